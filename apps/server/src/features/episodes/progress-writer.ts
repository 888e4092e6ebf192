import type { Database } from '@milestoon/database';
import type { ProductionStep } from '@milestoon/domain';
import type { Log } from '../../platform/log/log.ts';

export interface ProgressWriter {
  /** `share` is 0…1 of the whole; it never goes back. */
  report(step: ProductionStep, share: number): void;
  /** Resolves when everything reported has been written. */
  finish(): Promise<void>;
}

const writeEvery = 500;
/** Milliseconds of watching before a guess about the rest is worth telling. */
const watchFor = 4000;
/** Only the latest pace counts, over this many milliseconds. */
const paceOver = 20_000;
/** What is gained faster than this (share a millisecond) was not made but found finished. */
const foundFaster = 0.1 / 1000;
/** A guess grows by at most this share a second. */
const growth = 0.03;

/**
 * Guesses the seconds that are left from the pace seen last; null while that would be out of thin air.
 * Between two reports the guess runs down like a clock. It shrinks at once and grows slowly, so that a
 * scene that is harder to draw does not make it jump. `at` in milliseconds, `share` 0…1.
 */
export function timeKeeper(): (at: number, share: number, step: ProductionStep | null) => number | null {
  let seen: { at: number; share: number }[] = [];
  let told: { at: number; seconds: number } | null = null;
  let watched: ProductionStep | null = null;
  return (at, share, step) => {
    const before = seen.at(-1);
    // Steps differ in pace.
    if (step !== watched || !before) seen = [];
    else if (share - before.share > Math.max(0.02, (at - before.at) * foundFaster)) seen = [];
    watched = step;
    seen.push({ at, share });
    while (seen[1] && at - seen[1].at >= paceOver) seen.shift();
    const from = seen[0] ?? { at, share };
    const gained = share - from.share;
    const since = told ? (at - told.at) / 1000 : 0;
    if (at - from.at < watchFor || (gained < 0.02 && !told)) {
      // Nothing new is known: what was told runs down.
      return told && Math.max(1, Math.ceil(told.seconds - since));
    }
    let seconds = ((1 - share) * (at - from.at)) / gained / 1000;
    if (told)
      seconds = Math.min(seconds, Math.max(1, told.seconds - since) * (1 + growth * Math.min(since, 1)));
    told = { at, seconds };
    return Math.ceil(seconds);
  };
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
  let latest: { step: ProductionStep | null; share: number } = { step: null, share: reached };
  let isDirty = false;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const secondsLeft = timeKeeper();

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
            seconds_left: secondsLeft(performance.now(), share, step),
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
