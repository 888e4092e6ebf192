import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { processTree } from '../process-tree.ts';

export interface LeftOver {
  /** `table.column` that still names somebody. */
  rows: string[];
  /** Below the data folder. */
  files: string[];
  /** Jobs that wait or are under way. */
  jobs: string[];
  /** Besides this one. */
  processes: number;
}

/** What there still is of people, children and episodes that were deleted, by their ids. */
export async function leftOver(ownerUrl: string, folder: string, ids: readonly string[]): Promise<LeftOver> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return {
      rows: await rowsNaming(owner, ids),
      files: filesNaming(folder, ids),
      jobs: await liveJobs(owner),
      processes: processTree(process.pid).length - 1,
    };
  } finally {
    await owner.end();
  }
}

/** Every column of every table that could hold an id, or a path with one in it. */
async function rowsNaming(owner: pg.Client, ids: readonly string[]): Promise<string[]> {
  const columns = await owner.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('uuid'::regtype, 'text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)`);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rowCount } = await owner.query(`select from "${table}" where "${column}"::text ~ $1 limit 1`, [
      ids.join('|'),
    ]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Files, and folders in which something is made. Logs speak of ids, and are no part of what is deleted. */
function filesNaming(folder: string, ids: readonly string[]): string[] {
  const named = new RegExp(ids.join('|'));
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || path.basename(entry.parentPath) === 'work')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('logs') && named.test(name));
}

async function liveJobs(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select name from pgboss.job where state in ('created', 'retry', 'active') order by name`,
  );
  return rows.map(({ name }) => name);
}
