import { feet, nearRest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';

const offered = (spine: number, up: number): Pose => ({
  arms: { near: nearRest, far: { angle: 50 + up, elbow: 24 + up, hand: 'flat', thumb: 1, layer: 'front' } },
  legs: feet,
  spine,
  head: 3 - up * 0.3,
  gaze: [0.9, 0],
  face: { smile: 0.7 },
});

/** Holds a hand out and shakes the other's up and down. */
export const shakeHands: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: offered(0, -4) },
        { at: 12, pose: offered(5, 4), ease: 'soft' },
        { at: 20, pose: offered(4, -4) },
        { at: 28, pose: offered(6, 4) },
        { at: 36, pose: offered(4, -4) },
        { at: 44, pose: offered(6, 4) },
        { at: 60, pose: offered(0, -4) },
      ],
      loopFrom: 12,
    },
  },
  animal: fetch.animal,
  heading: () => ({ body: 34, head: 46 }),
  room: 1.6,
  together: { as: ['shake-hands', 'shake-hands'] },
  traits: ['own-eyes'],
};
