import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const recordFile = 'backup.json';

/** What lies beside a backup and says what it is. Written last: while it is missing, the backup is not whole. */
const recordSchema = z.object({
  /** When it was begun: what was stored until then is in it. */
  madeAt: z.coerce.date(),
  files: z.number().int(),
  bytes: z.number(),
  /** Files that the backup before has, too: one place on the disk for both. */
  shared: z.number().int(),
  /** Its last restore, for a test. */
  tested: z.object({ at: z.coerce.date(), fault: z.string().nullable() }).optional(),
});
export type BackupRecord = z.infer<typeof recordSchema>;

export interface Backup extends BackupRecord {
  folder: string;
}

const nameOf = (moment: Date): string =>
  `milestoon-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const isName = (name: string): boolean => /^milestoon-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** Where the backup of a moment is put by the schedule. */
export const placeOfBackup = (directory: string, moment: Date): string =>
  path.join(directory, nameOf(moment));

export function writeRecord(folder: string, record: BackupRecord): void {
  const file = path.join(folder, recordFile);
  fs.writeFileSync(`${file}.part`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.part`, file);
}

/** Undefined for a folder that is no whole backup. */
export function readBackup(folder: string): Backup | undefined {
  try {
    const record = recordSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, recordFile), 'utf8')));
    return { folder, ...record };
  } catch {
    return undefined;
  }
}

const namesIn = (directory: string): string[] => {
  try {
    return fs.readdirSync(directory).filter(isName).toSorted();
  } catch {
    return [];
  }
};

/** Whole backups that the schedule made, the oldest first. */
export const listBackups = (directory: string): Backup[] =>
  namesIn(directory).flatMap((name) => readBackup(path.join(directory, name)) ?? []);

/**
 * Deletes all but the newest `keep` whole backups, and what runs that were ended left behind. Nothing that the schedule
 * did not make is touched.
 */
export function forgetBackups(directory: string, keep: number): void {
  const kept = new Set(
    listBackups(directory)
      .slice(-keep)
      .map(({ folder }) => path.basename(folder)),
  );
  for (const name of namesIn(directory))
    if (!kept.has(name)) fs.rmSync(path.join(directory, name), { recursive: true, force: true });
}
