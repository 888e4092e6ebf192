import fs from 'node:fs';
import path from 'node:path';
import type { ServerAccount } from './account.ts';

/**
 * Copies a folder, for `owner` if root asks. What was open to other accounts is closed in the copy. What vanishes
 * meanwhile is left out, and so are entries right below `from` that `without` names.
 * @throws the file system's error where something cannot be read, written or given to `owner`
 */
export function copyTree(
  from: string,
  to: string,
  owner?: ServerAccount,
  without: readonly string[] | ((name: string) => boolean) = [],
): void {
  const found = fs.statSync(from, { throwIfNoEntry: false });
  if (!found?.isDirectory() && !found?.isFile()) return; // gone, or a socket
  if (found.isDirectory()) {
    fs.mkdirSync(to, { recursive: true, mode: 0o700 });
    const isLeftOut = typeof without === 'function' ? without : (name: string) => without.includes(name);
    for (const name of fs.readdirSync(from))
      if (!isLeftOut(name)) copyTree(path.join(from, name), path.join(to, name), owner);
  } else {
    try {
      fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
      fs.chmodSync(to, 0o600);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      throw error;
    }
  }
  if (owner) fs.chownSync(to, owner.uid, owner.gid);
}
