import type { Config } from '../platform/config/config.ts';
import { takeBackup } from './backup.ts';
import { forgetBackups, listBackups, placeOfBackup } from './record.ts';
import { testRestore } from './test-restore.ts';

const hour = 3_600_000;
const testEvery = 7 * 24 * hour;

/** What a run of the schedule did. */
export interface ScheduledOutcome {
  made?: { files: number; shared: number; megabytes: number };
  /** Null: the restore went well. */
  tested?: string | null;
}

type Installation = Pick<Config, 'dataDirectory' | 'objectStorage'>;

/**
 * What is due now: a backup, when the newest is as old as the settings say, with the oldest ones deleted; the restore of
 * the newest, when no backup was restored for a week.
 */
export async function doWhatIsDue(
  config: Installation,
  { directory, everyHours, keep }: NonNullable<Config['backups']>,
  now: () => Date = () => new Date(),
): Promise<ScheduledOutcome> {
  const outcome: ScheduledOutcome = {};
  const newest = listBackups(directory).at(-1);
  if (!newest || now().getTime() - newest.madeAt.getTime() >= everyHours * hour) {
    const { files, shared, bytes } = await takeBackup(config, placeOfBackup(directory, now()), {
      before: newest?.folder,
      now,
    });
    forgetBackups(directory, keep);
    outcome.made = { files, shared, megabytes: Math.round(bytes / 1e6) };
  }
  const backups = listBackups(directory);
  const lastTest = Math.max(0, ...backups.map(({ tested }) => tested?.at.getTime() ?? 0));
  const latest = backups.at(-1);
  // A backup that failed its test is not asked again: the next one is.
  const isDue = now().getTime() - lastTest >= testEvery || backups.at(-2)?.tested?.fault;
  if (latest && !latest.tested && isDue) outcome.tested = await testRestore(latest, now);
  return outcome;
}
