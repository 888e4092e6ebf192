import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { silentLog } from '../log/log.ts';
import { openQueue, type Queue } from './queue.ts';

let database: TestDatabase;
let queue: Queue;
let boss: PgBoss;
before(async () => {
  database = await testDatabase();
  queue = await openQueue(database, silentLog());
  boss = new PgBoss({
    connectionString: database.workerUrl,
    schema: 'pgboss',
    createSchema: false,
    supervise: false,
  });
  await boss.start();
});
after(async () => {
  await boss.stop();
  await queue.stop();
  await database.close();
});

const change = (statement: ReturnType<typeof sql>) =>
  database.asWorker('test', (tx) => statement.execute(tx));

/** What becomes of a job whose worker gave its last sign so long ago, once the queue has looked after itself. */
async function stateAfter(seconds: number): Promise<string | undefined> {
  await change(sql`update pgboss.job set state = 'active', started_on = now() - interval '5 minutes',
      heartbeat_on = now() - ${seconds}::float8 * interval '1 second' where name = 'produce-episode'`);
  await change(
    sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = 'produce-episode'`,
  );
  await boss.supervise('produce-episode');
  const [job] = await boss.findJobs('produce-episode', { key: 'busy' });
  return job?.state;
}

test('a worker that gives no sign for half a minute keeps its job, and after a minute loses it', async () => {
  await queue.send('produce-episode', { episodeId: 'busy' }, { key: 'busy', owner: null });
  assert.equal(await stateAfter(31), 'active');
  assert.equal(await stateAfter(50), 'active');
  assert.equal(await stateAfter(61), 'retry');
});
