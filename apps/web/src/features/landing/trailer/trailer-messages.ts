import type { TrailerRequest } from './trailer-film.ts';

/** What the page tells the worker that draws. The canvas comes once, before the first request. */
export type ToWorker =
  | { type: 'canvas'; canvas: OffscreenCanvas }
  /** `stepwise`: one still after the other, each when it is asked for. */
  | { type: 'play'; request: TrailerRequest; stepwise: boolean }
  /** The still where the trailer will play, with the star as it was chosen. */
  | { type: 'dress'; request: TrailerRequest }
  | { type: 'next' };

export type FromWorker =
  | { type: 'dressed' }
  | { type: 'playing' }
  /** `share` of the trailer that has been shown, 0…1. */
  | { type: 'shown'; share: number }
  | { type: 'ended' }
  | { type: 'failed' };
