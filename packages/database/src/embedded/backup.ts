import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { quiet } from '../quiet.ts';
import { serverAccount } from './account.ts';
import { copyTree } from './copy-tree.ts';
import { holderFile } from './holder.ts';
import { dataFolder } from './places.ts';
import { isLockFile } from './stale-locks.ts';
import { startEmbeddedPostgres } from './start.ts';

/** What belongs to a running server and would keep the next one from starting. */
const ofTheProcess = (name: string): boolean =>
  isLockFile(name) || ['postmaster.opts', holderFile].includes(name);

/**
 * Copies the embedded database into `target`, while a server works with it or not: PostgreSQL's own base backup, its
 * files between `pg_backup_start` and `pg_backup_stop` with the log written meanwhile. What was committed when this is
 * called is in it.
 *
 * @throws Error when the log was recycled meanwhile; then try again.
 */
export async function backUpEmbedded(dataDirectory: string, target: string): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDirectory });
  const data = dataFolder(dataDirectory, serverAccount());
  const client = new pg.Client({ connectionString: embedded.url });
  quiet(client);
  try {
    await client.connect();
    await client.query("select pg_backup_start('milestoon', fast => true)");
    copyTree(data, target, serverAccount(), (name) => ofTheProcess(name) || name === 'pg_wal');
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    copyTree(path.join(data, 'pg_wal'), path.join(target, 'pg_wal'), serverAccount());
    const label = rows[0]?.labelfile ?? '';
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? 'unknown';
    if (!fs.existsSync(path.join(target, 'pg_wal', first)))
      throw new Error('The database changed too much while it was copied. Please try again.');
    const labelFile = path.join(target, 'backup_label');
    fs.writeFileSync(labelFile, label, { mode: 0o600 });
    const account = serverAccount();
    if (account) fs.chownSync(labelFile, account.uid, account.gid);
  } finally {
    await client.end();
    await embedded.stop();
  }
}

/**
 * Puts a copy made by `backUpEmbedded` where the embedded database of `dataDirectory` belongs.
 *
 * @throws Error when there is a database already.
 */
export function restoreEmbedded(source: string, dataDirectory: string): void {
  const data = dataFolder(dataDirectory, serverAccount());
  if (fs.existsSync(data)) throw new Error(`There is a database in ${data} already. Nothing was changed.`);
  copyTree(source, data, serverAccount(), ofTheProcess); // earlier backups have locks in them
}
