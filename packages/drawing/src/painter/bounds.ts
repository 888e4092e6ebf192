import type { Box, DrawOp, Path, TextOp } from '../draw-list.ts';
import { inflate, intersect, union } from '../box.ts';
import { mapBox } from '../matrix.ts';

/** Stands for "no bounds": wider than every frame. */
const everywhere: Box = [-100_000, -100_000, 200_000, 200_000];
const known = new WeakMap<object, Box | null>();

function around(points: Iterable<readonly [x: number, y: number, ...rest: unknown[]]>): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return left <= right ? [left, top, right - left, bottom - top] : null;
}

/** The box of an outline in its own units; null where it has no point. */
export const pathBounds = (path: Path): Box | null => ('d' in path ? path.box : around(path.rings.flat()));

/** The box that holds everything these operations paint, in their own units; null when that is nothing. */
export function boundsOf(ops: readonly DrawOp[]): Box | null {
  const seen = known.get(ops);
  if (seen !== undefined) return seen;
  let box: Box | null = null;
  for (const op of ops) {
    const own = opBounds(op);
    if (own) box = box ? union(box, own) : own;
  }
  known.set(ops, box);
  return box;
}

/** The box of one operation, its blur and shadow included. */
export function opBounds(op: DrawOp): Box | null {
  const bare = bareBounds(op);
  if (!bare) return null;
  let box = op.blur ? inflate(bare, op.blur * 3) : bare;
  if (op.shadow) {
    const { dx, dy, blur } = op.shadow;
    box = union(box, inflate([box[0] + dx, box[1] + dy, box[2], box[3]], blur * 2));
  }
  return box;
}

function bareBounds(op: DrawOp): Box | null {
  switch (op.kind) {
    case 'fill':
      return pathBounds(op.path);
    case 'stroke': {
      const box = pathBounds(op.path);
      return box && inflate(box, op.join === 'miter' ? op.width * 5 : op.width);
    }
    case 'outside':
      return everywhere;
    case 'ink': {
      const box = around(op.points);
      return (
        box &&
        inflate(
          box,
          op.widths.reduce((widest, width) => Math.max(widest, width), 0),
        )
      );
    }
    case 'dots': {
      const box = around(op.dots);
      return (
        box &&
        inflate(
          box,
          op.dots.reduce((widest, dot) => Math.max(widest, dot[2]), 0),
        )
      );
    }
    case 'halftone':
      return inflate(op.box, op.cell * 2);
    case 'texture':
    case 'layer':
      return op.kind === 'layer' && op.matrix ? mapBox(op.matrix, op.box) : op.box;
    case 'image':
      return op.target;
    case 'text':
      return textBounds(op);
    case 'clip':
      return clipBounds(op.ops, op.outside ? [] : op.paths);
    case 'group': {
      const box = boundsOf(op.ops);
      return box && op.matrix ? mapBox(op.matrix, box) : box;
    }
  }
}

/** Without a font at hand: no character is wider than 1.3 em; turned text stays inside a circle. */
function textBounds({ text, x, y, font, align = 'center', rotate, scale = 1, strokes = [] }: TextOp): Box {
  const size = Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '100') * scale;
  const width = [...text].length * size * 1.3;
  const margin = strokes.reduce((widest, stroke) => Math.max(widest, stroke.width), 0) * scale + size * 0.4;
  if (rotate) return inflate([x - width, y - width, width * 2, width * 2], size + margin);
  const left = align === 'center' ? x - width / 2 : align === 'left' ? x : x - width;
  return inflate([left, y - size, width, size * 1.3], margin);
}

function clipBounds(ops: readonly DrawOp[], paths: readonly Path[]): Box | null {
  let box = boundsOf(ops);
  for (const path of paths) {
    const limit = pathBounds(path);
    box = box && limit && intersect(box, limit);
  }
  return box;
}
