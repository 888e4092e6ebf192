import { feet, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const shrugging = (up: number, head: number): Pose => ({
  arms: {
    near: { angle: -36, elbow: -58 - up * 22, hand: 'open', thumb: -1, layer: 'front' },
    far: { angle: 36, elbow: 58 + up * 22, hand: 'open', thumb: 1, layer: 'front' },
  },
  legs: feet,
  spine: -2,
  head,
  headShift: [0, up * 0.045],
  face: { raise: 0.7 * up, smile: -0.3 },
});

/** Both palms up, the head to one side: who knows? */
export const shrug: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 8, pose: shrugging(1, 9), ease: 'overshoot' },
        { at: 30, pose: shrugging(0.7, 6) },
        { at: 42, pose: shrugging(1, -8), ease: 'overshoot' },
        { at: 66, pose: shrugging(0.6, -4) },
        { at: 76, pose: shrugging(1, 9) },
      ],
      loopFrom: 8,
    },
  },
  animal: sit.animal,
  traits: ['face-to-face', 'turns'],
};
