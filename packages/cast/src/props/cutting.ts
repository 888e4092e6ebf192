import {
  add,
  type DrawOp,
  ellipse,
  type Point,
  radians,
  rotation,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

const steel = '#d5dae2';
const plain = { shade: 0.3, line: 0.7, dots: false } as const;

/** Children's scissors, points away from the grip; `gap` 0 … 1 is how far they are open. */
export function scissors(figure: Figure, gap: number): DrawOp[] {
  const half = (side: number): DrawOp => ({
    kind: 'group',
    matrix: rotation(radians(side * (3 + gap * 16))),
    ops: [
      ...solid(
        figure,
        [tube(segment([0, 0.02], [side * 0.012, -0.36]), [0.038, 0.016], { samples: 6 })],
        steel,
        plain,
      ),
      wire(ellipse(side * -0.07, 0.11, 0.062, 0.078, 0, 26), 0.036, '#e2504a', true),
    ],
  });
  return [half(-1), half(1)];
}

/** A round table knife that points away from the grip. */
export const knife = (figure: Figure, length: number): DrawOp[] => [
  ...solid(figure, [tube(segment([0, -0.06], [0, -length]), [0.04, 0.046], { samples: 6 })], steel, plain),
  ...solid(figure, [tube(segment([0, 0.1], [0, -0.08]), [0.04, 0.036], { samples: 6 })], '#8a5a36', plain),
];

/** A board seen from the front; `at` is its middle from the chest. */
export function cuttingBoard(figure: Figure, at: Point, half: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, at);
  return solid(
    figure,
    [tube(segment([x - half, y], [x + half, y]), [0.055, 0.055], { samples: 4 })],
    '#d9a860',
    plain,
  );
}
