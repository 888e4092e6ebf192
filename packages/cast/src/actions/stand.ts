import { facingUs } from '../animals/acting/views.ts';
import { feet, rest } from '../poses/rest.ts';
import { postures as feelings } from '../poses/postures.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const leaning: Pose = {
  arms: { near: { angle: -12, elbow: 13 }, far: { angle: 16, elbow: 8, thumb: 1, layer: 'back' } },
  legs: feet,
  spine: -2,
  head: 2.5,
};

/** Weight goes slowly from leg to leg. */
export const stand: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 40, pose: leaning },
        { at: 84, pose: rest },
      ],
      loopFrom: 0,
    },
  },
  animal: {
    view: facingUs,
    keys: [
      { at: 0, pose: {} },
      { at: 50, pose: { tilt: 0.03, ears: 0.1 } },
      { at: 100, pose: {} },
    ],
    loopFrom: 0,
  },
  feelings,
  memorable: 0,
  traits: ['face-to-face', 'listening', 'plain', 'quiet', 'turns', 'animals-too'],
};
