import type { Box, Matrix, Point } from './draw-list.ts';

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

/** The matrix that moves by `x` and `y` units. */
export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
/** The matrix that stretches by the ratios `x` and `y`. */
export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];
/** The matrix that turns by `angle` radians, clockwise on the screen. */
export const rotation = (angle: number): Matrix => [
  Math.cos(angle),
  Math.sin(angle),
  -Math.sin(angle),
  Math.cos(angle),
  0,
  0,
];
/** The last matrix is applied first, as in nested canvas calls. */
export const compose = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(multiply, identity);
/** Where the matrix puts a point. */
export const apply = (m: Matrix, [x, y]: Point): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

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

/** How much longer a length gets, on average over both axes. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
