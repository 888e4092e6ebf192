import {
  add,
  between,
  ellipse,
  openCurve,
  type Point,
  radians,
  rotate,
  scale,
  tube,
} from '@milestoon/drawing';
import type { HandShape } from '../rig/pose.ts';

export interface HandDrawing {
  rings: Point[][];
  /** Short lines between the fingers. */
  lines: Point[][];
}

/**
 * A hand as a union of fat capsules; its own x runs along the fingers, the thumb is on +y.
 * `direction` in degrees as a limb's, `size` is a multiple of a child's hand.
 */
export function handDrawing(
  wrist: Point,
  direction: number,
  shape: HandShape,
  thumb: 1 | -1,
  size: number,
): HandDrawing {
  const turn = Math.PI / 2 - radians(direction);
  const place = ([x, y]: Point): Point => add(wrist, scale(rotate([x, y * thumb], turn), size));
  const finger = (from: Point, to: Point, root: number, tip: number): Point[] =>
    tube(openCurve([place(from), place(between(from, to)), place(to)], 5), [root * size, tip * size], {
      samples: 8,
    });
  const palm = (x: number, rx: number, ry: number): Point[] => ellipse(x, 0, rx, ry, 0, 26).map(place);
  const line = (from: Point, to: Point): Point[] =>
    openCurve([place(from), place(between(from, to)), place(to)], 4);
  switch (shape) {
    case 'open':
      return {
        rings: [
          palm(0.075, 0.078, 0.08),
          finger([0.1, -0.052], [0.158, -0.098], 0.029, 0.027),
          finger([0.12, -0.018], [0.196, -0.034], 0.031, 0.028),
          finger([0.12, 0.024], [0.196, 0.034], 0.031, 0.028),
          finger([0.045, 0.05], [0.098, 0.122], 0.032, 0.028),
        ],
        lines: [],
      };
    case 'point':
      return {
        rings: [
          palm(0.072, 0.078, 0.074),
          finger([0.09, 0.024], [0.225, 0.03], 0.03, 0.025),
          finger([0.05, 0.045], [0.105, 0.078], 0.032, 0.028),
        ],
        lines: [line([0.125, -0.012], [0.095, -0.01]), line([0.12, -0.042], [0.092, -0.038])],
      };
    case 'fist':
      return {
        rings: [palm(0.075, 0.082, 0.08), finger([0.045, 0.05], [0.115, 0.045], 0.032, 0.03)],
        lines: [line([0.15, -0.02], [0.118, -0.018]), line([0.138, -0.052], [0.108, -0.046])],
      };
    case 'flat':
      return {
        rings: [
          palm(0.07, 0.075, 0.062),
          finger([0.08, 0], [0.185, 0], 0.056, 0.04),
          finger([0.045, 0.035], [0.105, 0.085], 0.03, 0.026),
        ],
        lines: [],
      };
    case 'relaxed':
      return {
        rings: [
          palm(0.072, 0.078, 0.072),
          finger([0.085, -0.01], [0.165, -0.006], 0.062, 0.046),
          finger([0.048, 0.045], [0.112, 0.088], 0.033, 0.028),
        ],
        lines: [line([0.196, -0.017], [0.132, -0.014]), line([0.19, 0.012], [0.132, 0.01])],
      };
  }
}
