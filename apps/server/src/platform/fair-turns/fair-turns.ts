import type { Sentence } from '@milestoon/domain/texts';
import { AppError } from '../errors.ts';

export interface FairTurnsOptions {
  /** How much is done at the same time. */
  concurrency: number;
  /** How many of one owner may wait; those under way do not count. */
  waitingPerOwner: number;
  /** How many may wait in all: each holds its input in memory. */
  waiting: number;
  /** For whoever is refused; the code's general sentence if missing. */
  userMessage?: Sentence;
}

/** Work that is done a little at a time, for owners in turn. */
export interface FairTurns {
  /**
   * Runs `work` when it is the owner's turn: whoever asks for a hundred things waits for ninety-nine of them, and
   * nobody else does.
   *
   * @throws AppError TOO_MANY_REQUESTS when too many wait; the signal's reason when aborted while waiting
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Waiting {
  begin(): void;
}

/** Whoever is refused is asked to come back after so many seconds. */
const retryAfterSeconds = 5;

/** Round robin by owner, within this process. */
export function createFairTurns({
  concurrency,
  waitingPerOwner,
  waiting,
  userMessage,
}: FairTurnsOptions): FairTurns {
  // In the order of turns: a Map keeps it, and an owner who had a turn is put at the end.
  const owners = new Map<string, Waiting[]>();
  let underWay = 0;
  let waitingNow = 0;

  const leave = (owner: string, entry: Waiting): void => {
    const own = owners.get(owner) ?? [];
    const place = own.indexOf(entry);
    if (place < 0) return;
    own.splice(place, 1);
    waitingNow -= 1;
    if (own.length === 0) owners.delete(owner);
  };

  const next = (): void => {
    const [turn] = owners;
    if (!turn || underWay >= concurrency) return;
    const [owner, own] = turn;
    owners.delete(owner);
    const entry = own.shift();
    if (own.length > 0) owners.set(owner, own);
    waitingNow -= 1;
    entry?.begin();
  };

  const turnOf = (owner: string, signal: AbortSignal | undefined): Promise<void> => {
    const own = owners.get(owner) ?? [];
    const isFree = underWay < concurrency && waitingNow === 0;
    if (!isFree && (own.length >= waitingPerOwner || waitingNow >= waiting))
      throw new AppError('TOO_MANY_REQUESTS', {
        retryAfter: retryAfterSeconds,
        ...(userMessage ? { userMessage } : {}),
      });
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        leave(owner, entry);
        reject(signal?.reason);
      };
      const entry = {
        begin: (): void => {
          signal?.removeEventListener('abort', abort);
          underWay += 1;
          resolve();
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      owners.set(owner, [...own, entry]);
      waitingNow += 1;
      next();
    });
  };

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      await turnOf(owner, signal);
      try {
        return await work();
      } finally {
        underWay -= 1;
        next();
      }
    },
  };
}
