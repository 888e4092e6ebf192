import type { testDatabase } from '@milestoon/database/testing';
import { silentLog } from '../../apps/server/src/platform/log/log.ts';
import { type JobHandlers, jobNames, type Jobs } from '../../apps/server/src/platform/queue/jobs.ts';
import { openQueue } from '../../apps/server/src/platform/queue/queue.ts';

type Database = Awaited<ReturnType<typeof testDatabase>>;

/** Starts so many workers of the server's own queue, all of whose jobs are carried out by `run`. */
export async function startWorkers(
  database: Database,
  workers: number,
  run: (job: Jobs['produce-episode']) => Promise<void>,
) {
  const handler = { run, failed: async () => {} };
  const handlers = Object.fromEntries(jobNames.map((name) => [name, handler])) as unknown as JobHandlers;
  const queues: Awaited<ReturnType<typeof openQueue>>[] = [];
  for (let i = 0; i < workers; i++) {
    const queue = await openQueue(database, silentLog());
    await queue.work(handlers);
    queues.push(queue);
  }
  return queues;
}
