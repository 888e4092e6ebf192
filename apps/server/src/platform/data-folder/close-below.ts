import { constants, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** What accounts other than the owner may do. */
const others = 0o077;

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Opened without following links: what is put in its place meanwhile is refused, not closed elsewhere. */
async function close(entry: string, mode: number): Promise<void> {
  const handle = await fs.open(entry, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    await handle.chmod(mode);
    // Some file systems take the change and keep nothing of it.
    if ((await handle.stat()).mode & others) throw new Error('the mode stayed as it was');
  } finally {
    await handle.close();
  }
}

const ownMode = (found: Stats): number | undefined => {
  if (found.isDirectory()) return 0o700;
  return found.isFile() ? 0o600 : undefined; // sockets are their server's
};

export interface ClosedCount {
  closed: number;
  /** Left open: they belong to another account, or the file system knows no such thing. */
  stillOpen: number;
}

/**
 * Takes the rights of other accounts away from `folder`, its folders (0700) and its files (0600), and counts. Links
 * are not followed; what vanishes meanwhile does not matter. Stops early when `signal` says so.
 */
export async function closeBelow(folder: string, signal: AbortSignal): Promise<ClosedCount> {
  const count: ClosedCount = { closed: 0, stillOpen: 0 };
  await visit(await fs.realpath(folder));
  return count;

  async function visit(entry: string): Promise<void> {
    if (signal.aborted) return;
    try {
      const found = await fs.lstat(entry);
      const mode = ownMode(found);
      if (mode !== undefined && found.mode & others) {
        await close(entry, mode);
        count.closed += 1;
      }
      if (!found.isDirectory()) return;
    } catch (error) {
      if (!isGone(error)) count.stillOpen += 1;
      return;
    }
    // Read at once, not held open: a long way down would otherwise be as many open folders.
    const names = await fs.readdir(entry).catch(() => []);
    for (const name of names) await visit(path.join(entry, name));
  }
}
