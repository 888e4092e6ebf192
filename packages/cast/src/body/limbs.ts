import { add, between, openCurve, type Point, scale } from '@milestoon/drawing';

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
