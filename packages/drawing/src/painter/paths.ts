import type { DotsOp, HalftoneOp, InkOp, Path, SvgPath } from '../draw-list.ts';
import type { PainterHost, PaintPath } from './host.ts';

/** Turns a path anywhere; below this the two sides of a brush line are simply joined. Radians. */
const sharpTurn = 0.7;
const turn = Math.PI * 2;

/** Outlines of operations, made once per object: frames share most of their operations. */
export function createPathBook(host: PainterHost) {
  const book = new WeakMap<object, PaintPath>();
  const openBook = new WeakMap<object, PaintPath>();
  const keep = (pages: WeakMap<object, PaintPath>, key: object, make: () => PaintPath): PaintPath => {
    let path = pages.get(key);
    if (!path) {
      path = make();
      pages.set(key, path);
    }
    return path;
  };
  const trace = (path: Path, open: boolean): PaintPath => {
    if ('d' in path) return new host.Path2D(path.d);
    const outline = new host.Path2D();
    for (const ring of path.rings) {
      for (let i = 0; i < ring.length; i++) {
        const [x, y] = ring[i] as (typeof ring)[number];
        if (i === 0) outline.moveTo(x, y);
        else outline.lineTo(x, y);
      }
      if (!open && ring.length) outline.closePath();
    }
    return outline;
  };
  return {
    outline: (path: Path, open = false): PaintPath =>
      keep(open ? openBook : book, shapeOf(path), () => trace(path, open)),
    ink: (op: InkOp): PaintPath => keep(book, op, () => inkOutline(new host.Path2D(), op)),
    dots: (op: DotsOp): PaintPath => keep(book, op, () => dotsOutline(new host.Path2D(), op.dots)),
    halftone: (op: HalftoneOp): PaintPath =>
      keep(book, op, () => dotsOutline(new host.Path2D(), halftoneDots(op))),
    /** A wide frame with `path` cut out (even-odd), to be painted moved. */
    outside: (path: SvgPath): PaintPath =>
      keep(openBook, path, () => {
        const [x, y, width, height] = path.box;
        const reach = 400;
        const frame = `M${x - reach} ${y - reach}h${width + 2 * reach}v${height + 2 * reach}h${-width - 2 * reach}Z`;
        return new host.Path2D(frame + path.d);
      }),
  };
}
/**
 * What two paths have in common that are the same shape: parts of a figure are filled, shaded and clipped to by
 * wrappers of their own around the same points.
 */
function shapeOf(path: Path): object {
  if ('d' in path) return path;
  return (path.rings.length === 1 && path.rings[0]) || path.rings;
}

export type PathBook = ReturnType<typeof createPathBook>;

function dotsOutline(outline: PaintPath, dots: DotsOp['dots']): PaintPath {
  for (const [x, y, radius] of dots) {
    outline.moveTo(x + radius, y);
    outline.arc(x, y, radius, 0, turn);
  }
  return outline;
}

/** Dots of the 45° lattice; those too small to see are left out. */
function halftoneDots({ box, cell, axis, radius }: HalftoneOp): DotsOp['dots'] {
  const [x0, y0, x1, y1] = axis;
  const step = Math.SQRT1_2 * cell;
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1;
  const dots: [number, number, number][] = [];
  const lastRow = Math.ceil((box[1] + box[3]) / step);
  const lastColumn = Math.ceil((box[0] + box[2]) / step);
  for (let row = Math.floor(box[1] / step); row <= lastRow; row++) {
    for (let column = Math.floor(box[0] / step); column <= lastColumn; column++) {
      if ((row + column) & 1) continue;
      const x = column * step;
      const y = row * step;
      const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
      const t = Math.max(0, Math.min(1, along));
      const size = (radius[0] + (radius[1] - radius[0]) * t) * cell;
      if (size > 0.6) dots.push([x, y, size]);
    }
  }
  return dots;
}

/**
 * A brush line as one ribbon: down one side, back along the other, discs at ends and sharp corners.
 * Discs turn the same way as the ribbon, so that one non-zero fill covers overlaps without holes.
 */
function inkOutline(outline: PaintPath, { points, widths, closed }: InkOp): PaintPath {
  const count = points.length;
  if (count === 0) return outline;
  const at = (i: number) => points[(i + count) % count] as (typeof points)[number];
  const half = (i: number): number => (widths[(i + count) % count] ?? widths[0] ?? 0) / 2;
  const normal = (i: number): readonly [number, number] => {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  };
  // Relative: lines are measured in pixels or in heads, whatever the matrix above them says.
  const leastDisc = 0.04 * (widths.reduce((widest, width) => Math.max(widest, width), 0) / 2);
  const there: [number, number][] = [];
  const back: [number, number][] = [];
  const discs: [number, number, number][] = [];
  const edge = (i: number, [nx, ny]: readonly [number, number]): void => {
    const [x, y] = at(i);
    const r = half(i);
    there.push([x - nx * r, y - ny * r]);
    back.push([x + nx * r, y + ny * r]);
  };
  const last = closed ? count : count - 1;
  for (let i = 0; i <= last; i++) {
    const before = i > 0 || closed ? normal(i - 1) : normal(0);
    const after = i < last || closed ? normal(i) : before;
    const atEnd = !closed && (i === 0 || i === last);
    const cosine = before[0] * after[0] + before[1] * after[1];
    if (cosine < Math.cos(sharpTurn)) {
      edge(i, before);
      edge(i, after);
    } else {
      const length = Math.hypot(before[0] + after[0], before[1] + after[1]) || 1;
      edge(i, [(before[0] + after[0]) / length, (before[1] + after[1]) / length]);
    }
    const r = half(i);
    if ((atEnd || cosine < Math.cos(sharpTurn)) && r > leastDisc)
      discs.push([...(at(i) as [number, number]), r]);
  }
  back.reverse();
  [...there, ...back].forEach(([x, y], i) => (i === 0 ? outline.moveTo(x, y) : outline.lineTo(x, y)));
  outline.closePath();
  return dotsOutline(outline, discs);
}
