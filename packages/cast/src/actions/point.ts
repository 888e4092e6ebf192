import { feet, nearRest, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { look } from './look.ts';
import { sniff } from './sniff.ts';

const pointing = (angle: number, spine: number): Pose => ({
  arms: {
    near: { angle: -48, elbow: 96, hand: 'fist' },
    far: { angle, elbow: 6, hand: 'point', layer: 'front' },
  },
  legs: { near: { angle: -8 }, far: { angle: 7 } },
  spine,
  head: 2,
  gaze: [0.9, -0.1],
});

/** Shows what is there; an animal sniffs at it. */
export const point: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        {
          at: 5,
          pose: {
            arms: { near: nearRest, far: { angle: 8, elbow: 96, hand: 'fist', layer: 'front' } },
            legs: feet,
            spine: -6,
            head: 4,
            gaze: [0.9, -0.1],
          },
        },
        { at: 12, pose: pointing(96, -3), ease: 'overshoot' },
        { at: 26, pose: pointing(91, -4) },
        { at: 34, pose: pointing(98, -2), ease: 'overshoot' },
        { at: 60, pose: pointing(96, -3) },
      ],
      loopFrom: 12,
    },
  },
  animal: sniff.animal,
  bird: look.animal,
  room: 1.7,
  gesture: 60,
  memorable: 1,
  traits: ['bold', 'face-to-face', 'turns'],
};
