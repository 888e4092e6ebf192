import type { Deed } from '../animals/acting/deed.ts';
import { facingUs } from '../animals/acting/views.ts';
import { feet, rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
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
const motion: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 40, pose: leaning },
      { at: 84, pose: rest },
    ],
    loopFrom: 0,
  },
};

const animal: Deed = {
  view: facingUs,
  keys: [
    { at: 0, posture: {} },
    { at: 50, posture: { tilt: 0.03, ears: 0.1 } },
    { at: 100, posture: {} },
  ],
  loopFrom: 0,
};

/** Stands at ease, or as a feeling has it. */
export const stand: ActionDefinition = {
  motion,
  animal,
  feelings,
  traits: ['face-to-face', 'listening', 'plain', 'quiet', 'turns'],
};
