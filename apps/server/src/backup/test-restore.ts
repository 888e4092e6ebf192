import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationState, restoreEmbedded, startEmbeddedPostgres } from '@milestoon/database';
import pg from 'pg';
import { type Backup, readBackup, writeRecord } from './record.ts';

/** Files that were deleted while the backup was made have rows in it and no file. */
const fewMissing = (rows: number): number => Math.max(3, rows / 1000);

async function faultOf(url: string, files: string): Promise<string | null> {
  const state = await migrationState(url);
  if (state.applied === 0) return 'the database has no tables';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Every table is read to its end: a page that is broken is noticed here and not in need.
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    for (const { name } of tables) await client.query(`select count(*) from ${name}`);
    const { rows: kept } = await client.query<{ bucket: string; path: string }>(
      'select bucket, path from stored_files',
    );
    const missing = kept.filter(
      ({ bucket, path: key }) => !fs.existsSync(path.join(files, bucket, key)),
    ).length;
    return missing > fewMissing(kept.length) ? `${missing} of ${kept.length} files are missing` : null;
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup's database beside everything else, reads all of it, looks for every file that it knows of, and notes
 * the outcome in the backup. Resolves to what is wrong; null for nothing.
 */
export async function testRestore(
  backup: Backup,
  now: () => Date = () => new Date(),
): Promise<string | null> {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-restore-'));
  let fault: string | null;
  try {
    const database = path.join(place, 'postgres');
    restoreEmbedded(path.join(backup.folder, 'postgres'), database);
    const server = await startEmbeddedPostgres({ dataDirectory: database });
    try {
      fault = await faultOf(server.url, path.join(backup.folder, 'files'));
    } finally {
      await server.stop();
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  } finally {
    fs.rmSync(place, { recursive: true, force: true });
  }
  const { folder, ...record } = readBackup(backup.folder) ?? backup;
  writeRecord(folder, { ...record, tested: { at: now(), fault } });
  return fault;
}
