import type { Point } from '@milestoon/drawing';
import type { PictureShape } from '../picture.ts';

/** Nothing breaks along a straight line. */
export const jagged = (along: number): number => 0.028 * Math.sin(along * 34);

/** What of the shapes lies where the measure is positive. */
export function cut(shapes: readonly PictureShape[], inside: (point: Point) => number): PictureShape[] {
  return shapes.flatMap(({ color, rings }) => {
    const kept = rings
      .map((ring) => clipped(dense(ring as Point[]), inside))
      .filter(({ length }) => length > 2);
    return kept.length > 0 ? [{ color, rings: kept }] : [];
  });
}

/** Corners stay near enough to each other for a jagged line. */
export const dense = (ring: readonly Point[]): Point[] =>
  ring.flatMap(([x, y], i): Point[] => {
    const [u, v] = ring[(i + 1) % ring.length] ?? [x, y];
    const parts = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / 0.04));
    return Array.from(
      { length: parts },
      (_, k): Point => [x + ((u - x) * k) / parts, y + ((v - y) * k) / parts],
    );
  });

/** Sutherland and Hodgman's clipping of a polygon, by one edge. */
function clipped(ring: readonly Point[], inside: (point: Point) => number): Point[] {
  return ring.flatMap((point, i): Point[] => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const [a, b] = [inside(point), inside(next)];
    const own: Point[] = a >= 0 ? [point] : [];
    if (a >= 0 === b >= 0) return own;
    const share = a / (a - b);
    return [...own, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

/** Shapes moved point by point. */
export const warped = (shapes: readonly PictureShape[], to: (point: Point) => Point): PictureShape[] =>
  shapes.map(({ color, rings }) => ({
    color,
    rings: rings.map((ring) => ring.map((each) => to(each as Point))),
  }));

/** Shapes turned about the middle, made a little smaller, and laid aside: radians. */
export const turned = (
  shapes: readonly PictureShape[],
  turn: number,
  [dx, dy]: Point,
  size = 0.9,
): PictureShape[] =>
  warped(shapes, ([x, y]) => [
    (x * Math.cos(turn) - y * Math.sin(turn)) * size + dx,
    (x * Math.sin(turn) + y * Math.cos(turn)) * size + dy,
  ]);
