import fs from 'node:fs';
import type { Log } from '../log/log.ts';
import { closeBelow } from './close-below.ts';

/** What this process and its children write from now on is theirs alone to read. */
export const writeClosed = (): void => void process.umask(0o077);

/**
 * Makes the data folder, or closes the one that is there: from then on no other account gets to anything below it. One
 * that belongs to somebody else is taken as it is; `tidyDataFolder` tells of it. Returns how many it closed.
 */
export function openDataFolder(folder: string): number {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || !(fs.statSync(folder).mode & 0o077)) return 0;
  try {
    fs.chmodSync(folder, 0o700);
    return 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return 0;
    throw error;
  }
}

/**
 * Closes what an earlier version left open below the data folder, beside whatever else goes on: nobody gets there any
 * more. Numbers go to the log, no names.
 *
 * @param before how many were closed already
 */
export async function tidyDataFolder(
  folder: string,
  before: number,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  if (process.platform === 'win32') return;
  const { closed, stillOpen } = await closeBelow(folder, signal);
  const all = before + closed;
  if (all > 0)
    log.warn({ closed: all }, 'the data folder was open to other accounts in places; these are closed');
  if (stillOpen > 0)
    log.error({ stillOpen }, 'the data folder is open to other accounts in places that cannot be closed');
}
