import {
  type Blend,
  type Box,
  type DrawOp,
  type GroupOp,
  type HalftoneOp,
  type Paint,
  type StrokeOp,
  type SvgPath,
  svgPath,
  type TextureOp,
  type Treatment,
} from '@milestoon/drawing';

type StrokeExtras = Treatment & Pick<StrokeOp, 'cap' | 'join' | 'dash'>;

/** A draw list in the making: what is called first lies at the back. */
export interface Drawing {
  readonly ops: DrawOp[];
  fill(shape: SvgPath, paint: Paint, treatment?: Treatment): void;
  /** `shape` may be the text of an SVG path. `width` in pixels. */
  stroke(shape: SvgPath | string, paint: Paint, width: number, extras?: StrokeExtras): void;
  /** Everything outside `shape` moved by dx, dy: inside a clip to it, its shaded or lit edge. */
  outside(shape: SvgPath, dx: number, dy: number, paint: Paint, treatment?: Treatment): void;
  clip(shape: SvgPath, draw: (inside: Drawing) => void, outside?: { dx: number; dy: number }): void;
  group(options: Treatment & Pick<GroupOp, 'matrix' | 'isolated'>, draw: (inside: Drawing) => void): void;
  halftone(
    box: Box,
    cell: number,
    axis: HalftoneOp['axis'],
    radius: HalftoneOp['radius'],
    paint: Paint,
    treatment?: Treatment,
  ): void;
  texture(name: TextureOp['name'], box: Box, alpha: number, blend: Blend): void;
  add(ops: readonly DrawOp[]): void;
}

export function createDrawing(): Drawing {
  const ops: DrawOp[] = [];
  const inner = (draw: (inside: Drawing) => void): DrawOp[] => {
    const drawing = createDrawing();
    draw(drawing);
    return drawing.ops;
  };
  return {
    ops,
    fill: (path, paint, treatment) => void ops.push({ kind: 'fill', path: bare(path), paint, ...treatment }),
    stroke: (shape, paint, width, extras) => {
      const path = typeof shape === 'string' ? svgPath(shape) : bare(shape);
      ops.push({ kind: 'stroke', path, paint, width, ...extras });
    },
    outside: (path, dx, dy, paint, treatment) =>
      void ops.push({ kind: 'outside', path: bare(path), dx, dy, paint, ...treatment }),
    clip: (path, draw, outside) =>
      void ops.push({ kind: 'clip', paths: [bare(path)], ops: inner(draw), ...(outside ? { outside } : {}) }),
    group: (options, draw) => void ops.push({ kind: 'group', ops: inner(draw), ...options }),
    halftone: (box, cell, axis, radius, paint, treatment) =>
      void ops.push({ kind: 'halftone', box, cell, axis, radius, paint, ...treatment }),
    texture: (name, box, alpha, blend) => void ops.push({ kind: 'texture', name, box, alpha, blend }),
    add: (more) => void ops.push(...more),
  };
}

/** The operations that `draw` makes. */
export function drawn(draw: (drawing: Drawing) => void): DrawOp[] {
  const drawing = createDrawing();
  draw(drawing);
  return drawing.ops;
}

/** Without what a shape carries beside its outline; the same shape stays the same object. */
const stripped = new WeakMap<SvgPath, SvgPath>();
function bare(shape: SvgPath): SvgPath {
  if (Object.keys(shape).length === 2) return shape;
  let path = stripped.get(shape);
  if (!path) {
    path = { d: shape.d, box: shape.box };
    stripped.set(shape, path);
  }
  return path;
}
