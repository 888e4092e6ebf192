import type { Log } from '../log/log.ts';

/**
 * Does the work now and every `interval` milliseconds, but never twice at once: work that takes longer skips a turn.
 * When it fails, `fault` is logged, and the next turn comes all the same. Returns what stops it; that resolves when
 * work under way is done.
 */
export function repeat(
  work: () => Promise<unknown>,
  interval: number,
  { log, fault }: { log: Pick<Log, 'error'>; fault: string },
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const turn = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, fault);
    } finally {
      running = undefined;
    }
  };
  const begin = (): void => {
    running ??= turn();
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
