import { betweenHands } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const peering = (head: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [0.14, 0.16] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.5, 0.1] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  head,
  spine,
  gaze: [0.9, -0.25],
});

/** Something held before the eye that shows what is far or small. */
export const lookThrough: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: betweenHands, most: 0.85 }),
    move: {
      keys: [
        { at: 0, pose: peering(-8, -3) },
        { at: 24, pose: peering(-12, -6) },
        { at: 48, pose: peering(-5, 2) },
        { at: 76, pose: peering(-8, -3) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['own-eyes', 'goes-on'],
};
