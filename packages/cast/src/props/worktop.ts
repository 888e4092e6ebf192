/** A table that belongs to what is done on it: as high as the hips of whoever works there. Heads. */
import { type DrawOp, type Point, rectangle, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** From the middle of whoever stands there: the ends of the board, and its middle. */
const [left, right] = [-0.62, 1.06];
const middle = (left + right) / 2;
const thick = 0.1;
const wood = { shade: 0.4, dots: false } as const;

/** Where things lie on it. */
export const onWorktop = ({ joints: { hip }, build: { torso } }: Figure): Point => [
  hip[0] + middle,
  hip[1] - 0.06 - Math.max(0, torso - 0.72),
];

/** Before the body: board and legs, the farther two shorter. */
export function worktop(figure: Figure): DrawOp[] {
  const [x, y] = onWorktop(figure);
  const half = (right - left) / 2;
  const leg = (at: number, foot: number): DrawOp[] =>
    solid(
      figure,
      [tube(segment([x + at, y], [x + at, foot]), [0.05, 0.045], { samples: 4 })],
      '#9a6238',
      wood,
    );
  return [
    ...leg(-half + 0.22, -0.1),
    ...leg(half - 0.22, -0.1),
    ...leg(-half + 0.09, 0.02),
    ...leg(half - 0.09, 0.02),
    ...solid(
      figure,
      [
        [
          [x - half + 0.1, y - 0.05],
          [x + half - 0.1, y - 0.05],
          [x + half, y + 0.06],
          [x - half, y + 0.06],
        ],
      ],
      '#dba876',
      { shade: 0.1, dots: false },
    ),
    ...solid(figure, [rectangle(x - half, y + 0.05, x + half, y + 0.05 + thick)], '#c98f5c', wood),
  ];
}
