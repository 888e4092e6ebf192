import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  openCurve,
  stroke,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { inkOr } from '../figure.ts';
import type { Expression } from './expressions.ts';

const drop = (x: number, y: number, size: number): Knot[] => [
  [x, y - 0.06 * size, 1],
  [x + 0.038 * size, y + 0.02 * size],
  [x, y + 0.052 * size],
  [x - 0.038 * size, y + 0.02 * size],
];

/** A tear, a drop of sweat, and the creases of blown-up cheeks. They grow in with their number. */
export function drops(figure: Figure, expression: Expression): DrawOp[] {
  const { style, person } = figure;
  const ops: DrawOp[] = [];
  if (expression.tear > 0.05) {
    // One for somebody sad; crying, the other eye weeps as well.
    const spots = expression.tear > 0.9 ? [-0.215, 0.36] : [-0.215];
    for (const x of spots) {
      const y = 0.22 + 0.06 * expression.tear;
      const ring = closedCurve(drop(x, y, 1.15 * expression.tear));
      ops.push(fill(ring, style.flat ? '#8fd3f5' : 'rgba(143,211,245,0.9)'));
      if (style.line.width > 0.01) ops.push(wire(ring, style.line.width * 0.6, style.ink ?? '#5b9fc4', true));
      ops.push(fill(ellipse(x - 0.01, y + 0.018, 0.011, 0.017, 0, 16), '#ffffff'));
    }
  }
  if (expression.sweat > 0.05) {
    const ring = closedCurve(drop(-0.4, -0.24, 1.1 * expression.sweat));
    ops.push(fill(ring, '#a5def7'), fill(ellipse(-0.412, -0.222, 0.01, 0.016, 0, 16), '#ffffff'));
    if (style.line.width > 0.01) ops.push(wire(ring, style.line.width * 0.7, style.ink ?? '#4a86a8', true));
  }
  if (expression.puff > 0.3 && !style.flat) {
    const color = inkOr(figure, () => adjust(person.skin, { lightnessTimes: 0.6, chroma: 0.04 }));
    for (const side of [-1, 1])
      ops.push(
        stroke(
          openCurve(
            [
              [0.12 + side * 0.2, 0.27],
              [0.12 + side * 0.235, 0.31],
              [0.12 + side * 0.22, 0.355],
            ],
            5,
          ),
          style.line.width * 0.9,
          color,
        ),
      );
  }
  return ops;
}
