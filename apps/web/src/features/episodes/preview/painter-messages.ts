import type { AnimationStyle } from '@milestoon/domain';
import type { Film } from '@milestoon/film';

/** To the painter. Frames of the film that was opened last are asked for one at a time. */
export type ToPainter =
  /** A film in this style will soon be opened: its letters are fetched meanwhile. */
  | { kind: 'prepare'; style: AnimationStyle }
  | { kind: 'open'; film: Film; photos: Record<string, string>; width: number }
  /** `still`: whose picture it is, in whatever film; compared with what was painted for it last. */
  | { kind: 'paint'; frame: number; still?: string };

/** From the painter: `picture` is null where the frame looks like the one painted before, or for the same still. */
export type FromPainter =
  | { kind: 'opened' }
  | { kind: 'painted'; frame: number; picture: ImageBitmap | null }
  | { kind: 'failed'; of: ToPainter['kind'] };
