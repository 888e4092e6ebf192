import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';
import { nextBackoff } from './backoff.ts';

/** What the log is told of an end. */
export interface Ending {
  pid?: number | undefined;
  code?: number | null;
  signal?: NodeJS.Signals | null;
  err?: unknown;
  /** Why it could not start, as far as it could say. */
  reason?: string;
  /** Started again it would end the same way. */
  isSetting?: boolean;
}

/** Something that runs until it ends by itself, is killed or is stopped. */
export interface Life {
  /** Never rejects. */
  ended: Promise<Ending>;
  /** Resolves when it has ended. */
  stop(): Promise<void>;
}

export interface Clock {
  now(): number;
  /** Resolves after so many milliseconds, or when `signal` says so. */
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

export const realClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => {}),
};

export interface Kept {
  /** What it is called in the log. */
  part: string;
  /** Already begun: whoever starts the server is told of a first start that fails. */
  first: Life;
  again(): Promise<Life>;
  /** True: it is not started again, because the whole is to end. */
  isLast?(ending: Ending): boolean;
}

const stillborn = (error: unknown): Life => ({
  ended: (async () => ({ err: error }))(),
  stop: async () => {},
});

/** Starts it again whenever it ended, with a backoff. Returns what stops that, and it. */
export function keepAlive(
  { part, first, again, isLast }: Kept,
  { log, clock }: { log: Pick<Log, 'error' | 'info'>; clock: Clock },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let life = first;

  const born = (next: Life): Life => {
    log.info({ part }, 'a part of the server was started again');
    return next;
  };

  async function keep(): Promise<void> {
    let pause = 0;
    for (let began = clock.now(); ; began = clock.now()) {
      if (signal.aborted) await life.stop();
      const ending = await life.ended;
      if (signal.aborted || isLast?.(ending)) return;
      pause = nextBackoff(pause, clock.now() - began);
      log.error({ part, ...ending, pause }, 'a part of the server ended; it is started again after a pause');
      await clock.pause(pause, signal);
      if (signal.aborted) return;
      life = await again().then(born, stillborn);
    }
  }

  const keeping = keep();
  return async () => {
    stopping.abort();
    await life.stop();
    await keeping;
  };
}
