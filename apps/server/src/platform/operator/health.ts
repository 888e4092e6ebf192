import { sql } from 'kysely';
import type { Services } from '../services.ts';

export type Health = Record<'database' | 'queue' | 'storage', boolean>;

const patience = 3_000;

const works = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref()),
  ]);

/** Whether everything a request may need can be had now; each part is given three seconds. */
export async function checkHealth({ database, storage }: Services): Promise<Health> {
  const [isDatabaseThere, isQueueThere, isStorageThere] = await Promise.all([
    works(database.ping()),
    works(database.asWorker('health', (tx) => sql`select 1 from pgboss.queue limit 1`.execute(tx))),
    works(storage.check()),
  ]);
  return { database: isDatabaseThere, queue: isQueueThere, storage: isStorageThere };
}
