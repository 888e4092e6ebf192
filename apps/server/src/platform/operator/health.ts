import { sql } from 'kysely';
import type { Database } from '@milestoon/database';
import { countWorkers } from '../queue/count-workers.ts';
import type { Services } from '../services.ts';

export interface Health {
  /** Everything a request may need can be had now. */
  ok: boolean;
  database: boolean;
  queue: boolean;
  storage: boolean;
  /** Something carries background jobs out. Requests are answered without: they wait in the queue. */
  worker: boolean;
}

const timeoutMs = 3_000;

const works = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false).unref()),
  ]);

async function someWorker(database: Database): Promise<void> {
  if ((await countWorkers(database)) === 0) throw new Error('nobody works');
}

/** Each part is given three seconds. */
export async function checkHealth({ database, storage }: Services): Promise<Health> {
  const [isDatabaseThere, isQueueThere, isStorageThere, isWorkerThere] = await Promise.all([
    works(database.ping()),
    works(database.asWorker('health', (tx) => sql`select 1 from pgboss.queue limit 1`.execute(tx))),
    works(storage.check()),
    works(someWorker(database)),
  ]);
  return {
    ok: isDatabaseThere && isQueueThere && isStorageThere,
    database: isDatabaseThere,
    queue: isQueueThere,
    storage: isStorageThere,
    worker: isWorkerThere,
  };
}
