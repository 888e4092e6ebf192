import { farRest, nearRest, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { wave } from './wave.ts';

/** The far arm straight up beside the head, where it is seen, the hand open. */
const raised = (angle: number, stretch: number): Pose => ({
  ...rest,
  arms: {
    near: nearRest,
    far: { angle, elbow: 4, hand: 'open', thumb: 1, layer: 'top' },
  },
  stretch,
  head: -3,
  gaze: [0.5, -0.3],
  face: { smile: 0.7 },
});

/** Puts a hand up and keeps it there, as in class. */
export const raiseHand: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 4, pose: { ...rest, arms: { near: nearRest, far: { ...farRest, angle: 4 } } } },
        { at: 12, pose: raised(142, 1.03), ease: 'overshoot' },
        { at: 30, pose: raised(146, 1.01) },
        { at: 48, pose: raised(140, 1.03) },
        { at: 66, pose: raised(142, 1.03) },
      ],
      loopFrom: 12,
    },
  },
  animal: wave.animal,
  traits: ['babies-can', 'own-eyes', 'goes-on'],
};
