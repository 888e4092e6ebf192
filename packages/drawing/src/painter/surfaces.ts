import { contextOf, type PaintCanvas, type PaintContext, type PainterHost } from './host.ts';

/** Above this radius a blur is made at half (then quarter) size: nobody sees the difference, it costs a quarter. */
const fineBlur = 7;

const kept = 6;

/** Its memory is given up now, not when the garbage is collected. */
const release = (canvas: PaintCanvas | undefined): void =>
  void (canvas && Object.assign(canvas, { width: 1, height: 1 }));

/** Canvases and blurs. Canvases given back are used again: allocating 8 MB per group is slow. */
export function createSurfaces(host: PainterHost) {
  const idle: PaintCanvas[] = [];
  const borrow = (width: number, height: number): PaintCanvas => {
    const index = idle.findIndex((canvas) => canvas.width === width && canvas.height === height);
    const [canvas] = index >= 0 ? idle.splice(index, 1) : [];
    if (!canvas) return host.createCanvas(width, height);
    const context = contextOf(canvas);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    return canvas;
  };
  const giveBack = (canvas: PaintCanvas): void => {
    idle.push(canvas);
    if (idle.length > kept) release(idle.shift());
  };
  const forget = (): void => idle.splice(0).forEach(release);
  const hasFilter = typeof contextOf(host.createCanvas(1, 1)).filter === 'string';

  /** Scale at which something to be blurred by `radius` device pixels should be painted. */
  const blurScale = (radius: number): number => {
    if (!hasFilter) return 1 / 2 ** Math.max(1, Math.round(Math.log2(radius / 1.2)));
    return radius > fineBlur * 3 ? 1 / 4 : radius > fineBlur ? 1 / 2 : 1;
  };
  /** Draws `source`, which was painted at `scale`, blurred by `radius` device pixels, to x, y. */
  const drawBlurred = (
    context: PaintContext,
    source: PaintCanvas,
    radius: number,
    scale: number,
    x: number,
    y: number,
  ): void => {
    const width = source.width / scale;
    const height = source.height / scale;
    if (hasFilter && scale === 1) {
      context.filter = `blur(${radius.toFixed(2)}px)`;
      context.drawImage(source, x, y);
      context.filter = 'none';
      return;
    }
    let small = source;
    if (hasFilter) {
      small = borrow(source.width, source.height);
      const smallContext = contextOf(small);
      smallContext.filter = `blur(${(radius * scale).toFixed(2)}px)`;
      smallContext.drawImage(source, 0, 0);
      smallContext.filter = 'none';
    }
    context.drawImage(small, x, y, width, height);
    if (small !== source) giveBack(small);
  };
  return { borrow, giveBack, forget, hasFilter, blurScale, drawBlurred };
}
export type Surfaces = ReturnType<typeof createSurfaces>;
