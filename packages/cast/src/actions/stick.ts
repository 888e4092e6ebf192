import { add } from '@milestoon/drawing';
import { feet } from '../poses/rest.ts';
import { betweenHands } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

/** Both palms on what is before the face of whoever stands there, one above the other. */
const pressing = (near: number, far: number, spine: number, part: Pose = {}): Pose => ({
  legs: feet,
  arms: {
    near: { to: { from: 'chest', at: [0.36, 0.06 + near] }, bend: 1, hand: 'flat', layer: 'top' },
    far: { to: { from: 'chest', at: [0.74, -0.22 + far] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  spine,
  head: -3,
  gaze: [0.9, 0],
  ...part,
});

/** Holds a thing to a wall, a door or a board at the height of the face, and smooths it with both palms. */
export const stick: ActionDefinition = {
  motion: {
    blend: 10,
    noBag: true,
    slot: () => ({
      at: (figure) => add(betweenHands(figure), [0.16, -0.06]),
      least: 0.62,
      most: 1.05,
      layer: 'front',
    }),
    telling: { at: 12, every: 60 },
    move: {
      keys: [
        { at: 0, pose: pressing(0.08, -0.04, 2) },
        { at: 12, pose: pressing(0, 0, 7), ease: 'out' },
        { at: 26, pose: pressing(0.1, 0, 6, { gaze: [0.9, 0.3] }) },
        { at: 40, pose: pressing(0, -0.06, 7, { face: { smile: 0.9 } }) },
        { at: 60, pose: pressing(0.08, -0.04, 2) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  room: 2.2,
  traits: ['own-eyes'],
};
