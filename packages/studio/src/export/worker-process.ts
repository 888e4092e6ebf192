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
 * A process that paints asks for pictures of 8 MB all the time. In glibc's heap (Skia, libx264) they lie beside small
 * things of every age, and hardly anything is ever given back: 1.2 GB after a minute of film. Mapped each on its own
 * they are gone when they are gone, at some percent of the work, and what mimalloc (canvas) has it keeps. Nobody else
 * reads these.
 */
const ownMemory = {
  MIMALLOC_PURGE_DELAY: '-1',
  MALLOC_MMAP_THRESHOLD_: String(1 << 21),
  MALLOC_TRIM_THRESHOLD_: String(1 << 26),
  MALLOC_ARENA_MAX: '2',
};

/**
 * Pictures hang on small objects: with more room for what is young or old they are given up too late. In MB, as Node's
 * own, and in percent of what is alive.
 */
const roomForDrawings = ['--max-semi-space-size=16', '--heap-growing-percent=25'];

/** One render process for one film. */
export class WorkerProcess {
  readonly #source: FrameSource;
  readonly #process = new AskedProcess<SegmentToRender, RenderedSegment, number>(script, {
    flags: roomForDrawings,
    environment: ownMemory,
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
