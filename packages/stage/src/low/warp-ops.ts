import {
  type Box,
  bounds,
  type DrawOp,
  identity,
  type Matrix,
  multiply,
  type Paint,
  type Point,
} from '@milestoon/drawing';
import { type Warp, warpPath, warpSvgPath } from './warp-path.ts';

const placed =
  ([a, b, c, d, e, f]: Matrix): Warp =>
  ([x, y]) => [a * x + c * y + e, b * x + d * y + f];

/** How much larger a matrix makes things. */
const sizeOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Operations with every point elsewhere; widths of lines and dots follow the groups they are in, cells and blurs stay. */
export const warpOps = (ops: readonly DrawOp[], warp: Warp, matrix: Matrix = identity): DrawOp[] =>
  ops.map((op) => warpOp(op, warp, matrix));

function warpOp(op: DrawOp, outer: Warp, matrix: Matrix): DrawOp {
  const warp: Warp = matrix === identity ? outer : (point) => outer(placed(matrix)(point));
  const size = matrix === identity ? 1 : sizeOf(matrix);
  switch (op.kind) {
    case 'fill':
      return { ...op, path: warpPath(op.path, warp), paint: warpPaint(op.paint, warp) };
    case 'stroke': {
      const path = warpPath(op.path, warp);
      return { ...op, path, paint: warpPaint(op.paint, warp), width: op.width * size };
    }
    case 'outside':
      return { ...op, path: warpSvgPath(op.path, warp), paint: warpPaint(op.paint, warp) };
    case 'ink':
      return {
        ...op,
        points: op.points.map(warp),
        widths: op.widths.map((width) => width * size),
        paint: warpPaint(op.paint, warp),
      };
    case 'dots':
      return {
        ...op,
        dots: op.dots.map(([x, y, radius]) => [...warp([x, y]), radius * size] as const),
        paint: warpPaint(op.paint, warp),
      };
    case 'halftone': {
      const [x0, y0, x1, y1] = op.axis;
      return { ...op, box: warpBox(op.box, warp), axis: [...warp([x0, y0]), ...warp([x1, y1])] };
    }
    case 'texture':
    case 'layer':
      return { ...op, box: warpBox(op.box, warp) };
    case 'image':
      return { ...op, target: warpBox(op.target, warp) };
    case 'text': {
      const [x, y] = warp([op.x, op.y]);
      return { ...op, x, y };
    }
    case 'clip':
      return {
        ...op,
        paths: op.paths.map((path) => warpPath(path, warp)),
        ops: warpOps(op.ops, outer, matrix),
      };
    case 'group': {
      const { matrix: own, ...rest } = op;
      return { ...rest, ops: warpOps(op.ops, outer, own ? multiply(matrix, own) : matrix) };
    }
  }
}

export function warpBox([x, y, width, height]: Box, warp: Warp): Box {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  return bounds([corners.map(warp)]);
}

function warpPaint(paint: Paint, warp: Warp): Paint {
  if (typeof paint === 'string') return paint;
  if ('linear' in paint) {
    const [x0, y0, x1, y1] = paint.linear;
    return { ...paint, linear: [...warp([x0, y0]), ...warp([x1, y1])] };
  }
  const [x0, y0, r0, x1, y1, r1] = paint.radial;
  return { ...paint, radial: [...warp([x0, y0]), r0, ...warp([x1, y1]), r1] };
}
