import { listBackups } from '../../../backup/record.ts';
import type { Config } from '../../config/config.ts';
import { type Finding, findingsOf } from '../finding.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A restore is tried once a week. */
const longestUntested = 15 * day;

/** How old the newest backup is, and when one was last restored. */
export function checkBackups(
  { backups, databaseUrl }: Pick<Config, 'backups' | 'databaseUrl'>,
  now: () => number = Date.now,
): Finding {
  const { fine, notice, wrong } = findingsOf('backups');
  if (databaseUrl)
    return notice('the database is outside', 'Have its own backups made, and restore one now and then.');
  if (!backups)
    return notice('none are made by themselves', 'Set BACKUP_DIR, on another disk if there is one.');
  const all = listBackups(backups.directory);
  const newest = all.at(-1);
  if (!newest) return wrong(`there is none in ${backups.directory}`, 'Start the server; the log says why.');
  const age = now() - newest.madeAt.getTime();
  const says = `${all.length}, the newest ${Math.round(age / hour)} h old`;
  if (age > 2 * backups.everyHours * hour)
    return wrong(says, 'The log says why under ‘a backup was not made’.');
  const tested = all.findLast((backup) => backup.tested)?.tested;
  if (tested?.fault)
    return wrong(
      `a restore failed: ${tested.fault}`,
      'Make another: npm run backup -- <new folder>, then --test it.',
    );
  const since = tested ? now() - tested.at.getTime() : Number.POSITIVE_INFINITY;
  if (since > longestUntested)
    return notice(`${says}, none was restored for a test`, 'npm run backup -- --test <backup>');
  return fine(`${says}, one was restored ${Math.round(since / day)} days ago`);
}
