import type { Serializable } from 'node:child_process';
import type { AskedProcess } from './asked-process.ts';

export interface KeptProcessOptions {
  /** How long the process is kept with nothing to do. */
  idleMilliseconds?: number;
  /** A question that takes longer has got stuck: the process is ended, or nobody after it would be answered. */
  longestMilliseconds?: number;
}

interface Job<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(cause: unknown): void;
}

const usual = { idleMilliseconds: 60_000, longestMilliseconds: 120_000 } as const;

/** One process for many questions, one at a time; started when needed, replaced when it dies, ended when idle. */
export class KeptProcess<Question extends Serializable, Answer> implements AsyncDisposable {
  readonly #start: () => AskedProcess<Question, Answer>;
  readonly #options: Required<KeptProcessOptions>;
  readonly #waiting: Job<Question, Answer>[] = [];
  #process: AskedProcess<Question, Answer> | undefined;
  #current: Job<Question, Answer> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(start: () => AskedProcess<Question, Answer>, options: KeptProcessOptions = {}) {
    this.#start = start;
    this.#options = { ...usual, ...options };
  }

  /** Starts the process before anything is asked, so that its first answer need not wait for that. */
  begin(): void {
    if (this.#closed || this.#current || this.#process?.isAlive) return;
    this.#process = this.#start();
    this.#rest();
  }

  /**
   * Aborted, it is answered at once; an answer that comes later is dropped, and the process goes on with the next.
   *
   * @throws the signal's reason when aborted; Error after `close()`; what `AskedProcess.ask` throws
   */
  async ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('asked after it was closed');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const job = { question, resolve, reject };
    const abort = (): void => {
      const place = this.#waiting.indexOf(job);
      if (place >= 0) this.#waiting.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.push(job);
    this.#next();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the process and waits for that; work under way is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    const abandoned = [this.#current, ...this.#waiting.splice(0)];
    for (const job of abandoned) job?.reject(new Error('closed while it was asked'));
    await this.#letGo();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #next(): void {
    if (this.#current) return;
    const job = this.#waiting.shift();
    if (!job) return this.#rest();
    clearTimeout(this.#idle);
    this.#current = job;
    void this.#carryOut(job);
  }

  async #carryOut(job: Job<Question, Answer>): Promise<void> {
    // A dead one is replaced.
    const process = this.#process?.isAlive ? this.#process : this.#start();
    this.#process = process;
    process.hold(true);
    const stuck = setTimeout(() => void process.kill(), this.#options.longestMilliseconds);
    try {
      job.resolve(await process.ask(job.question));
    } catch (error) {
      job.reject(error);
    } finally {
      clearTimeout(stuck);
      this.#current = undefined;
      this.#next();
    }
  }

  /** An idle process must not keep this one alive. */
  #rest(): void {
    if (this.#closed) return;
    this.#process?.hold(false);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#letGo(), this.#options.idleMilliseconds).unref();
  }

  async #letGo(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    await process?.kill();
  }
}
