import { add, type DrawOp, openCurve, segment, solid, tube, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { feet } from '../poses/rest.ts';
import { gripOf } from '../props/in-hand.ts';
import type { Slot } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** The near hand holds the cloth, the far one with the needle is `out` heads from it. */
const sewing = (out: number, part: Pose = {}): Pose => ({
  legs: feet,
  arms: {
    near: { to: { from: 'chest', at: [0, 0.46] }, bend: 1, hand: 'flat', layer: 'top' },
    far: {
      to: { from: 'chest', at: [0.36 + out, 0.4 - 1.1 * out] },
      bend: -1,
      hand: 'fist',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: 5,
  head: 10,
  gaze: [0.5, 0.9],
  ...part,
});

/** From the cloth to the needle in the hand. */
function needleAndThread(figure: Figure): DrawOp[] {
  const cloth = add(figure.joints.chest, [0.26, 0.5]);
  const hand = gripOf(figure, figure.joints.arms.far);
  const sag = [(cloth[0] + hand[0]) / 2, (cloth[1] + hand[1]) / 2 + 0.05] as const;
  return [
    wire(openCurve([cloth, [...sag], hand], 8), 0.018, '#3b4f8a'),
    ...solid(
      figure,
      [tube(segment(add(hand, [-0.1, 0.1]), add(hand, [0.08, -0.12])), [0.014, 0.02], { samples: 4 })],
      '#c9d0da',
      {
        shade: 0.2,
        line: 0.6,
        dots: false,
      },
    ),
  ];
}

function cloth(figure: Figure): DrawOp[] {
  const [x, y] = add(figure.joints.chest, [0.16, 0.62]);
  return solid(
    figure,
    [
      openCurve(
        [
          [x - 0.28, y - 0.14],
          [x, y - 0.18],
          [x + 0.26, y - 0.12],
          [x + 0.3, y + 0.24],
          [x + 0.1, y + 0.3],
          [x - 0.12, y + 0.22],
          [x - 0.3, y + 0.28],
          [x - 0.28, y - 0.14],
        ],
        5,
      ),
    ],
    '#f1c7d3',
    { shade: 0.25, dots: false },
  );
}

const inHands: Slot = {
  at: ({ joints }) => add(joints.chest, [0.16, 0.62]),
  least: 0.5,
  most: 0.8,
  layer: 'front',
};

/** Stitches: in, and the thread is pulled through. */
export const sew: ActionDefinition = {
  motion: {
    noBag: true,
    props: (_frame, thing) => ({ ...(thing ? {} : { front: cloth }), top: needleAndThread }),
    slot: () => inHands,
    telling: { at: 26, every: 52 },
    move: {
      keys: [
        { at: 0, pose: sewing(0) },
        { at: 8, pose: sewing(-0.04, { spine: 7 }) },
        { at: 26, pose: sewing(0.26, { head: 7 }), ease: 'out' },
        { at: 34, pose: sewing(0.25, { head: 7 }) },
        { at: 52, pose: sewing(0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  thing: { middle: beforeChest(0.2, 0.5), reach: 0.6 },
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
