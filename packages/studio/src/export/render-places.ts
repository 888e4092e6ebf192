import os from 'node:os';

/** A number of places which are taken in the order of asking. */
export interface Places {
  /**
   * Resolves to the call that gives the place back, once one is free.
   *
   * @throws the signal's reason when aborted while waiting
   */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createPlaces(count: number): Places {
  const waiting: (() => void)[] = [];
  let free = count;
  const giveBack = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return giveBack;
      }
      await new Promise<void>((resolve, reject) => {
        const abort = (): void => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason);
        };
        const begin = (): void => {
          signal.removeEventListener('abort', abort);
          resolve();
        };
        signal.addEventListener('abort', abort, { once: true });
        waiting.push(begin);
      });
      return giveBack;
    },
  };
}

/** One render process a processor, four at most: more would be no faster, and each holds half a gigabyte. */
export const mostRenderers = Math.min(4, Math.max(1, os.availableParallelism()));

/** For all films and trailers that this process has in the making. */
export const renderPlaces = createPlaces(mostRenderers);
