import type { Point } from '../../core/draw-list.ts';
import { add, between, openCurve, scale } from '../../core/geometry.ts';

/** One smooth line through a limb; the joint is pulled a little toward the chord, so it never kinks. */
export const limbLine = (from: Point, joint: Point, to: Point): Point[] =>
  openCurve(
    [
      from,
      between(from, joint),
      add(scale(joint, 0.88), scale(between(from, to), 0.12)),
      between(joint, to),
      to,
    ],
    10,
  );
