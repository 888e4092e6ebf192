import { add, type DrawOp, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Motion } from '../poses/motion.ts';
import { fryingPan } from '../props/frying-pan.ts';
import { gripOf, inHand } from '../props/in-hand.ts';
import type { Slot } from '../props/slot.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const round = 40;
const leaves = 5;
const lands = 37;

/** 0 … 1 … 0 while what is tossed is in the air. */
function airAt(frame: number): number {
  const f = frame % round;
  return f < leaves || f > lands ? 0 : Math.sin((Math.PI * (f - leaves)) / (lands - leaves));
}

const tossing = (up: number, air: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -20, elbow: 10, layer: 'back' },
    far: {
      to: { from: 'chest', at: [0.4, 0.42 - up * 0.14] },
      bend: -1,
      hand: 'fist',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: -2 - air * 4,
  head: 2 - air * 12,
  gaze: [0.7, 0.5 - air * 1.1],
  face: { raise: air * 0.8 },
});

/** It turns over high above the pan and falls back into it. */
function slot(frame: number): Slot {
  const air = airAt(frame);
  return {
    at: (figure) => add(gripOf(figure, figure.joints.arms.far), [0.46, -0.12 - air * 1.15]),
    turn: air * 150,
    most: 0.5,
    layer: 'front',
  };
}

/** The far hand holds the stick out, a little down, and turns it. */
const roasting = (turn: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -20, elbow: 10, layer: 'back' },
    far: { to: { from: 'chest', at: [0.5, 0.42 + turn] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine,
  head: 6,
  gaze: [0.8, 0.6],
});

const stick = (figure: Figure): DrawOp[] => {
  const hand = gripOf(figure, figure.joints.arms.far);
  return solid(
    figure,
    [tube(segment(add(hand, [-0.16, -0.05]), add(hand, [0.98, 0.28])), [0.03, 0.026, 0.02])],
    '#9a6a3c',
    { shade: 0.3, dots: false },
  );
};

/** Over a fire, at the end of a stick. */
const onStick: Motion = {
  noBag: true,
  props: () => ({ front: stick }),
  slot: () => ({
    at: (figure) => add(gripOf(figure, figure.joints.arms.far), [1, 0.28]),
    least: 0.42,
    most: 0.5,
    layer: 'top',
  }),
  move: {
    keys: [
      { at: 0, pose: roasting(0, 4) },
      { at: 30, pose: roasting(0.05, 6), ease: 'soft' },
      { at: 60, pose: roasting(0, 4), ease: 'soft' },
    ],
    loopFrom: 0,
  },
};

/** Tosses what is in the pan; what is roasted over a fire is on a stick. */
export const flip: ActionDefinition = {
  motion: {
    noBag: true,
    props: () => ({
      front: (figure) => inHand(figure, figure.joints.arms.far, -6, fryingPan(figure)),
    }),
    slot,
    move: {
      keys: [
        { at: 0, pose: tossing(0, 0) },
        { at: leaves, pose: tossing(1, 0.2), ease: 'out' },
        { at: 20, pose: tossing(0.4, 1) },
        { at: lands, pose: tossing(0, 0.3) },
        { at: round, pose: tossing(0, 0) },
      ],
      loopFrom: 0,
    },
  },
  withKind: { names: /^(?:marshmallow|hot-dog|candy|ear-of-corn|potato)$/, motion: onStick },
  animal: sit.animal,
  room: 2,
  traits: ['own-eyes', 'goes-on', 'needs-walking', 'watched'],
};
