import type { DrawOp, Point } from '../../core/draw-list.ts';
import { closedCurve, ellipse, openCurve } from '../../core/geometry.ts';
import type { Color } from '../material.ts';
import { clip, fill, type Pen, stroke } from '../pen.ts';

/** A button nose with the two curves of a small mouth below it; `open` 0…1. */
export function smallMouth({ style }: Pen, [x, y]: Point, open: number, nose: Color): DrawOp[] {
  const ring = ellipse(x, y + 0.05 + open * 0.012, 0.028, 0.01 + open * 0.02, 0, 24);
  const tip: Point[] = [
    [x - 0.026, y - 0.005],
    [x, y - 0.012],
    [x + 0.026, y - 0.005],
    [x, y + 0.022],
  ];
  return [
    ...(open > 0.2
      ? [fill(ring, '#7a2b33'), ...clip([ring], [fill(ellipse(x, y + 0.08, 0.02, 0.016, 0, 18), '#ee7d86')])]
      : []),
    fill(closedCurve(tip), nose),
    stroke(
      openCurve(
        [
          [x - 0.044, y + 0.042],
          [x - 0.022, y + 0.054],
          [x, y + 0.028],
          [x + 0.022, y + 0.054],
          [x + 0.044, y + 0.042],
        ],
        6,
      ),
      Math.max((style.line.width || 0.011) * 0.9, 0.01),
      style.ink ?? '#5b4038',
      0.4,
      0.4,
    ),
  ];
}
