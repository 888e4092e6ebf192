import type { Film } from '@milestoon/film';

/** To the painter. The first message opens the film; frames are asked for one at a time. */
export type ToPainter =
  | { kind: 'open'; film: Film; photos: Record<string, string>; width: number }
  | { kind: 'paint'; frame: number };

/** From the painter: `picture` is null where the frame looks like the one painted before. */
export type FromPainter =
  | { kind: 'opened' }
  | { kind: 'painted'; frame: number; picture: ImageBitmap | null }
  | { kind: 'failed' };
