import type { Box, Matrix } from './draw-list.ts';

/** Leaves everything where it is. */
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** The way back, or null when the matrix flattens everything. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-12) return null;
  const k = 1 / determinant;
  return [d * k, -b * k, -c * k, a * k, (c * f - d * e) * k, (b * e - a * f) * k];
}

/** The upright box around `box` after `matrix`. */
export function mapBox([a, b, c, d, e, f]: Matrix, [x, y, width, height]: Box): Box {
  const xs = [
    a * x + c * y,
    a * (x + width) + c * y,
    a * x + c * (y + height),
    a * (x + width) + c * (y + height),
  ];
  const ys = [
    b * x + d * y,
    b * (x + width) + d * y,
    b * x + d * (y + height),
    b * (x + width) + d * (y + height),
  ];
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return [left + e, top + f, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** What two boxes share; width and height are 0 when they do not meet. */
export function intersect(p: Box, q: Box): Box {
  const x = Math.max(p[0], q[0]);
  const y = Math.max(p[1], q[1]);
  const right = Math.min(p[0] + p[2], q[0] + q[2]);
  const bottom = Math.min(p[1] + p[3], q[1] + q[3]);
  return [x, y, Math.max(0, right - x), Math.max(0, bottom - y)];
}

/** The smallest box that holds both. */
export function union(p: Box, q: Box): Box {
  const x = Math.min(p[0], q[0]);
  const y = Math.min(p[1], q[1]);
  return [x, y, Math.max(p[0] + p[2], q[0] + q[2]) - x, Math.max(p[1] + p[3], q[1] + q[3]) - y];
}

/** A box that is larger by `by` units on every side. */
export const inflate = ([x, y, width, height]: Box, by: number): Box => [
  x - by,
  y - by,
  width + 2 * by,
  height + 2 * by,
];

/** Whole pixels that contain `box`. */
export function outward([x, y, width, height]: Box): Box {
  const left = Math.floor(x);
  const top = Math.floor(y);
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
}

/** How much longer a length gets, on average over both axes. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
