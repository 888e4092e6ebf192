import type {
  Box,
  DrawList,
  DrawOp,
  GroupOp,
  LayerOp,
  Matrix,
  Paint,
  TextOp,
  Treatment,
} from '../draw-list.ts';
import { boundsOf, opBounds } from './bounds.ts';
import { contextOf, type PaintCanvas, type PaintContext, type Painter, type PainterHost } from './host.ts';
import { createLayerBook } from './layers.ts';
import { inflate, intersect, outward } from '../box.ts';
import { mapBox, multiply, scaleOf } from '../matrix.ts';
import { createPathBook } from './paths.ts';
import { createSurfaces } from './surfaces.ts';
import { paintTexture } from './textures.ts';

type Shadow = NonNullable<Treatment['shadow']>;

/** Where the next operation lands: a context, the matrix it has, and whether we are inside a kept raster. */
interface Easel {
  context: PaintContext;
  matrix: Matrix;
  keepLayers: boolean;
}

/** Turns draw lists into Canvas 2D calls. Keeps outlines, textures and layer rasters between frames. */
export function createPainter(host: PainterHost): Painter {
  const paths = createPathBook(host);
  const surfaces = createSurfaces(host);
  const layers = createLayerBook(host, surfaces);
  const textures = new Map<string, PaintCanvas>();

  const texture = (name: Parameters<typeof paintTexture>[1]): PaintCanvas => {
    const canvas = textures.get(name) ?? paintTexture(host, name);
    textures.set(name, canvas);
    return canvas;
  };

  const paintAll = (easel: Easel, ops: readonly DrawOp[]): void => {
    for (const op of ops) paintTreated(easel, op);
  };

  const paintTreated = (easel: Easel, op: DrawOp): void => {
    const treated =
      op.alpha !== undefined || op.blend !== undefined || op.blur !== undefined || op.shadow !== undefined;
    if (!treated) return paintOne(easel, op);
    if (op.alpha !== undefined && op.alpha <= 0) return;
    const { context, matrix } = easel;
    const scale = scaleOf(matrix);
    context.save();
    if (op.alpha !== undefined) context.globalAlpha *= Math.min(1, op.alpha);
    if (op.blend) context.globalCompositeOperation = op.blend;
    const cutOut = op.kind === 'group' && op.isolated && op.shadow ? op.shadow : undefined;
    if (op.shadow && !cutOut) {
      context.shadowBlur = op.shadow.blur * scale;
      context.shadowOffsetX = op.shadow.dx * scale;
      context.shadowOffsetY = op.shadow.dy * scale;
      context.shadowColor = op.shadow.color;
    }
    const blur = (op.blur ?? 0) * scale;
    if (cutOut && op.kind === 'group') paintApart(easel, op.ops, op.matrix, blur, cutOut);
    else if (op.kind === 'layer' || blur < 0.2) paintOne(easel, op);
    else if (op.kind === 'group') paintApart(easel, op.ops, op.matrix, blur);
    else if (surfaces.hasFilter && surfaces.blurScale(blur) === 1) paintFiltered(easel, op, blur);
    else paintApart(easel, [bare(op)], undefined, blur);
    context.restore();
  };

  /** The filter costs as much as the clip is large, so the clip is as small as the blur allows. */
  const paintFiltered = (easel: Easel, op: DrawOp, blur: number): void => {
    const { context } = easel;
    const box = opBounds(op);
    if (!box) return;
    const [x, y, width, height] = inflate(box, 4 / scaleOf(easel.matrix));
    context.clip(new host.Path2D(`M${x} ${y}h${width}v${height}h${-width}Z`));
    context.filter = `blur(${blur.toFixed(2)}px)`;
    paintOne(easel, op);
  };

  /** Paints on a surface of its own, which then takes blur, alpha, blend and shadow as one picture. */
  const paintApart = (
    easel: Easel,
    ops: readonly DrawOp[],
    matrix: Matrix | undefined,
    blur: number,
    shadow?: Shadow,
  ): void => {
    const { context } = easel;
    const own = matrix ? multiply(easel.matrix, matrix) : easel.matrix;
    const bounds = boundsOf(ops);
    if (!bounds) return;
    const view: Box = [0, 0, context.canvas.width, context.canvas.height];
    const seen = outward(intersect(inflate(mapBox(own, bounds), blur * 3 + 2), inflate(view, blur * 3)));
    if (seen[2] <= 0 || seen[3] <= 0) return;
    const scale = blur ? surfaces.blurScale(blur) : 1;
    const surface = surfaces.borrow(roomFor(seen[2] * scale), roomFor(seen[3] * scale));
    const inner = contextOf(surface);
    const innerMatrix = multiply([scale, 0, 0, scale, -seen[0] * scale, -seen[1] * scale], own);
    inner.setTransform(...innerMatrix);
    paintAll({ context: inner, matrix: innerMatrix, keepLayers: easel.keepLayers }, ops);
    inner.setTransform(1, 0, 0, 1, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (shadow) castCutOut(context, surface, shadow, scaleOf(easel.matrix), seen);
    if (blur) surfaces.drawBlurred(context, surface, blur, scale, seen[0], seen[1]);
    else context.drawImage(surface, seen[0], seen[1]);
    context.setTransform(...easel.matrix);
    surfaces.giveBack(surface);
  };

  /** The shadow of a whole picture: its silhouette in one colour. The canvas's own is ten times slower. */
  const castCutOut = (
    context: PaintContext,
    surface: PaintCanvas,
    { blur, dx, dy, color }: Shadow,
    scale: number,
    [x, y]: Box,
  ): void => {
    const silhouette = surfaces.borrow(surface.width, surface.height);
    const inner = contextOf(silhouette);
    inner.save();
    inner.drawImage(surface, 0, 0);
    inner.globalCompositeOperation = 'source-in';
    inner.fillStyle = color;
    inner.fillRect(0, 0, silhouette.width, silhouette.height);
    inner.restore();
    const radius = (blur * scale) / 2;
    if (radius < 1) context.drawImage(silhouette, x + dx * scale, y + dy * scale);
    else surfaces.drawBlurred(context, silhouette, radius, 1, x + dx * scale, y + dy * scale);
    surfaces.giveBack(silhouette);
  };

  const paintGroup = (easel: Easel, op: GroupOp): void => {
    if (op.isolated) return paintApart(easel, op.ops, op.matrix, 0);
    if (!op.matrix) return paintAll(easel, op.ops);
    const matrix = multiply(easel.matrix, op.matrix);
    easel.context.setTransform(...matrix);
    paintAll({ ...easel, matrix }, op.ops);
    easel.context.setTransform(...easel.matrix);
  };

  const paintLayer = (easel: Easel, op: LayerOp): void => {
    const ops: readonly DrawOp[] = op.blur ? [{ kind: 'group', blur: op.blur, ops: op.ops }] : op.ops;
    if (!easel.keepLayers) return paintGroup(easel, { kind: 'group', matrix: op.matrix, ops });
    const matrix = op.matrix ? multiply(easel.matrix, op.matrix) : easel.matrix;
    layers.draw(easel.context, op, matrix, (context, own) => {
      context.setTransform(...own);
      paintAll({ context, matrix: own, keepLayers: false }, ops);
    });
    easel.context.setTransform(...easel.matrix);
  };

  const paintText = (context: PaintContext, op: TextOp, matrix: Matrix): void => {
    const { rotate = 0, scale = 1, skew = 0 } = op;
    const turned: Matrix = [
      Math.cos(rotate),
      Math.sin(rotate),
      -Math.sin(rotate),
      Math.cos(rotate),
      op.x,
      op.y,
    ];
    context.setTransform(...multiply(multiply(matrix, turned), [scale, 0, skew, scale, 0, 0]));
    context.font = op.font;
    context.textAlign = op.align ?? 'center';
    context.textBaseline = 'alphabetic';
    context.lineJoin = 'round';
    for (const { color, width, dx = 0, dy = 0 } of op.strokes ?? []) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.strokeText(op.text, dx, dy);
    }
    if (op.paint) {
      context.fillStyle = style(context, op.paint);
      context.fillText(op.text, 0, 0);
    }
    context.setTransform(...matrix);
  };

  const paintOne = (easel: Easel, op: DrawOp): void => {
    const { context, matrix } = easel;
    switch (op.kind) {
      case 'fill':
        context.fillStyle = style(context, op.paint);
        return context.fill(paths.outline(op.path), op.evenOdd ? 'evenodd' : 'nonzero');
      case 'stroke':
        context.strokeStyle = style(context, op.paint);
        context.lineWidth = op.width;
        context.lineCap = op.cap ?? 'round';
        context.lineJoin = op.join ?? 'round';
        if (op.dash) context.setLineDash([...op.dash]);
        context.stroke(paths.outline(op.path, op.open));
        if (op.dash) context.setLineDash([]);
        return;
      case 'outside':
        context.fillStyle = style(context, op.paint, -op.dx, -op.dy);
        context.setTransform(...multiply(matrix, [1, 0, 0, 1, op.dx, op.dy]));
        context.fill(paths.outside(op.path), 'evenodd');
        return context.setTransform(...matrix);
      case 'ink':
        context.fillStyle = style(context, op.paint);
        return context.fill(paths.ink(op));
      case 'dots':
      case 'halftone':
        context.fillStyle = style(context, op.paint);
        return context.fill(op.kind === 'dots' ? paths.dots(op) : paths.halftone(op));
      case 'texture': {
        const pattern = context.createPattern(texture(op.name), 'repeat');
        if (pattern) context.fillStyle = pattern;
        return context.fillRect(...op.box);
      }
      case 'text':
        return paintText(context, op, matrix);
      case 'image': {
        const image = host.image(op.asset);
        if (!image) throw new Error(`The painter has no picture "${op.asset}"`);
        if (op.source) return context.drawImage(image, ...op.source, ...op.target);
        return context.drawImage(image, ...op.target);
      }
      case 'clip': {
        context.save();
        if (op.outside) clipOutside(easel, op.paths, op.outside);
        else for (const path of op.paths) context.clip(paths.outline(path));
        paintAll(easel, op.ops);
        return context.restore();
      }
      case 'group':
        return paintGroup(easel, op);
      case 'layer':
        return paintLayer(easel, op);
    }
  };

  const clipOutside = (
    { context, matrix }: Easel,
    [path]: readonly Parameters<typeof paths.outline>[0][],
    { dx, dy }: { dx: number; dy: number },
  ): void => {
    if (!path || !('d' in path)) throw new Error('An outside clip needs an SVG path');
    context.setTransform(...multiply(matrix, [1, 0, 0, 1, dx, dy]));
    context.clip(paths.outside(path), 'evenodd');
    context.setTransform(...matrix);
  };

  return {
    paint(context: PaintContext, list: DrawList): void {
      const { a, b, c, d, e, f } = context.getTransform();
      const matrix: Matrix = [a, b, c, d, e, f];
      layers.next();
      context.save();
      paintAll({ context, matrix, keepLayers: true }, list);
      context.restore();
    },
    forget() {
      layers.forget();
      surfaces.forget();
    },
  };
}

/** Sizes in steps, so that surfaces fit again when what is painted moves. */
const roomFor = (length: number): number => Math.ceil(length / 64) * 64;

function bare(op: DrawOp): DrawOp {
  const { alpha: _alpha, blend: _blend, blur: _blur, shadow: _shadow, ...rest } = op;
  return rest;
}

function style(context: PaintContext, paint: Paint, dx = 0, dy = 0): string | object {
  if (typeof paint === 'string') return paint;
  let gradient: ReturnType<PaintContext['createLinearGradient']>;
  if ('linear' in paint) {
    const [x0, y0, x1, y1] = paint.linear;
    gradient = context.createLinearGradient(x0 + dx, y0 + dy, x1 + dx, y1 + dy);
  } else {
    const [x0, y0, r0, x1, y1, r1] = paint.radial;
    gradient = context.createRadialGradient(x0 + dx, y0 + dy, r0, x1 + dx, y1 + dy, r1);
  }
  for (const [offset, color] of paint.stops) gradient.addColorStop(offset, color);
  return gradient;
}
