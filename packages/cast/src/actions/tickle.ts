import { feet, onTheKnees } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { pet } from './pet.ts';

const wriggling = (legs: Pose, up: number, spine: number): Pose => ({
  legs: feet,
  ...legs,
  arms: {
    near: { angle: 50 + up * 12, elbow: 40 - up * 14, wrist: up * 24, hand: 'open', layer: 'top' },
    far: { angle: 62 - up * 12, elbow: 34 + up * 14, wrist: -up * 24, hand: 'open', thumb: 1, layer: 'top' },
  },
  spine,
  head: 2 + up * 3,
  gaze: [0.9, 0.5],
  face: { raise: 0.7, smile: 1, cheekPush: 0.3, mouth: { open: 0.45, width: 1.15, upperTeeth: 1 } },
});

const tickling = (legs: Pose): Motion => ({
  blend: 10,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: wriggling(legs, 0, 4) },
      { at: 8, pose: wriggling(legs, 1, 9) },
      { at: 13, pose: wriggling(legs, -1, 11) },
      { at: 18, pose: wriggling(legs, 1, 9) },
      { at: 23, pose: wriggling(legs, -1, 11) },
      { at: 28, pose: wriggling(legs, 1, 9) },
      { at: 38, pose: wriggling(legs, 0, 2), ease: 'out' },
      { at: 48, pose: wriggling(legs, 0, 4) },
    ],
    loopFrom: 0,
  },
});

/** Leans over with ten wriggling fingers; whoever is tickled laughs. */
export const tickle: ActionDefinition = {
  motion: tickling({}),
  grownUp: tickling(onTheKnees),
  animal: pet.animal,
  heading: () => ({ body: 44, head: 50 }),
  room: 1.6,
  together: { as: ['tickle', 'laugh'] },
  contacts: [{ kind: 'giggle', first: 12, every: 48 }],
  traits: ['own-eyes', 'fond'],
};
