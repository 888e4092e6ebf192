import type { Box, Point } from './draw-list.ts';

/** The smallest box around all points of the lines. */
export function bounds(rings: readonly (readonly Point[])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return [left, top, right - left, bottom - top];
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
