import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FrameSource } from './frame-source.ts';
import type { FrameRange, RenderedSegment } from './segment.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const script = fileURLToPath(new URL('./render-worker.ts', import.meta.url));
const keptErrorOutput = 2000;
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

interface Assignment {
  range: FrameRange;
  resolve(segment: RenderedSegment): void;
  reject(error: Error): void;
  progress(frames: number): void;
}

/** One render process. `kill` ends it at once; it also ends by itself when this process does. */
export class WorkerProcess {
  private readonly child: ChildProcess;
  private assignment: Assignment | undefined;
  private failure: Error | undefined;
  private errorOutput = '';
  private readonly ended: Promise<void>;

  constructor(source: FrameSource) {
    this.child = fork(script, [], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [roomForDrawings],
      env: { ...process.env, ...keepMemory },
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = (this.errorOutput + text).slice(-keptErrorOutput);
    });
    this.child.on('message', (message: FromWorker) => this.hear(message));
    this.ended = new Promise((resolve) => {
      this.child.once('close', () => resolve());
      // Without a process there is nothing to wait for.
      this.child.once('error', () => this.child.pid === undefined && resolve());
    });
    this.child.on('error', (error) => this.fail(error));
    // 'close' and not 'exit': only then is all of the error output here.
    this.child.on('close', (code, signal) =>
      this.fail(new Error(this.describeEnd(signal ? `signal ${signal}` : `exit code ${code}`))),
    );
    this.tell({ kind: 'open', source });
  }

  /** Renders one segment; one at a time. */
  render(range: FrameRange, file: string, progress: (frames: number) => void): Promise<RenderedSegment> {
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.assignment = { range, resolve, reject, progress };
      this.tell({ kind: 'render', range, file });
    });
  }

  /** Resolves when the process is gone and can write no more. */
  kill(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  private tell(message: ToWorker): void {
    this.child.send(message, (error) => {
      // The end of the process, which follows, says more than a closed channel.
      if (error && this.child.exitCode === null && this.child.signalCode === null && this.child.connected)
        this.fail(error);
    });
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'frames') this.assignment?.progress(message.frames);
    else if (message.kind === 'failed') this.fail(new Error(this.describeEnd(message.message)));
    else {
      const done = this.assignment;
      this.assignment = undefined;
      done?.resolve(message.segment);
    }
  }

  private describeEnd(reason: string): string {
    const range = this.assignment?.range;
    const where = range ? ` while rendering frames ${range.from} to ${range.to - 1}` : '';
    const output = this.errorOutput.trim();
    return `a render process stopped${where}: ${reason}${output ? `\n${output}` : ''}`;
  }

  private fail(error: Error): void {
    this.failure ??= error;
    const failed = this.assignment;
    this.assignment = undefined;
    failed?.reject(this.failure);
  }
}
