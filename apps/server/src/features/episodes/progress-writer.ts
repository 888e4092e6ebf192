import type { ProductionStep } from '@milestoon/domain';
import type { Services } from '../../platform/services.ts';
import { timeKeeper } from './waiting/time-keeper.ts';
import type { Phases } from './waiting/work-done.ts';

export interface ProgressWriter {
  /** `share` is 0…1 of the whole; it never goes back. */
  report(step: ProductionStep, share: number): void;
  /** Resolves when everything reported has been written. */
  finish(): Promise<void>;
}

/** Milliseconds. */
const writeEvery = 500;
/** Milliseconds of silence after which the same is written again: somebody is at it, and time passes. */
const tellAgainEvery = 5000;

interface Beginning {
  /** The share that was told before: a production that is taken up again shows nothing below it. */
  reached: number;
  /** See `timeKeeper`. */
  usual?: (step: ProductionStep | null) => Phases | null;
}

/** Writes progress to the database about twice a second, however often it is reported, and in silences too. */
export function writeProgress(
  { database, log, now }: Pick<Services, 'database' | 'log' | 'now'>,
  episodeId: string,
  { reached, usual }: Beginning,
): ProgressWriter {
  let latest: { step: ProductionStep; share: number } | undefined;
  let isDirty = false;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  const secondsLeft = timeKeeper(usual);

  const write = async (): Promise<void> => {
    isDirty = false;
    if (!latest) return;
    const { step, share } = latest;
    await database
      .asWorker('a job tells how far it is', (tx) =>
        tx
          .updateTable('episode_productions')
          .set({
            ...(share >= reached ? { step, share } : {}),
            // What has to be made anew takes its time, whatever was told before.
            seconds_left: secondsLeft(performance.now(), share, step),
            updated_at: now(),
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
  const tell = (): void => {
    isDirty = true;
    schedule();
  };

  return {
    report(step, share) {
      if (latest && share < latest.share) return;
      latest = { step, share };
      again ??= setInterval(tell, tellAgainEvery);
      tell();
    },
    async finish() {
      clearInterval(again);
      clearTimeout(timer);
      await writing;
      if (isDirty) await write();
    },
  };
}
