import type { TrailerRequest } from './trailer-film.ts';

/** What the page tells the worker that draws. The canvas comes once, before the first request. */
export type ToWorker =
  | { type: 'canvas'; canvas: OffscreenCanvas }
  /** `stepwise`: one still after the other, each when it is asked for. */
  | { type: 'play'; request: TrailerRequest; stepwise: boolean }
  | { type: 'next' };

export type FromWorker =
  | { type: 'playing' }
  /** `share` of the trailer that has been shown, 0…1. */
  | { type: 'shown'; share: number }
  | { type: 'ended' }
  | { type: 'failed' };
