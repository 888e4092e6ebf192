import type { EpisodePreview } from '@milestoon/contract';
import type { Film } from '@milestoon/film';
import type { FromPainter, ToPainter } from './painter-messages.ts';

export interface Painter {
  /** Shows a frame as soon as the one before is painted; only the latest wish counts. */
  show(frame: number): void;
  close(): void;
}

interface PainterEvents {
  onOpened(): void;
  onFailed(): void;
}

/** The server directed it from the same code; what it leaves out, the painter stumbles over and says so. */
export const isFilm = (value: unknown): value is Film =>
  typeof value === 'object' && value !== null && 'frames' in value && 'shots' in value;

/** Pixels: sharper than this costs frames and is not seen on a page. */
const largestWidth = 1280;
const smallestWidth = 320;

/** Paints frames of a film in a thread of their own and shows them on `canvas`. */
export function startPainter(
  canvas: HTMLCanvasElement,
  film: Film,
  { photos }: Pick<EpisodePreview, 'photos'>,
  { onOpened, onFailed }: PainterEvents,
): Painter {
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  canvas.width = Math.min(
    largestWidth,
    Math.max(smallestWidth, Math.ceil(canvas.clientWidth * devicePixelRatio)),
  );
  canvas.height = Math.round((canvas.width * 9) / 16);
  const tell = (message: ToPainter): void => worker.postMessage(message);
  const screen = canvas.getContext('bitmaprenderer');
  let wanted: number | null = null;
  let shown: number | null = null;
  let idle = false;
  const next = (): void => {
    if (!idle || wanted === null || wanted === shown) return;
    idle = false;
    shown = wanted;
    tell({ kind: 'paint', frame: wanted });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    if (data.kind === 'failed') return onFailed();
    if (data.kind === 'opened') onOpened();
    else if (data.picture) {
      canvas.dataset.frame = String(data.frame);
      screen?.transferFromImageBitmap(data.picture);
    }
    idle = true;
    next();
  });
  worker.addEventListener('error', onFailed);
  // Addresses of files are meant for the page; a worker's own address is another.
  const absolute = Object.entries(photos).map(([asset, url]) => [asset, new URL(url, location.href).href]);
  tell({ kind: 'open', film, photos: Object.fromEntries(absolute), width: canvas.width });
  return {
    show(frame) {
      wanted = frame;
      next();
    },
    close: () => worker.terminate(),
  };
}
