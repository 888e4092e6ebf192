import fs from 'node:fs';
import path from 'node:path';

/** The account PostgreSQL runs under; undefined means this process's own. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it an account the system already has. */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields?.[2] && fields[3]) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'The embedded database cannot run as root and found no unprivileged account (postgres, nobody). ' +
      'Start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether another account can walk to `target`: every folder above it must let strangers through. */
export function isReachable(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat && !(stat.mode & 0o001)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** What the server calls the folder it was started in. */
const ownFolder = '/proc/self/cwd';

/**
 * From where the server is started for `folder`, and what it calls that folder. On Linux root enters it before the
 * account is changed: the server then needs no way through the folders above, which stay closed to everybody.
 */
export function enter(folder: string, account: ServerAccount | undefined): { cwd: string; name: string } {
  return account && canEnter ? { cwd: folder, name: ownFolder } : { cwd: '/', name: folder };
}

export const canEnter = process.platform === 'linux';

/** Where root keeps data that the server's account must reach by its path when the chosen folder is closed to it. */
export const sharedFolder = '/var/lib/milestoon';

/** Where root keeps the server's programs for that account. Not below `sharedFolder`, which may be a data folder. */
export const sharedPrograms = '/var/lib/milestoon-programs';
