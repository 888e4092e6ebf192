import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** Resolves when that many transactions wait for a lock. @throws Error when there are never so many */
export async function lockWaiters({ database }: Pick<TestServer, 'database'>, wanted: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { rows } = await database.asOwner('test', (tx) =>
      sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
    );
    if (rows[0]?.count === wanted) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`there were never ${wanted} waiting`);
}
