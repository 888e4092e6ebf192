import { feet } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lick } from './lick.ts';

const biting = (spine: number, open: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.36, 0.1] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.56, 0.02] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: feet,
  spine,
  head: 10,
  gaze: [0.8, 0.6],
  face: { raise: -0.5, squeeze: 0.3, mouth: { open, width: 1.1, upperTeeth: 1, lowerTeeth: 1 } },
});

const motion: Motion = {
  blend: 8,
  noBag: true,
  telling: { at: 10, every: 40 },
  move: {
    keys: [
      { at: 0, pose: biting(8, 0.7) },
      { at: 8, pose: biting(15, 0.55) },
      { at: 22, pose: biting(16, 0.32) },
      { at: 40, pose: biting(14, 0.5) },
    ],
    loopFrom: 8,
  },
};

/** The teeth are in somebody's arm or hand. */
export const bite: ActionDefinition = {
  motion,
  animal: lick.animal,
  heading: () => ({ body: 58, head: 72 }),
  room: 1.5,
  alone: { person: 'stand' },
  traits: ['own-eyes'],
};
