import fs from 'node:fs';
import path from 'node:path';
import type { ServerAccount } from './account.ts';

/**
 * Copies a folder as it is, with modes, for `owner` if root asks. What vanishes meanwhile is left out, and so are
 * entries right below `from` that are named in `without`.
 */
export function copyTree(
  from: string,
  to: string,
  owner?: ServerAccount,
  without: readonly string[] = [],
): void {
  const found = fs.statSync(from, { throwIfNoEntry: false });
  if (!found?.isDirectory() && !found?.isFile()) return; // gone, or a socket
  if (found.isDirectory()) {
    fs.mkdirSync(to, { recursive: true, mode: found.mode });
    for (const name of fs.readdirSync(from))
      if (!without.includes(name)) copyTree(path.join(from, name), path.join(to, name), owner);
  } else {
    try {
      fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      throw error;
    }
  }
  if (owner) fs.chownSync(to, owner.uid, owner.gid);
}
