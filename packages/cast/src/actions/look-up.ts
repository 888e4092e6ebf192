import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const gazing = (head: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -16, elbow: 10 },
    far: {
      to: { from: 'head', at: [0.52, -0.08] },
      bend: -1,
      hand: 'flat',
      wrist: 30,
      thumb: 1,
      layer: 'top',
    },
  },
  head,
  spine,
  gaze: [0.3, -1],
  face: { raise: 0.9, mouth: { open: 0.3, width: 0.7, round: 0.6 } },
});

/** The head laid back, a hand over the brows, the eyes on what is high above. */
export const lookUp: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: gazing(-16, -5) },
        { at: 30, pose: gazing(-20, -7), ease: 'soft' },
        { at: 60, pose: gazing(-16, -5), ease: 'soft' },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['own-eyes', 'turns', 'babies-can'],
};
