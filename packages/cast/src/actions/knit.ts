import {
  add,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { feet } from '../poses/rest.ts';
import { gripOf } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

const stitch = 18;

/** Two hands before the chest whose needles go past each other. */
function knitting(frame: number): Pose {
  const turn = Math.sin((frame / stitch) * 2 * Math.PI);
  return {
    legs: feet,
    arms: {
      near: { to: { from: 'chest', at: [-0.06 + 0.03 * turn, 0.4] }, bend: 1, hand: 'fist', layer: 'top' },
      far: {
        to: { from: 'chest', at: [0.44 - 0.05 * turn, 0.38 + 0.05 * turn] },
        bend: -1,
        hand: 'fist',
        thumb: 1,
        layer: 'top',
      },
    },
    spine: 3,
    head: 9,
    gaze: [0.4, 0.9],
  };
}

const needles: Props = (figure) => {
  const { near, far } = figure.joints.arms;
  const rod = (from: Point, by: Point): DrawOp[] => [
    ...solid(figure, [tube(segment(from, add(from, by)), [0.022, 0.016], { samples: 4 })], '#e9d7a4', {
      shade: 0.2,
      line: 0.6,
      dots: false,
    }),
  ];
  return [...rod(gripOf(figure, near), [0.34, -0.18]), ...rod(gripOf(figure, far), [-0.34, -0.2])];
};
type Props = (figure: Figure) => DrawOp[];

/** What has been knitted hangs from the needles, and its wool runs down to a ball at the feet. */
const piece: Props = (figure) => {
  const [x, y] = add(figure.joints.chest, [0.19, 0.34]);
  const color = figure.person.signature;
  const rows = [0.14, 0.26, 0.38].map((down) =>
    wire(
      openCurve(
        [
          [x - 0.2, y + down],
          [x, y + down + 0.03],
          [x + 0.2, y + down],
        ],
        6,
      ),
      0.014,
      'rgba(255,255,255,0.5)',
    ),
  );
  return [
    wire(
      openCurve(
        [
          [x + 0.18, y],
          [x + 0.5, y + 0.5],
          [x + 0.56, -0.14],
        ],
        8,
      ),
      0.02,
      color,
    ),
    ...solid(figure, [ellipse(x + 0.56, -0.14, 0.15, 0.14, 0, 26)], color, { shade: 0.3, dots: false }),
    ...solid(
      figure,
      [
        [
          [x - 0.2, y],
          [x + 0.2, y],
          [x + 0.22, y + 0.52],
          [x - 0.22, y + 0.52],
        ],
      ],
      color,
      { shade: 0.25, dots: false },
    ),
    ...rows,
  ];
};

/** Knits: whatever becomes of it hangs before the belly. */
export const knit: ActionDefinition = {
  motion: {
    noBag: true,
    props: () => ({ front: piece, top: needles }),
    move: knitting,
  },
  animal: sit.animal,
  thing: { middle: beforeChest(0.2, 0.5), reach: 0.6 },
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
