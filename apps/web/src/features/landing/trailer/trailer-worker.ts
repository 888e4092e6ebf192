import { createPainter, type PaintCanvas, type PaintContext } from '@milestoon/drawing';
import { type Film, frame, frameKey, wordsIn } from '@milestoon/film';
import { loadFilmFonts } from '../../../lib/film-fonts.ts';
import { trailerFilm, trailerPoster, type TrailerRequest } from './trailer-film.ts';
import type { FromWorker, ToWorker } from './trailer-messages.ts';

/** What this file uses of a worker's own scope. */
interface Scope {
  fonts: FontFaceSet;
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}
const scope = self as unknown as Scope;

const framesPerSecond = 24;
/** Where a trailer that must not move stops: card, scenes, last card. */
const stills = [0.22, 0.42, 0.72, 0.95];

// The painter only ever hands back canvases and patterns it got from here, which the structural types
// of its host cannot express.
const painter = createPainter({
  createCanvas: (width, height) => new OffscreenCanvas(width, height) as unknown as PaintCanvas,
  Path2D,
  image: () => undefined,
  layerBytes: 96 * 1024 * 1024,
});

/** Asked for once: Firefox refuses the second time, for a canvas that a page gave away. */
let screen: OffscreenCanvasRenderingContext2D | null = null;
/** Grows with every request: what draws for an earlier one stops. */
let turn = 0;
let next = (): void => {};

function show(film: Film, n: number): void {
  if (!screen) throw new Error('no canvas');
  const scale = screen.canvas.width / 1920;
  screen.setTransform(scale, 0, 0, scale, 0, 0);
  painter.paint(screen as unknown as PaintContext, frame(film, n));
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function play(request: TrailerRequest, stepwise: boolean): Promise<void> {
  const own = ++turn;
  const film = trailerFilm(request);
  await loadFilmFonts(scope.fonts, film.style, wordsIn(film));
  painter.forget();
  if (stepwise) return step(film, own);
  // The first picture of a scene takes longest: sets and faces are painted before the clock starts.
  for (const shot of film.shots) {
    show(film, Math.min(shot.to - 1, shot.from + 40));
    await breath();
    if (own !== turn) return;
  }
  show(film, 0);
  scope.postMessage({ type: 'playing' });
  const started = performance.now();
  let shown = '';
  for (;;) {
    await breath();
    if (own !== turn) return;
    const n = Math.floor(((performance.now() - started) / 1000) * framesPerSecond);
    if (n >= film.frames) break;
    const key = frameKey(film, n);
    if (key === shown) {
      await new Promise((resolve) => setTimeout(resolve, 8));
      continue;
    }
    shown = key;
    show(film, n);
    scope.postMessage({ type: 'shown', share: n / film.frames });
  }
  scope.postMessage({ type: 'ended' });
}

async function dress(request: TrailerRequest): Promise<void> {
  const own = ++turn;
  const { film, n } = trailerPoster(request);
  await loadFilmFonts(scope.fonts, film.style, wordsIn(film));
  if (own !== turn) return;
  painter.forget();
  show(film, n);
  scope.postMessage({ type: 'dressed' });
}

async function step(film: Film, own: number): Promise<void> {
  for (const [index, share] of stills.entries()) {
    show(film, Math.floor(share * film.frames));
    if (index === 0) scope.postMessage({ type: 'playing' });
    scope.postMessage({ type: 'shown', share: (index + 1) / stills.length });
    if (index === stills.length - 1) break;
    await new Promise<void>((resolve) => {
      next = resolve;
    });
    if (own !== turn) return;
  }
  scope.postMessage({ type: 'ended' });
}

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'canvas') screen = data.canvas.getContext('2d');
  else if (data.type === 'next') next();
  else if (data.type === 'dress') dress(data.request).catch(() => scope.postMessage({ type: 'failed' }));
  else play(data.request, data.stepwise).catch(() => scope.postMessage({ type: 'failed' }));
});
