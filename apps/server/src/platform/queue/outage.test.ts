import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { silentLog } from '../log/log.ts';
import { StorageError } from '../storage/s3/storage-error.ts';
import { type JobHandlers, jobNames } from './jobs.ts';
import { bringToNow, retryOrphans } from './orphans.ts';
import { isOutage } from './outage.ts';
import { openQueue, type Queue } from './queue.ts';

let database: TestDatabase;
const queues: Queue[] = [];
before(async () => {
  database = await testDatabase();
  queues.push(await openQueue(database, silentLog()));
});
after(async () => {
  for (const queue of queues) await queue.stop();
  await database.close();
});

const withCode = (code: string, message = 'broken') => Object.assign(new Error(message), { code });
const send = (id: string): Promise<boolean> | undefined =>
  queues[0]?.send('produce-episode', { episodeId: id }, { key: id, owner: null });

interface JobRow {
  state: string;
  retry_limit: number;
  waits: number;
}
const rowOf = async (key: string): Promise<JobRow | undefined> => {
  const { rows } = await database.asWorker('test', (tx) =>
    sql<JobRow>`select state, retry_limit, extract(epoch from start_after - now())::float8 as waits
      from pgboss.job where singleton_key = ${key}`.execute(tx),
  );
  return rows[0];
};
const until = async (key: string, state: string): Promise<JobRow> => {
  for (;;) {
    const row = await rowOf(key);
    if (row?.state === state) return row;
  }
};

test('a full disk, a database that stops and a storage that is away are outages; a fault of the work is none', () => {
  assert.equal(isOutage(withCode('ENOSPC')), true);
  assert.equal(isOutage(new Error('film', { cause: withCode('57P01') })), true);
  assert.equal(isOutage(new StorageError('slow', 'Slow')), true);
  assert.equal(isOutage(new Error('av_write_frame: No space left on device')), true);
  assert.equal(isOutage(new StorageError('no', 'AccessDenied', 403)), false);
  assert.equal(isOutage(withCode('23505')), false);
  assert.equal(isOutage(withCode('ENOENT')), false);
  assert.equal(isOutage('no space left on device'), false);
});

test('an outage takes no attempt and is waited for; a fault of the work takes one', async () => {
  const worker = await openQueue(database, silentLog());
  queues.push(worker);
  const handler = {
    async run({ episodeId }: { episodeId: string }) {
      if (episodeId !== 'held')
        throw episodeId === 'unlucky' ? withCode('ENOSPC') : new Error('the camera broke');
    },
    failed: async () => {},
  };
  await worker.work(Object.fromEntries(jobNames.map((name) => [name, handler])) as unknown as JobHandlers);
  await send('unlucky');
  const unlucky = await until('unlucky', 'retry');
  assert.equal(unlucky.retry_limit, 4);
  assert.ok(unlucky.waits > 5, `tried again after ${unlucky.waits} s`);
  await send('broken');
  const broken = await until('broken', 'retry');
  assert.equal(broken.retry_limit, 3);
  await worker.stop();
});

test('what a clock queued that was ahead is due once the clock is right; what waits on purpose is not', async () => {
  await send('ahead');
  await send('later');
  await database.asWorker('test', async (tx) => {
    await sql`update pgboss.job set created_on = now() + interval '1 hour', start_after = now() + interval '1 hour'
      where singleton_key = 'ahead'`.execute(tx);
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where singleton_key = 'later'`.execute(
      tx,
    );
  });
  const lookedAfter = sql<{ last: number }>`
    select extract(epoch from max(monitor_claim_on) - now())::float8 as last from pgboss.queue`;
  await database.asOwner('test', (tx) =>
    sql`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`.execute(tx),
  );
  await bringToNow(database);
  const { rows } = await database.asOwner('test', (tx) => lookedAfter.execute(tx));
  assert.ok((rows[0]?.last ?? 1) <= 0, `nobody looks after the queues for ${rows[0]?.last} s`);
  const [ahead, later] = [await rowOf('ahead'), await rowOf('later')];
  assert.ok((ahead?.waits ?? 1) <= 0, `waits for ${ahead?.waits} s`);
  assert.ok((later?.waits ?? 0) > 3000, `waits for ${later?.waits} s`);
});

test('right after a start of the database nobody is taken for dead', async () => {
  const failed: string[] = [];
  const boss = { fail: async (_queue: string, id: string) => failed.push(id) } as never;
  await send('claimed');
  const claimed = await database.asWorker('test', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update pgboss.job set state = 'active' where singleton_key = 'claimed' returning id`.execute(tx);
    await sql`insert into job_claims (job_id, queue, worker) values (${rows[0]?.id}, 'produce-episode', 7)`.execute(
      tx,
    );
    return rows[0]?.id;
  });
  const aYear = 365 * 86_400_000;
  await retryOrphans(boss, database, silentLog(), aYear);
  assert.deepEqual(failed, []);
  await retryOrphans(boss, database, silentLog(), 0);
  assert.deepEqual(failed, [claimed]);
});
