import { Worker } from 'node:worker_threads';
import type { LookReading } from '@milestoon/film/look';
import type { FaceInPhoto } from './find-faces.ts';
import type { FaceAnswer, FaceTask } from './worker-protocol.ts';

/** Reads a child's looks from photos, in a thread of its own. */
export interface LookReader extends AsyncDisposable {
  /**
   * One to four photos (JPEG, PNG or WebP) of one child → the look, with a confidence a field and a finding a
   * photo. The same photos always give the same look. @throws when a photo cannot be decoded, when aborted,
   * and after `close()`.
   */
  read(photos: readonly Uint8Array[], options?: { signal?: AbortSignal }): Promise<LookReading>;
  /** Every face in a photo, largest first; boxes are fractions of the photo. @throws like `read`. */
  faces(photo: Uint8Array): Promise<FaceInPhoto[]>;
  /** Ends the thread; work under way is rejected. */
  close(): Promise<void>;
}

interface Job {
  task: FaceTask;
  resolve(answer: FaceAnswer): void;
  reject(cause: unknown): void;
}

/** The models hold some 200 MB: they are let go after a quiet minute. */
const idleMilliseconds = 60_000;

export interface LookReaderOptions {
  /** How long the thread is kept with nothing to do. */
  idleMilliseconds?: number;
  /** Starts the thread; another one is started when it dies. */
  startThread?: () => Worker;
}

/** Pixels become many short-lived values: a small young generation keeps the thread from hoarding them. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 } as const;

const startFaceThread = (): Worker =>
  new Worker(new URL('./face-worker.ts', import.meta.url), { resourceLimits });

export function createLookReader(options: LookReaderOptions = {}): LookReader {
  const pool = new FaceThread(
    options.idleMilliseconds ?? idleMilliseconds,
    options.startThread ?? startFaceThread,
  );
  return {
    async read(photos, { signal } = {}) {
      const answer = await pool.run({ kind: 'read', photos }, signal);
      if (answer.kind !== 'read') throw new Error(failureOf(answer));
      return answer.reading;
    },
    async faces(photo) {
      const answer = await pool.run({ kind: 'faces', photo });
      if (answer.kind !== 'faces') throw new Error(failureOf(answer));
      return answer.faces;
    },
    close: () => pool.close(),
    [Symbol.asyncDispose]: () => pool.close(),
  };
}

const failureOf = (answer: FaceAnswer): string =>
  answer.kind === 'failed' ? `the photo could not be read: ${answer.message}` : 'unexpected answer';

/** One worker, one task at a time; started when needed, replaced when it dies, ended when idle. */
class FaceThread {
  readonly #idleMilliseconds: number;
  readonly #startThread: () => Worker;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #current: Job | null = null;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(idle: number, startThread: () => Worker) {
    this.#idleMilliseconds = idle;
    this.#startThread = startThread;
  }

  async run(task: FaceTask, signal?: AbortSignal): Promise<FaceAnswer> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('the look reader is closed');
    const { promise, resolve, reject } = Promise.withResolvers<FaceAnswer>();
    const job: Job = { task, resolve, reject };
    const abort = (): void => this.#abort(job, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.push(job);
    this.#next();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    const abandoned = [this.#current, ...this.#waiting.splice(0)];
    this.#current = null;
    for (const job of abandoned) job?.reject(new Error('the look reader was closed'));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#waiting.shift();
    if (!job) return this.#rest();
    clearTimeout(this.#idle);
    this.#current = job;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(job.task);
  }

  #start(): Worker {
    const worker = this.#startThread();
    worker.on('message', (answer: FaceAnswer) => {
      if (worker === this.#worker) this.#finish((job) => job.resolve(answer));
    });
    worker.on('error', (cause) => this.#lost(worker, cause));
    worker.on('exit', () => this.#lost(worker, new Error('the face thread ended unexpectedly')));
    return worker;
  }

  #lost(worker: Worker, cause: unknown): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#finish((job) => job.reject(cause));
  }

  #finish(settle: (job: Job) => void): void {
    const job = this.#current;
    this.#current = null;
    if (job) settle(job);
    this.#next();
  }

  /** A waiting job leaves the queue; a running one is answered now and its result dropped when it comes. */
  #abort(job: Job, reason: unknown): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    job.reject(reason);
  }

  /** An idle worker must not keep the process alive. */
  #rest(): void {
    this.#worker?.unref();
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, this.#idleMilliseconds).unref();
  }
}
