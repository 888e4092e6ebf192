import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '@milestoon/database/testing';
import { withOwner } from '../chaos/kept.ts';
import { startWorkers } from './workers.ts';

/** What workers that wait for work ask of the database. */
export interface AtRest {
  /** Transactions a second and worker. */
  transactions: number;
  /** Connections of a worker's queue alone. */
  connections: number;
}

const seconds = 15;

/** Measures the queue of so many workers that have nothing to do. */
export async function measureAtRest(workers: number): Promise<AtRest> {
  const database = await testDatabase();
  const queues = await startWorkers(database, workers, async () => {});
  await pause(3000); // what is done once at a start is over
  const read = () =>
    withOwner(database.ownerUrl, async (query) => {
      const [row] = await query(`select xact_commit::float8 as done,
          (select count(*)::int from pg_stat_activity where datname = current_database()
             and usename <> current_user) as connections
        from pg_stat_database where datname = current_database()`);
      return { done: Number(row?.done), connections: Number(row?.connections), at: performance.now() };
    });
  const before = await read();
  await pause(seconds * 1000);
  const after = await read();
  for (const queue of queues) await queue.stop();
  await database.close();
  return {
    transactions: (1000 * (after.done - before.done)) / (after.at - before.at) / workers,
    connections: after.connections / workers,
  };
}
