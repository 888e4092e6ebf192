import { add, type DrawOp, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Motion } from '../poses/motion.ts';
import { gripOf } from '../props/in-hand.ts';
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

/** Sticks come down in turn on what hangs before the belly. */
const drumming = (near: number, far: number, sway: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [-0.02, 0.34 - near] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.46, 0.34 - far] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine: 1 + sway,
  head: 5 - sway,
  gaze: [0.4, 0.7],
});

/** Frames between one hand's beat and the other's. */
const beat = 7;
/** One beat after the other, round and round. */
const inTurns = (poses: readonly [Pose, ...Pose[]]): Motion['move'] => ({
  keys: [...poses, poses[0]].map((pose, i) => ({ at: i * beat, pose })),
  loopFrom: 0,
});

const stick = (figure: Figure, side: 'near' | 'far'): DrawOp[] => {
  const from = gripOf(figure, figure.joints.arms[side]);
  const tip = add(from, [side === 'near' ? 0.26 : -0.2, 0.16]);
  return solid(figure, [tube(segment(from, tip), [0.028, 0.028, 0.04])], '#c9935a', {
    shade: 0.3,
    dots: false,
  });
};

/** A drum at a strap, played with two sticks. */
const withDrum: Motion = {
  noBag: true,
  telling: { at: 7, every: 28 },
  props: () => ({ top: (figure) => [...stick(figure, 'near'), ...stick(figure, 'far')] }),
  slot: () => ({
    at: ({ joints }) => add(joints.chest, [0.22, 0.72]),
    least: 0.82,
    most: 0.95,
    layer: 'front',
  }),
  move: inTurns([drumming(0.26, 0, -2), drumming(0, 0.26, 0), drumming(0.24, 0, 2), drumming(0, 0.28, 1)]),
};

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
  withKind: { names: /drum|tambor|tambourine|xylophone|bongo/, motion: withDrum },
  withLarge: {
    noBag: true,
    slot: () => ({ at: standingBefore(0.16), most: 3.4 }),
    move: inTurns([striking(0.12, 0, -2), striking(0, 0.12, 0), striking(0.1, 0, 3), striking(0, 0.14, 1)]),
  },
  animal: sit.animal,
  traits: ['watched', 'goes-on'],
};
