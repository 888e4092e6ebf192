import {
  createPainter,
  type DrawList,
  frameSize,
  type PaintCanvas,
  type PaintContext,
} from '@milestoon/drawing';
import { type Film, frame, frameKey, wordsIn } from '@milestoon/film';
import { loadFilmFonts } from '../../../lib/film-fonts.ts';
import type { FromPainter, ToPainter } from './painter-messages.ts';

// The project's types are those of pages; this file runs in a worker, which has letters of its own.
const scope = globalThis as unknown as {
  fonts: FontFaceSet;
  postMessage(message: FromPainter, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToPainter>) => void): void;
};

/** Enough for the layers of two shots at the size of a page. */
const layerBytes = 96 * 1024 * 1024;

type Paint = (n: number, still?: string) => ImageBitmap | null;

/** What was painted for each still last, in whatever film. */
const drawn = new Map<string, DrawList>();

async function openPhoto(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`a photo did not come: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

async function open(film: Film, photos: Record<string, string>, width: number): Promise<Paint> {
  const assets = Object.entries(photos);
  const [pictures] = await Promise.all([
    Promise.all(assets.map(async ([asset, url]) => [asset, await openPhoto(url)] as const)),
    loadFilmFonts(scope.fonts, film.style, wordsIn(film)),
  ]);
  const images = new Map(pictures);
  const height = Math.round((width * frameSize.height) / frameSize.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  // The painter only ever hands back canvases and patterns it got from here, which the structural types
  // of its host cannot express.
  const painter = createPainter({
    createCanvas: (width, height) => new OffscreenCanvas(width, height) as unknown as PaintCanvas,
    Path2D,
    image: (asset) => images.get(asset),
    layerBytes,
  });
  const scale = width / frameSize.width;
  let last: string | null = null;
  return (n, still) => {
    const key = frameKey(film, n);
    if (still === undefined && key === last) return null;
    const list = frame(film, n);
    if (still !== undefined && looksTheSame(list, drawn.get(still))) return null;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    painter.paint(context as unknown as PaintContext, list);
    last = key;
    if (still !== undefined) drawn.set(still, list);
    return canvas.transferToImageBitmap();
  };
}

/** Comparing costs a tenth of painting. */
const looksTheSame = (list: DrawList, before: DrawList | undefined): boolean =>
  before !== undefined && JSON.stringify(list) === JSON.stringify(before);

let paint: Paint | undefined;

async function obey(message: ToPainter): Promise<void> {
  if (message.kind === 'open') {
    paint = await open(message.film, message.photos, message.width);
    scope.postMessage({ kind: 'opened' });
    return;
  }
  if (message.kind === 'prepare') return loadFilmFonts(scope.fonts, message.style, '');
  const picture = paint?.(message.frame, message.still) ?? null;
  scope.postMessage({ kind: 'painted', frame: message.frame, picture }, picture ? [picture] : []);
}

scope.addEventListener('message', ({ data }) => {
  obey(data).catch(() => scope.postMessage({ kind: 'failed', of: data.kind }));
});
