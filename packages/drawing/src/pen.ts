/** From shapes to draw operations: the outline, the shading and the inner marks of a style. */
import type { Box, ClipOp, DrawOp, FillOp, InkOp, Paint, Point, StrokeOp } from './draw-list.ts';
import { add, area, at, length, type Polyline, scale, smoothstep, subtract, unit } from './geometry.ts';
import { bounds } from './box.ts';
import { scaling } from './matrix.ts';
import type { Color, Material } from './material.ts';

/** What a style is told when it shades a shape. */
export interface ShadeRequest {
  rings: readonly Polyline[];
  base: Color;
  material: Material;
  /** 0 leaves the shape without shadow, 1 is the rule's full amount. */
  strength: number;
  box: Box;
  /** Halftone only: no dots at all, or only where x is right of this. */
  dots: boolean;
  dotsFrom?: number;
}

/** How a style draws any shape: its line and its shadow. Lengths are in heads of a figure. */
export interface PenStyle {
  /** No inner lines, no cast shadows: shapes of one colour. */
  flat: boolean;
  /** One ink for every line, or null where lines take their colour from the shape. */
  ink: Color | null;
  line: {
    width: number;
    /** Share of the width that is left on the lit side. */
    litShare: number;
    color(base: Color, material: Material): Color;
  };
  shade(pen: Pen, request: ShadeRequest): DrawOp[];
  /** The colour of a picture from elsewhere as this style would have mixed it. */
  picture(color: Color): Color;
}

/** A style in somebody's hand. */
export interface Pen {
  style: PenStyle;
  /** 1: the light comes from the left of the drawing; -1 when the drawing will be mirrored. */
  light: 1 | -1;
}

/** A circle in which an outline fades out: where parts grow together. */
export type Gap = readonly [x: number, y: number, radius: number];

/** How a shape differs from the style's usual way. */
export interface SolidOptions {
  material?: Material;
  /** Width of the outline as a multiple of the style's; 0 draws none. */
  line?: number;
  lineColor?: Color;
  /** Amount of shading, 0…1. */
  shade?: number;
  /** Drawn on top, clipped to the shape. */
  inner?: readonly DrawOp[];
  gaps?: readonly Gap[];
  dots?: boolean;
  dotsFrom?: number;
}

/** One filled outline; `alpha` 0 … 1. */
export const fill = (ring: Polyline, paint: Paint, alpha?: number): FillOp =>
  alpha === undefined
    ? { kind: 'fill', path: { rings: [ring] }, paint }
    : { kind: 'fill', path: { rings: [ring] }, paint, alpha };
/** Several outlines filled as one. */
export const fillAll = (rings: readonly Polyline[], paint: Paint): FillOp => ({
  kind: 'fill',
  path: { rings },
  paint,
});
/** What is drawn inside outlines only; nothing where there is nothing to draw. */
export const clip = (rings: readonly Polyline[], ops: readonly DrawOp[]): ClipOp[] =>
  ops.length > 0 ? [{ kind: 'clip', paths: [{ rings }], ops }] : [];

/** A line of one width, in the unit of its points. */
export const wire = (line: Polyline, width: number, paint: Paint, closed = false): StrokeOp => ({
  kind: 'stroke',
  path: { rings: [line] },
  paint,
  width,
  cap: 'round',
  join: 'round',
  open: !closed,
});

/** A tapered brush stroke: creases, lids, strands. `start` and `end` are shares of the width there. */
export function stroke(line: Polyline, width: number, paint: Paint, start = 0.12, end = 0.12): InkOp {
  const last = line.length - 1;
  return {
    kind: 'ink',
    points: line,
    widths: line.map((_, i) => {
      const t = last > 0 ? i / last : 0;
      const head = start + (1 - start) * smoothstep(0, 0.45, t);
      return width * head * (end + (1 - end) * smoothstep(0, 0.5, 1 - t));
    }),
    paint,
  };
}

const shadowSide = [0.62, 0.78] as const;

/** Brush outline: thin on the lit side, thick on the shadow side, open inside `gaps`. */
function outline(pen: Pen, ring: Polyline, color: Color, width = 1, gaps: readonly Gap[] = []): InkOp {
  const { line } = pen.style;
  const winding = area(ring) > 0 ? 1 : -1;
  const full = line.width * width * 2 * 1.15;
  const widths = ring.map((point, i) => {
    const along = unit(subtract(at(ring, (i + 1) % ring.length), at(ring, i === 0 ? -1 : i - 1)));
    const facing = along[1] * winding * shadowSide[0] * pen.light - along[0] * winding * shadowSide[1];
    let k = line.litShare + (1 - line.litShare) * (0.5 + 0.5 * facing);
    for (const [x, y, radius] of gaps)
      k *= smoothstep(radius * 0.75, radius * 1.15, length(subtract(point, [x, y])));
    return full * k;
  });
  return { kind: 'ink', points: ring, widths, closed: true, paint: color };
}

/**
 * A shape in the style of the pen. Outlines come first at double width and the fill covers their
 * inner half: overlapping rings of one material become one silhouette without any path algebra.
 */
export function solid(
  pen: Pen,
  shapes: readonly Polyline[],
  base: Color,
  options: SolidOptions = {},
): DrawOp[] {
  const { material = 'cloth', line = 1, shade = 1, inner = [], gaps = [], dots = true } = options;
  // One winding for all, or a union of rings gets holes.
  const rings = shapes.map((ring) => (area(ring) < 0 ? [...ring].reverse() : ring));
  const ops: DrawOp[] = [];
  if (pen.style.line.width > 0 && line > 0) {
    const color = options.lineColor ?? pen.style.line.color(base, material);
    for (const ring of rings) ops.push(outline(pen, ring, color, line, gaps));
  }
  const request = { rings, base, material, strength: shade, box: bounds(rings), dots };
  ops.push(
    ...pen.style.shade(
      pen,
      options.dotsFrom === undefined ? request : { ...request, dotsFrom: options.dotsFrom },
    ),
  );
  ops.push(...clip(rings, inner));
  return ops;
}

/** A short line between two points, for struts and seams. */
export const segment = (a: Point, b: Point): Point[] => [
  a,
  add(a, [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2]),
  b,
];

/**
 * The pen for a drawing that is shown `size` times as large: lines, dots and edges of shadow are finer
 * by as much, and so look the same beside everything else in the picture.
 */
export function finer(pen: Pen, size: number): Pen {
  if (size === 1) return pen;
  const { style } = pen;
  const shade = (_pen: Pen, request: ShadeRequest): DrawOp[] => {
    const [x, y, width, height] = request.box;
    const larger: ShadeRequest = {
      ...request,
      rings: request.rings.map((ring) => ring.map((point) => scale(point, size))),
      box: [x * size, y * size, width * size, height * size],
      ...(request.dotsFrom === undefined ? {} : { dotsFrom: request.dotsFrom * size }),
    };
    return [{ kind: 'group', matrix: scaling(1 / size), ops: style.shade(pen, larger) }];
  };
  return { ...pen, style: { ...style, line: { ...style.line, width: style.line.width / size }, shade } };
}
