import { feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const bowing = (deep: number): Pose => ({
  arms: {
    near: { angle: -24 - deep * 30, elbow: 20, hand: 'flat', layer: 'back' },
    far: { angle: 22, elbow: -104, hand: 'flat', thumb: 1, layer: 'top' },
  },
  legs: feet,
  spine: deep * 40,
  head: deep * 14,
  gaze: [0.4, deep],
});

/** Bends low, a hand before the belly and one behind, and comes up again. */
export const bow: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: bowing(0) },
        { at: 14, pose: bowing(1), ease: 'soft' },
        { at: 34, pose: bowing(0.92) },
        { at: 48, pose: bowing(0.05), ease: 'soft' },
        { at: 58, pose: bowing(0) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: sit.animal,
  heading: () => ({ body: 58, head: 56 }),
  room: 1.7,
  traits: ['whole', 'festive'],
};
