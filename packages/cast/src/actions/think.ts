import { farRest, feet, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const pondering = (head: number, finger: number): Pose => ({
  arms: {
    near: {
      to: { from: 'head', at: [-0.03, 0.66] },
      bend: 1,
      hand: 'fist',
      wrist: 14 + finger,
      layer: 'top',
    },
    far: farRest,
  },
  legs: feet,
  spine: -2,
  head,
});

/** A fist under the chin; the head goes from one side to the other, as thoughts do. */
export const think: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 10, pose: pondering(-3, 0), ease: 'overshoot' },
        { at: 34, pose: pondering(-5, 6) },
        { at: 50, pose: { ...pondering(2, -4), gaze: [-0.5, -0.7] } },
        { at: 74, pose: { ...pondering(3, 4), gaze: [-0.5, -0.7] } },
        { at: 90, pose: pondering(-3, 0) },
      ],
      loopFrom: 10,
    },
  },
  animal: sit.animal,
  memorable: 0,
  traits: ['face-to-face', 'listening', 'face-half-hidden', 'own-eyes', 'turns'],
};
