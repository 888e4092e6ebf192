import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '@milestoon/database/testing';
import type { Submitted } from './simulate.ts';
import { startWorkers } from './workers.ts';

/**
 * The same films through the real queue of the server: so many workers on one database, and work that is only waited
 * for, so that other work on this machine hardly tells. Resolves to the seconds that each film waited, and how long
 * each was really worked on.
 */
export async function realRun(
  films: readonly Submitted[],
  workers: number,
): Promise<{ waits: number[]; work: number[]; submitted: number[] }> {
  const database = await testDatabase();
  const waits: number[] = [];
  const work: number[] = [];
  const submitted: number[] = [];
  let done = 0;
  const finished = Promise.withResolvers<void>();
  const queues = await startWorkers(database, workers, async ({ episodeId }) => {
    const i = Number(episodeId);
    const began = performance.now();
    waits[i] = (began - (submitted[i] ?? began)) / 1000;
    await pause((films[i]?.work ?? 0) * 1000);
    work[i] = (performance.now() - began) / 1000;
    done += 1;
    if (done === films.length) finished.resolve();
  });
  const start = performance.now();
  for (const [i, { at }] of films.entries()) {
    await pause(Math.max(0, start + at * 1000 - performance.now()));
    submitted[i] = performance.now();
    await queues[0]?.send('produce-episode', { episodeId: String(i) }, { key: String(i), owner: null });
  }
  await finished.promise;
  for (const queue of queues) await queue.stop();
  await database.close();
  return { waits, work, submitted: submitted.map((at) => (at - start) / 1000) };
}
