import type { TrailerRequest } from './trailer-film.ts';
import type { FromWorker, ToWorker } from './trailer-messages.ts';

export interface TrailerPlayer {
  play(request: TrailerRequest, stepwise: boolean): void;
  /** Shows the star as it was chosen, where the trailer will play. */
  dress(request: TrailerRequest): void;
  /** Goes on to the next still. */
  next(): void;
  close(): void;
}

const widest = 1120;

/** Draws trailers on `canvas`, which it keeps, in a worker of its own: the page stays quick meanwhile. */
export function openPlayer(canvas: HTMLCanvasElement, tell: (message: FromWorker) => void): TrailerPlayer {
  const width = Math.min(widest, Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio)));
  canvas.width = width;
  canvas.height = Math.round((width * 9) / 16);
  const worker = new Worker(new URL('./trailer-worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => tell(data));
  worker.addEventListener('error', () => tell({ type: 'failed' }));
  const drawn = canvas.transferControlToOffscreen();
  say({ type: 'canvas', canvas: drawn }, [drawn]);
  return {
    play: (request, stepwise) => say({ type: 'play', request, stepwise }),
    dress: (request) => say({ type: 'dress', request }),
    next: () => say({ type: 'next' }),
    close: () => worker.terminate(),
  };
}
