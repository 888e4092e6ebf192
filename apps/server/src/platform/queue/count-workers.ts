import type { Database, Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { workLock } from './signals.ts';

/** How many processes carry jobs out now, on whatever machine: each holds a lock that goes with it. */
export const countWorkers = (database: Database): Promise<number> =>
  database.asWorker('count the workers', countWorkersIn);

export async function countWorkersIn(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_locks where locktype = 'advisory' and granted and classid = ${workLock}
      and database = (select oid from pg_database where datname = current_database())`.execute(tx);
  return rows[0]?.count ?? 0;
}
