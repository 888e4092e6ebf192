import type { Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

const crouch: Pose = {
  arms: { near: { angle: -46, elbow: 26 }, far: { angle: -30, elbow: 30, layer: 'back' } },
  legs: { near: { angle: 40, knee: 78, toe: -0.3 }, far: { angle: 46, knee: 84, toe: 0.6 } },
  spine: 12,
  squash: 0.9,
  face: { raise: -0.2 },
};
const stretched: Pose = {
  arms: {
    near: { angle: -150, elbow: -6, hand: 'open', layer: 'back' },
    far: { angle: 152, elbow: 6, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: { near: { angle: -6, foot: 42, toe: -0.4 }, far: { angle: 5, foot: 42, toe: 0.7 } },
};
const apex: Pose = {
  arms: {
    near: { angle: -142, elbow: -14, hand: 'open', layer: 'back' },
    far: { angle: 142, elbow: 14, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -34, knee: 52, foot: 38, toe: -0.5 },
    far: { angle: 36, knee: -4, foot: 22, toe: 0.7 },
  },
  lift: 0.52,
  stretch: 1.03,
  cloakLength: 0.46,
};

/** Anticipation, stretch, a moment in the air, landing, settling. */
export const jump: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 8, pose: crouch },
      { at: 10, pose: { ...crouch, squash: 0.88 } },
      { at: 13, pose: { ...stretched, squash: 1.09, lift: 0.14 }, ease: 'in' },
      { at: 19, pose: apex, ease: 'out' },
      { at: 21, pose: { ...apex, lift: 0.5 } },
      { at: 26, pose: { ...stretched, squash: 1.06, lift: 0.06, cloakLength: 0.36 }, ease: 'in' },
      { at: 28, pose: { ...crouch, squash: 0.86, cloakLength: 0.6 }, ease: 'out' },
      { at: 34, pose: { ...rest, squash: 1.03 } },
      { at: 38, pose: rest },
      { at: 48, pose: rest },
    ],
    loopFrom: 0,
  },
};
