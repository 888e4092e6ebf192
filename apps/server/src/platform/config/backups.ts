import path from 'node:path';
import { z } from 'zod';

/** Backups that are made without being asked for. */
export const backupSettings = {
  BACKUP_DIR: z
    .string()
    .transform((directory) => path.resolve(directory))
    .optional(),
  BACKUP_EVERY: z.coerce
    .number('must be a number of hours')
    .min(1, 'must be at least 1')
    .max(168, 'must be at most 168')
    .default(24),
  BACKUP_KEEP: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .default(7),
};

/** Where backups go, how often, and how many stay. */
export interface BackupSettings {
  /** Absolute. */
  directory: string;
  everyHours: number;
  keep: number;
}

type Given = z.output<z.ZodObject<typeof backupSettings>>;

/** Undefined: backups are made by hand, or by whoever keeps the outside database. */
export const backupsOf = ({ BACKUP_DIR, BACKUP_EVERY, BACKUP_KEEP }: Given): BackupSettings | undefined =>
  BACKUP_DIR ? { directory: BACKUP_DIR, everyHours: BACKUP_EVERY, keep: BACKUP_KEEP } : undefined;

export function backupFaults(
  given: Readonly<Record<string, string | undefined>>,
  dataDirectory: string,
): string[] {
  if (!given.BACKUP_DIR) return [];
  if (given.DATABASE_URL) return ['  BACKUP_DIR is for the embedded database, and there is a DATABASE_URL'];
  const below = path.relative(dataDirectory, path.resolve(given.BACKUP_DIR));
  return below.startsWith('..') || path.isAbsolute(below)
    ? []
    : ['  BACKUP_DIR must not be in DATA_DIR: what takes one takes the other'];
}
