import type { Box, LayerOp, Matrix } from '../draw-list.ts';
import { contextOf, type PaintCanvas, type PaintContext, type PainterHost } from './host.ts';
import { inflate, intersect, outward } from '../box.ts';
import { invert, mapBox, multiply } from '../matrix.ts';
import type { Surfaces } from './surfaces.ts';

/** How far a raster may be stretched before it is painted anew. */
const stretch = 1.06;
/** When the camera zooms, the next raster is made this much ahead of it. */
const ahead = 1.045;
const defaultBytes = 96 * 1024 * 1024;
/** Sides of a raster are a multiple of so many pixels: then the next one fits into what an earlier one gives back. */
const grain = 128;

interface Raster {
  canvas: PaintCanvas;
  /** Layer units → raster pixels. */
  matrix: Matrix;
  /** What of the layer is on it, in layer units. */
  box: Box;
  bytes: number;
  /** The number of the picture that showed it last. */
  shown: number;
}

const covers = (outer: Box, inner: Box, slack: number): boolean =>
  inner[0] >= outer[0] - slack &&
  inner[1] >= outer[1] - slack &&
  inner[0] + inner[2] <= outer[0] + outer[2] + slack &&
  inner[1] + inner[3] <= outer[1] + outer[3] + slack;

/**
 * A raster that is only shifted is shifted by whole pixels: copying costs a quarter of resampling, and a slow
 * pan shows no changing softness.
 */
const tidy = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const isShift = Math.max(Math.abs(a - 1), Math.abs(d - 1), Math.abs(b), Math.abs(c)) < 1e-6;
  return isShift ? [1, 0, 0, 1, Math.round(e), Math.round(f)] : [a, b, c, d, e, f];
};

/**
 * Rasters of `layer` operations, least recently shown out first. What the present picture and the one before it
 * show stays even where that is more than the bound: a raster that goes now would be painted again for the next
 * picture, and all of them in turn. The first raster of a layer holds what the frame shows of it; only when the
 * camera turns out to move does the next one get margins.
 */
export function createLayerBook(
  { layerBytes: limit = defaultBytes }: Pick<PainterHost, 'layerBytes'>,
  { borrow, giveBack }: Pick<Surfaces, 'borrow' | 'giveBack'>,
) {
  const book = new Map<string, Raster[]>();
  let bytes = 0;
  let picture = 0;

  const release = (raster: Raster): void => {
    bytes -= raster.bytes;
    giveBack(raster.canvas);
  };
  const drop = (key: string, raster: Raster): void => {
    const others = book.get(key)?.filter((other) => other !== raster) ?? [];
    if (others.length > 0) book.set(key, others);
    else book.delete(key);
    release(raster);
  };
  const trim = (): void => {
    if (bytes <= limit) return;
    const rested = [...book]
      .flatMap(([key, rasters]) => rasters.map((raster) => ({ key, raster })))
      .filter(({ raster }) => raster.shown < picture - 1)
      .sort((one, other) => one.raster.shown - other.raster.shown);
    for (const { key, raster } of rested) {
      if (bytes <= limit) return;
      drop(key, raster);
    }
  };

  const make = (
    op: LayerOp,
    matrix: Matrix,
    visible: Box,
    earlier: Raster[],
    view: Box,
    paint: (context: PaintContext, matrix: Matrix) => void,
  ): Raster => {
    const scale = Math.hypot(matrix[0], matrix[1]);
    const previous = earlier.at(-1);
    const zoom = previous ? scale / Math.abs(previous.matrix[0]) : 1;
    const zooms = zoom > stretch || zoom < 1 / stretch;
    const factor = zooms ? (zoom > 1 ? ahead : 1 / ahead) : 1;
    const margin = previous ? (view[2] / scale) * (zooms ? 0.06 : 0.16) : 0;
    const box = op.whole ? op.box : intersect(op.box, inflate(visible, margin));
    const upright = Math.abs(matrix[1]) < 1e-9 && matrix[0] > 0 && matrix[3] > 0;
    const level: Matrix = upright
      ? [scale * factor, 0, 0, matrix[3] * factor, matrix[4] * factor, matrix[5] * factor]
      : [scale * factor, 0, 0, Math.hypot(matrix[2], matrix[3]) * factor, 0, 0];
    const [left, top, width, height] = outward(inflate(mapBox(level, box), 1));
    const own: Matrix = [level[0], 0, 0, level[3], level[4] - left, level[5] - top];
    const canvas = borrow(Math.ceil(width / grain) * grain, Math.ceil(height / grain) * grain);
    paint(contextOf(canvas), own);
    return { canvas, matrix: own, box, bytes: canvas.width * canvas.height * 4, shown: picture };
  };

  const find = (rasters: Raster[], matrix: Matrix, visible: Box): Raster | undefined => {
    const scale = Math.hypot(matrix[0], matrix[1]);
    return rasters.findLast((raster) => {
      const ratio = scale / raster.matrix[0];
      return ratio < stretch && ratio > 1 / stretch && covers(raster.box, visible, 0.6 / scale);
    });
  };

  return {
    /** Another picture begins. */
    next(): void {
      picture++;
    },
    /**
     * Draws `op` (layer units → device pixels: `matrix`), painting a raster with `paint` when none fits.
     * The context's transform must be the identity.
     */
    draw(
      context: PaintContext,
      op: LayerOp,
      matrix: Matrix,
      paint: (context: PaintContext, matrix: Matrix) => void,
    ): void {
      const back = invert(matrix);
      if (!back) return;
      const view: Box = [0, 0, context.canvas.width, context.canvas.height];
      const visible = intersect(op.box, mapBox(back, view));
      if (visible[2] <= 0 || visible[3] <= 0) return;
      const key = op.blur ? `${op.key}|blur ${op.blur}` : op.key;
      const rasters = book.get(key) ?? [];
      let raster = find(rasters, matrix, visible);
      if (!raster) {
        raster = make(op, matrix, visible, rasters, view, paint);
        bytes += raster.bytes;
        // Two stay: in a transition the same place can be seen by two cameras at once.
        const [oldest] = rasters.length > 1 ? rasters : [];
        book.set(key, [...rasters, raster]);
        if (oldest) drop(key, oldest);
        trim();
      }
      raster.shown = picture;
      const fromRaster = invert(raster.matrix);
      if (!fromRaster) return;
      context.setTransform(...tidy(multiply(matrix, fromRaster)));
      context.drawImage(raster.canvas, 0, 0);
    },
    forget(): void {
      for (const rasters of book.values()) rasters.forEach(release);
      book.clear();
    },
    get bytes(): number {
      return bytes;
    },
  };
}
export type LayerBook = ReturnType<typeof createLayerBook>;
