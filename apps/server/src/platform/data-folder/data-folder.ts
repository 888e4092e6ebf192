import fs from 'node:fs';
import type { Log } from '../log/log.ts';
import { closeBelow } from './close-below.ts';

/** What this process and its children write from now on is theirs alone to read. */
export const writeClosed = (): void => void process.umask(0o077);

/**
 * Makes the data folder, or closes the one that is there: from then on no other account gets to anything below it.
 * One that belongs to somebody else is taken as it is; `tidyDataFolder` tells of it.
 */
export function openDataFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || !(fs.statSync(folder).mode & 0o077)) return;
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Closes what an earlier version left open in the data folder, beside whatever else goes on: the folder itself is
 * closed already. Numbers go to the log, no names.
 */
export async function tidyDataFolder(folder: string, log: Log, signal: AbortSignal): Promise<void> {
  if (process.platform === 'win32') return;
  const { closed, stillOpen } = await closeBelow(folder, signal);
  if (closed > 0)
    log.warn({ closed }, 'the data folder was open to other accounts in places; these are closed');
  if (stillOpen > 0)
    log.error({ stillOpen }, 'the data folder is open to other accounts in places that cannot be closed');
}
