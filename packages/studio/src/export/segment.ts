import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkSource, openSource } from './frame-source.ts';
import type { FrameSource, OpenFrames } from './frame-source.ts';
import { SegmentFiles } from './segment-files.ts';

/** Frames `from` … `to` - 1 of a film. */
export interface FrameRange {
  from: number;
  to: number;
}

/** One encoded piece of a film and what it cost. */
export interface RenderedSegment {
  file: string;
  frames: number;
  /** How many of them had to be drawn and converted; the others repeat the one before. */
  paintedFrames: number;
  /** Wall time. */
  seconds: number;
}

/** How a piece is stopped and watched. */
export interface SegmentOptions {
  signal?: AbortSignal | undefined;
  /** After each frame, with the number of frames written so far. */
  frameDone?: (frames: number) => void;
}

/**
 * Draws and encodes into `file`, and the source's smaller rendition beside it. Both appear only when they are complete.
 */
export async function encodeRange(
  frames: OpenFrames,
  source: FrameSource,
  range: FrameRange,
  file: string,
  { signal, frameDone }: SegmentOptions = {},
): Promise<RenderedSegment> {
  const started = performance.now();
  const video = new SegmentFiles(file, source);
  const { heldFor = 1 } = source;
  let paintedFrames = 0;
  try {
    for (let n = range.from; n < range.to; n++) {
      const changed = (n === range.from || n % heldFor === 0) && (await frames.paint(n));
      if (changed !== false || n === range.from) {
        video.add(frames.data());
        paintedFrames++;
      } else video.add();
      frameDone?.(n - range.from + 1);
      // Lets an abort, or the end of the parent process, come through between two frames.
      await nextTurn();
      signal?.throwIfAborted();
    }
    video.close();
  } catch (error) {
    await video.discard();
    throw error;
  }
  await video.keep();
  const seconds = (performance.now() - started) / 1000;
  return { file, frames: range.to - range.from, paintedFrames, seconds };
}

/**
 * Renders a part of a film in this process, to an MP4 without sound (H.264 High, yuv420p, BT.709,
 * closed groups of pictures), with its smaller rendition beside it where the source has one. Nothing is left behind where it fails or is aborted.
 */
export async function renderSegment(
  source: FrameSource,
  range: FrameRange,
  file: string,
  options: SegmentOptions = {},
): Promise<RenderedSegment> {
  checkSource(source);
  options.signal?.throwIfAborted();
  const frames = await openSource(source);
  try {
    return await encodeRange(frames, source, range, file, options);
  } finally {
    await frames.close();
  }
}
