import { add } from '@milestoon/drawing';
import type { Pose } from '../rig/pose.ts';
import { rest } from '../poses/rest.ts';
import { around, standingBefore } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const blowing = (sway: number, puff: number): Pose =>
  around(0.3 + sway * 0.01, 0.1, 0.14, {
    spine: -4 + sway,
    head: -4 - sway,
    gaze: [0.4, -0.3],
    face: { puff, mouth: { open: 0.1, width: 0.5, round: 0.9 } },
  });

/** Heads from the chest at which the keys of a piano are. */
const keys = { near: [0.5, 0.34], far: [0.66, 0.3] } as const;
const striking = (near: number, far: number, sway: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [keys.near[0], keys.near[1] - near] },
      bend: 1,
      hand: 'flat',
      layer: 'top',
    },
    far: {
      to: { from: 'chest', at: [keys.far[0], keys.far[1] - far] },
      bend: 1,
      hand: 'flat',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: 5 + sway,
  head: 6 - sway,
  gaze: [0.6, 0.5],
});

/** Plays what is held before the mouth and the chest, and a piano where it stands. */
export const playMusic: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.42, 0.12]), most: 1.05, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: blowing(-3, 0.7) },
        { at: 14, pose: blowing(4, 1) },
        { at: 28, pose: blowing(-4, 0.6) },
        { at: 42, pose: blowing(3, 1) },
      ],
      loopFrom: 0,
    },
  },
  withLarge: {
    noBag: true,
    slot: () => ({ at: standingBefore(0.16), most: 3.4 }),
    move: {
      keys: [
        { at: 0, pose: striking(0.12, 0, -2) },
        { at: 7, pose: striking(0, 0.12, 0) },
        { at: 14, pose: striking(0.1, 0, 3) },
        { at: 21, pose: striking(0, 0.14, 1) },
        { at: 28, pose: striking(0.12, 0, -2) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['watched', 'goes-on'],
};
