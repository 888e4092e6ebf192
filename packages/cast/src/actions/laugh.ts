import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { dance } from './dance.ts';
import { flap } from './flap.ts';

const onBelly = (by: number): NonNullable<Pose['arms']> => ({
  near: { to: { from: 'chest', at: [-0.02, 0.42 + by] }, bend: 1, hand: 'flat', layer: 'front' },
  far: { to: { from: 'chest', at: [0.12, 0.47 + by] }, bend: -1, hand: 'flat', thumb: 1, layer: 'front' },
});

const shaking = (spine: number, head: number, squash: number, by: number): Pose => ({
  ...rest,
  arms: onBelly(by),
  spine,
  head,
  squash,
});

/** Holding the belly: forward with a shake, back with a breath. */
export const laugh: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: shaking(4, -4, 1, 0) },
        { at: 5, pose: shaking(13, 4, 0.965, 0.02), ease: 'out' },
        { at: 8, pose: shaking(10, 1, 0.99, 0) },
        { at: 11, pose: shaking(13, 4, 0.965, 0.02) },
        { at: 14, pose: shaking(10, 1, 0.99, 0) },
        { at: 17, pose: shaking(12, 3, 0.97, 0.02) },
        { at: 28, pose: shaking(-7, -9, 1.025, -0.02), ease: 'out' },
        { at: 40, pose: shaking(4, -4, 1, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: dance.animal,
  bird: flap.animal,
  contacts: [{ kind: 'giggle', first: 4, every: 40 }],
  traits: ['face-to-face'],
};
