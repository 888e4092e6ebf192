/** A table that belongs to what is done on it: as high as the hips of whoever works there. Heads. */
import type { DrawOp, Point } from '@milestoon/drawing';
import { table } from '@milestoon/things';
import type { Figure } from '../figure.ts';

/** From the middle of whoever stands there: the ends of the board, and its middle. */
const [left, right] = [-0.62, 1.06];
const middle = (left + right) / 2;

/** Where things lie on it. */
export const onWorktop = ({ joints: { hip }, build: { torso } }: Figure): Point => [
  hip[0] + middle,
  hip[1] - 0.06 - Math.max(0, torso - 0.72),
];

/** Before the body. */
export function worktop(figure: Figure): DrawOp[] {
  const [x, y] = onWorktop(figure);
  return table(figure, { x, half: (right - left) / 2, high: -y });
}
