import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { encoding } from './encoder-options.ts';
import { checkSource } from './frame-source.ts';
import type { FrameSource } from './frame-source.ts';
import { mostRenderers, renderPlaces } from './render-places.ts';
import type { FrameRange } from './segment.ts';
import { renditionFile } from './segment-files.ts';
import { WorkerProcess } from './worker-process.ts';

/** Where and how a film’s pictures are rendered. */
export interface VideoOptions {
  /** Where the segments go; made if it is missing. Segments found there are not rendered again. */
  directory: string;
  /** Frames per segment, about. */
  segments?: number;
  /** Frames at which a new picture begins: segments end there, so that no two processes prepare the same. */
  cuts?: readonly number[];
  /** Render processes at most; by default as many as there are places. What else is rendered takes of the same. */
  workers?: number;
  /**
   * What the pictures of a range are known by: where two films have ranges of the same key, the second
   * takes the finished segment of the first. By default the whole film has one key.
   */
  keyOf?: (range: FrameRange) => string;
  /** As soon as a segment's file is complete, also for those found. In any order. */
  done?: (segmentIndex: number, file: string) => void;
  /** 0…1, growing. */
  progress?: (share: number) => void;
  signal?: AbortSignal | undefined;
}

/** The pictures of a film, encoded. */
export interface RenderedVideo {
  /** Segment files, in order. */
  files: string[];
  /** Those of the smaller rendition, in the same order; missing where the source has none. */
  renditionFiles?: string[];
  /** How many of them had to be rendered; the others were found complete. */
  rendered: number;
}

interface Segment extends FrameRange {
  index: number;
  file: string;
}

const defaultSegmentFrames = 96;

/** Names carry a fingerprint of what is seen, so that a changed film never picks up old pictures. */
function planSegments(
  source: FrameSource,
  directory: string,
  length: number,
  { cuts = [], keyOf = () => JSON.stringify(source.data) }: VideoOptions,
): Segment[] {
  const { width, height, fps, rendition, heldFor = 1 } = source;
  const pictures = [width, height, fps, ...(rendition ? [rendition] : []), ...(heldFor > 1 ? [heldFor] : [])];
  const fingerprintOf = (range: FrameRange): string =>
    createHash('sha256')
      .update(JSON.stringify([source.module, ...pictures, encoding, keyOf(range)]))
      .digest('hex')
      .slice(0, 12);
  const segments: Segment[] = [];
  for (let from = 0; from < source.frames; ) {
    const to = segmentEnd(from, source.frames, length, cuts);
    const file = join(directory, `${fingerprintOf({ from, to })}-${from}-${to}.mp4`);
    segments.push({ index: segments.length, from, to, file });
    from = to;
  }
  return segments;
}

/** The cut nearest to the wanted length, if it is neither much too early nor much too late. */
function segmentEnd(from: number, frames: number, length: number, cuts: readonly number[]): number {
  const wanted = from + length;
  const near = cuts.filter((cut) => cut >= from + length / 2 && cut <= from + length * 1.75);
  const best = near.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  return Math.min(frames, best ?? wanted);
}

/** Share of the film that is done, from finished segments and those in work. */
class Progress {
  private readonly framesOf = new Map<number, number>();
  private readonly total: number;
  private readonly report: ((share: number) => void) | undefined;

  constructor(total: number, report: ((share: number) => void) | undefined) {
    this.total = total;
    this.report = report;
  }

  set(segmentIndex: number, frames: number): void {
    this.framesOf.set(segmentIndex, frames);
    const done = [...this.framesOf.values()].reduce((sum, count) => sum + count, 0);
    this.report?.(Math.min(1, done / this.total));
  }
}

/** One process takes segment after segment until none is left, or the signal is aborted. */
async function work(
  source: FrameSource,
  waiting: Segment[],
  progress: Progress,
  done: VideoOptions['done'],
  signal: AbortSignal,
): Promise<void> {
  const giveBack = await renderPlaces.take(signal);
  let segment = waiting.shift();
  const worker = segment && new WorkerProcess(source);
  const onAbort = (): void => void worker?.kill();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (worker && segment) {
      const { index, file, from, to } = segment;
      await worker.render({ from, to }, file, (frames) => progress.set(index, frames));
      progress.set(index, to - from);
      done?.(index, file);
      segment = waiting.shift();
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Waited for, so that a run that follows at once finds no other process at its files.
    await worker?.kill();
    giveBack();
  }
}

/**
 * Renders a film in several processes, each drawing and encoding segments of it. The files are ready
 * for `muxEpisode`.
 *
 * A killed run leaves complete segments only; the next run with the same source continues there.
 *
 * @throws the signal's reason when aborted; Error with the output of the render process that failed
 */
export async function renderVideo(source: FrameSource, options: VideoOptions): Promise<RenderedVideo> {
  checkSource(source);
  const { directory, signal } = options;
  signal?.throwIfAborted();
  await mkdir(directory, { recursive: true });
  const segments = planSegments(source, directory, options.segments ?? defaultSegmentFrames, options);
  const progress = new Progress(source.frames, options.progress);
  const waiting: Segment[] = [];
  for (const segment of segments) {
    if (!existsSync(segment.file) || (source.rendition && !existsSync(renditionFile(segment.file)))) {
      waiting.push(segment);
      continue;
    }
    progress.set(segment.index, segment.to - segment.from);
    options.done?.(segment.index, segment.file);
  }
  const rendered = waiting.length;
  const count = Math.min(rendered, options.workers ?? mostRenderers);
  const failed = new AbortController();
  const over = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const working = Array.from({ length: count }, () =>
    work(source, waiting, progress, options.done, over).catch((error: unknown) => failed.abort(error)),
  );
  // All of them, so that none still writes when this is over.
  await Promise.all(working);
  over.throwIfAborted();
  const files = segments.map((segment) => segment.file);
  return { files, rendered, ...(source.rendition && { renditionFiles: files.map(renditionFile) }) };
}
