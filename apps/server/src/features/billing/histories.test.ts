import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';

const count = 500;
const threads = 2;
/** Set to run one history again: HISTORY_SEED=17. */
const only = process.env.HISTORY_SEED;
const firstSeed = 20_260_101;

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

/** Lives the histories of these seeds; resolves to the statuses that subscriptions ended in. */
async function live(seeds: number[]): Promise<string[]> {
  const workerData = { ownerUrl: database.ownerUrl, seeds };
  const thread = new Worker(new URL('./histories-worker.testing.ts', import.meta.url), { workerData });
  const [statuses] = await once(thread, 'message'); // rejects when the thread fails
  return statuses;
}

it(`in ${count} random histories the state is what the provider holds`, async (test) => {
  const seeds = only ? [Number(only)] : Array.from({ length: count }, (_, index) => firstSeed + index);
  const parts = Array.from({ length: only ? 1 : threads }, (_, part) =>
    seeds.filter((seed) => only !== undefined || seed % threads === part),
  );
  const statuses = (await Promise.all(parts.map(live))).flat();
  const seen = Map.groupBy(statuses, (status) => status);
  test.diagnostic([...seen].map(([status, list]) => `${list.length} ${status}`).join(', '));
  const waiting = await database.asWorker('test', (tx) =>
    tx.selectFrom('stripe_events').select('id').where('processed_at', 'is', null).execute(),
  );
  assert.deepEqual(waiting, []);
  if (only) return;
  // The generator reaches every state there is, or the property says less than it seems to.
  assert.deepEqual([...seen.keys()].sort(), [
    'active',
    'canceled',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'trialing',
  ]);
});
