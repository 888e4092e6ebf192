import type { FrameSource } from './frame-source.ts';
import type { FrameRange, RenderedSegment } from './segment.ts';

/** From the parent to a render process. The first message opens the film. */
export type ToWorker =
  | { kind: 'open'; source: FrameSource }
  | { kind: 'render'; range: FrameRange; file: string };

/** From a render process to its parent. */
export type FromWorker =
  | { kind: 'frames'; frames: number }
  | { kind: 'rendered'; segment: RenderedSegment }
  | { kind: 'failed'; message: string };
