import { onTheKnees, rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const fond = { smile: 0.8, cheekPush: 0.3 } as const satisfies Pose['face'];

const fondling = (legs: Pose, spine: number, head: number): Pose => ({
  ...legs,
  arms: {
    near: { angle: 58, elbow: 18, hand: 'flat' },
    far: { angle: 8, elbow: 36, hand: 'relaxed', layer: 'back' },
  },
  spine,
  head,
  gaze: [0.6, 0.5],
  face: fond,
});

const fondleOn = (legs: Pose, lean: number): Motion => ({
  blend: 10,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: fondling(legs, lean - 4, -2) },
      { at: 18, pose: fondling(legs, lean + 2, 6), ease: 'overshoot' },
      { at: 42, pose: fondling(legs, lean, 2) },
      { at: 66, pose: fondling(legs, lean + 2, 6) },
    ],
    loopFrom: 18,
  },
});

/** On the knees beside a small animal. */
export const pet: ActionDefinition = {
  motion: fondleOn(onTheKnees, 8),
  /** Leans into a hand: eyes shut, chin up. */
  animal: {
    view: { body: 46, head: 30 },
    keys: [
      { at: 0, pose: { sit: 1 } },
      { at: 12, pose: { sit: 1, nod: 0.1, ears: -0.3 } },
      { at: 24, pose: { sit: 1, nod: 0.2, lids: 1, joy: 1, ears: -0.4, tilt: 0.14, wag: 1 } },
      { at: 44, pose: { sit: 1, nod: 0.14, lids: 1, joy: 1, ears: -0.4, tilt: 0.06, wag: 1 } },
      { at: 64, pose: { sit: 1, nod: 0.2, lids: 1, joy: 1, ears: -0.4, tilt: 0.14, wag: 1 } },
    ],
    loopFrom: 24,
  },
  baby: 'alike',
  heading: () => ({ body: 44, head: 40 }),
  alone: { person: 'kneel', animal: 'sit' },
  traits: ['fond', 'mutual', 'with-animal', 'animals-too'],
};

/** Standing beside a large one. */
export const stroke: ActionDefinition = {
  motion: fondleOn({ legs: rest.legs ?? {} }, 4),
  animal: pet.animal,
  heading: () => ({ body: 44, head: 40 }),
  onOther: 'head',
  alone: { person: 'stand', animal: 'sit' },
  traits: ['fond'],
};
