import fs from 'node:fs';
import path from 'node:path';

/** Names of files by which a running server keeps others from its folders. */
export const isLockFile = (name: string): boolean =>
  name === 'postmaster.pid' || /^\.s\.PGSQL\.\d+(\.lock)?$/.test(name);

/** The number of a process that works in `data`, as a PostgreSQL server does; false where that cannot be told. */
function worksIn(pid: number, data: string): boolean {
  try {
    return fs.realpathSync(`/proc/${pid}/cwd`) === fs.realpathSync(data);
  } catch {
    return false; // it is gone, or another account's and then no server of ours
  }
}

/**
 * Takes away what a server left that no longer runs. PostgreSQL does so by itself, unless a process lives that has the
 * number of the old server: in a container that is soon another program, and beside the server that a copy was made
 * from it is that server. Only asked when nobody answers in `socket`. On Linux, where one can look.
 */
export function clearStaleLocks(data: string, socket: string): void {
  if (process.platform !== 'linux') return;
  for (const folder of new Set([data, socket])) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter(isLockFile) : [];
    for (const name of names.filter((one) => one.endsWith('.pid') || one.endsWith('.lock'))) {
      const file = path.join(folder, name);
      const pid = Math.abs(Number.parseInt(fs.readFileSync(file, 'utf8'), 10));
      if (pid && !worksIn(pid, data)) fs.rmSync(file, { force: true });
    }
  }
}
