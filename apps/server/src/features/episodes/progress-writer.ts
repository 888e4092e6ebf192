import type { Database } from '@milestoon/database';
import type { Log } from '../../platform/log/log.ts';

export interface ProgressWriter {
  /** `share` is 0…1 of the whole; it never goes back. */
  report(step: string, share: number): void;
  /** Resolves when everything reported has been written. */
  finish(): Promise<void>;
}

const writeEvery = 500;
/** Milliseconds of watching before a guess about the rest is worth telling. */
const watchFor = 4000;

/** Seconds left at the pace seen since `from`; null while that would be a guess out of thin air. */
export function secondsLeft(from: { at: number; share: number }, at: number, share: number): number | null {
  const gained = share - from.share;
  if (at - from.at < watchFor || gained < 0.02) return null;
  return Math.ceil(((1 - share) * (at - from.at)) / gained / 1000);
}

/**
 * Writes progress to the database about twice a second, however often it is reported. Nothing below
 * `reached` is written: a production that is taken up again passes what it had already told.
 */
export function writeProgress(
  database: Database,
  log: Log,
  episodeId: string,
  reached: number,
): ProgressWriter {
  let latest = { step: '', share: reached };
  let isDirty = false;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let from = { at: performance.now(), share: 0 };

  const write = async (): Promise<void> => {
    isDirty = false;
    const { step, share } = latest;
    await database
      .asWorker('a job tells how far it is', (tx) =>
        tx
          .updateTable('episode_productions')
          .set({
            step,
            share,
            seconds_left: secondsLeft(from, performance.now(), share),
            updated_at: new Date(),
          })
          .where('episode_id', '=', episodeId)
          .execute(),
      )
      .catch((error) => log.warn({ episode: episodeId, err: error }, 'progress was not written'));
  };
  const schedule = (): void => {
    if (timer || !isDirty) return;
    writing = write();
    timer = setTimeout(() => {
      timer = undefined;
      schedule();
    }, writeEvery);
  };

  return {
    report(step, share) {
      if (share < latest.share) return;
      // Steps differ in pace, so each is watched by itself.
      if (step !== latest.step) from = { at: performance.now(), share };
      latest = { step, share };
      isDirty = true;
      schedule();
    },
    async finish() {
      clearTimeout(timer);
      await writing;
      if (isDirty) await write();
    },
  };
}
