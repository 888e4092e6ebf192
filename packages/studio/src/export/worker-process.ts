import { AskedProcess } from '../processes/asked-process.ts';
import type { FrameSource } from './frame-source.ts';
import type { FrameRange, RenderedSegment } from './segment.ts';

/** What a render process is asked; the source is the same every time. */
export interface SegmentToRender {
  source: FrameSource;
  range: FrameRange;
  file: string;
}

const script = new URL('./render-worker.ts', import.meta.url);
/**
 * A process that paints asks for pictures of 8 MB all the time. Memory that goes back to the system in between
 * has to be cleared and mapped again for each: some percent of all its work. These are read by mimalloc (canvas)
 * and by glibc (Skia, libx264), and by nobody elsewhere.
 */
const keepMemory = {
  MIMALLOC_PURGE_DELAY: '-1',
  MALLOC_MMAP_THRESHOLD_: String(1 << 25),
  MALLOC_TRIM_THRESHOLD_: String(1 << 30),
};

/**
 * A drawing makes some megabytes of objects that are gone two frames later. With the usual 16 MB for what is
 * young, half-finished drawings are taken for old ones, and clearing up after them takes some percent more.
 */
const roomForDrawings = '--max-semi-space-size=32';

/** One render process for one film. */
export class WorkerProcess {
  readonly #source: FrameSource;
  readonly #process = new AskedProcess<SegmentToRender, RenderedSegment, number>(script, {
    flags: [roomForDrawings],
    environment: keepMemory,
  });

  constructor(source: FrameSource) {
    this.#source = source;
  }

  /**
   * Renders one segment; one at a time.
   *
   * @throws Error that says which frames are missing and why
   */
  async render(
    range: FrameRange,
    file: string,
    progress: (frames: number) => void,
  ): Promise<RenderedSegment> {
    try {
      return await this.#process.ask({ source: this.#source, range, file }, progress);
    } catch (error) {
      const lost = `a render process stopped while rendering frames ${range.from} to ${range.to - 1}`;
      throw new Error(`${lost}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  /** Resolves when the process is gone and can write no more. */
  kill(): Promise<void> {
    return this.#process.kill();
  }
}
