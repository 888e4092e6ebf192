import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { newUser, type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { silentLog } from '../log/log.ts';
import { type JobHandlers, type JobRun, jobNames, type Jobs } from './jobs.ts';
import { openQueue, type Queue } from './queue.ts';

let database: TestDatabase;
let queue: Queue;
const workers: Queue[] = [];
before(async () => {
  database = await testDatabase();
  queue = await openQueue(database, silentLog());
});
after(async () => {
  for (const one of [queue, ...workers]) await one.stop();
  await database.close();
});

/** A job that has begun, and ends when it is told to. */
interface Begun {
  id: string;
  end(): void;
}
const begun: Begun[] = [];
let hear = (): void => {};
/** The next job to begin, in whichever process. */
async function begins(): Promise<Begun> {
  for (;;) {
    const job = begun.shift();
    if (job) return job;
    await new Promise<void>((resolve) => (hear = resolve));
  }
}
/** The next jobs of a single worker: each ends for the next one to begin. */
async function order(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { id, end } = await begins();
    ids.push(id);
    end();
  }
  return ids;
}

const failing = new Set<string>();
async function startWorker(): Promise<void> {
  const worker = await openQueue(database, silentLog());
  workers.push(worker);
  const handler = {
    async run({ episodeId: id }: Jobs['produce-episode'], { signal }: JobRun) {
      if (failing.delete(id)) throw new Error('the camera broke');
      await new Promise<void>((end) => {
        signal.addEventListener('abort', () => end());
        begun.push({ id, end });
        hear();
      });
    },
    failed: async () => {},
  };
  await worker.work(Object.fromEntries(jobNames.map((name) => [name, handler])) as unknown as JobHandlers);
}

// Nobody at work, nothing waiting.
beforeEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  begun.length = 0;
  await database.asWorker('test', async (tx) => {
    await sql`delete from pgboss.job`.execute(tx);
    await tx.updateTable('job_rounds').set({ turn: 0, head_starts: 0, opened_at: new Date() }).execute();
  });
});

const send = (owner: string | null, id: string): Promise<boolean> =>
  queue.send('produce-episode', { episodeId: id }, { key: id, owner });
const sendAll = async (owner: string, ids: string[]): Promise<void> => {
  for (const id of ids) await send(owner, id);
};
const many = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}${i + 1}`);

const newcomer = async (): Promise<string> => (await newUser(database)).id;
/** Somebody whose first turn was long ago. */
async function regular(): Promise<string> {
  const id = await newcomer();
  await database.asWorker('test', (tx) =>
    tx.insertInto('job_turns').values({ queue: 'produce-episode', user_id: id, turn: -1 }).execute(),
  );
  return id;
}

test('one job of another family begins right after what is under way, whatever waits', async () => {
  const [greedy, modest] = [await regular(), await regular()];
  await sendAll(greedy, many('greedy', 120));
  await startWorker();
  const first = await begins();
  await send(modest, 'modest');
  first.end();
  assert.deepEqual([first.id, ...(await order(2))], ['greedy1', 'modest', 'greedy2']);
});

test('the next job begins as soon as one has ended', async () => {
  await sendAll(await regular(), many('short', 20));
  await startWorker();
  const began = performance.now();
  assert.deepEqual(await order(20), many('short', 20));
  assert.ok(performance.now() - began < 10_000, 'one a second');
});

test('families take turns, each in the order it asked, and who asks in vain loses none', async () => {
  const [ana, ben, cleo] = [await regular(), await regular(), await regular()];
  await sendAll(ana, many('ana', 4));
  await sendAll(ben, many('ben', 3));
  for (let i = 0; i < 5; i++) assert.equal(await send(cleo, 'cleo1'), i === 0);
  await send(cleo, 'cleo2');
  await startWorker();
  assert.deepEqual(await order(9), [
    'ana1',
    'ben1',
    'cleo1',
    'ana2',
    'ben2',
    'cleo2',
    'ana3',
    'ben3',
    'ana4',
  ]);
});

test('two processes keep the same turns', async () => {
  const [ana, ben] = [await regular(), await regular()];
  await sendAll(ana, many('ana', 4));
  await sendAll(ben, many('ben', 2));
  await startWorker();
  const ana1 = await begins();
  await startWorker();
  const ben1 = await begins();
  ana1.end();
  const ana2 = await begins();
  ben1.end();
  const ben2 = await begins();
  await send(await regular(), 'late');
  ana2.end();
  const late = await begins();
  ben2.end();
  const ana3 = await begins();
  assert.deepEqual(
    [ana1, ben1, ana2, ben2, late, ana3].map(({ id }) => id),
    ['ana1', 'ben1', 'ana2', 'ben2', 'late', 'ana3'],
  );
});

test('who never had a turn goes first, but eight of them at most hold up the others', async () => {
  await sendAll(await regular(), ['regular1', 'regular2']);
  await send(await regular(), 'other');
  for (const id of many('new', 10)) await send(await newcomer(), id);
  await startWorker();
  assert.deepEqual(await order(13), [...many('new', 8), 'regular1', 'other', 'new9', 'new10', 'regular2']);
});

test('a first job goes before others only once', async () => {
  await send(await regular(), 'regular');
  const fresh = await newcomer();
  await sendAll(fresh, ['new1', 'new2']);
  await startWorker();
  assert.deepEqual(await order(3), ['new1', 'regular', 'new2']);
});

test('a round that lasts an hour takes nobody in any more', async () => {
  await sendAll(await regular(), ['early1', 'early2']);
  await startWorker();
  const first = await begins();
  await database.asWorker('test', (tx) =>
    sql`update job_rounds set opened_at = now() - interval '61 minutes'`.execute(tx),
  );
  await send(await regular(), 'late');
  first.end();
  assert.deepEqual(await order(2), ['early2', 'late']);
});

test('a job that is tried again keeps its place, and one of nobody has the next one', async () => {
  const ana = await regular();
  // Mails are tried again after five minutes.
  const mail = (owner: string | null, episodeId: string): Promise<boolean> => {
    const data = { episodeId, notificationId: episodeId };
    return queue.send('mail-notification', data, { key: episodeId, owner });
  };
  for (const id of many('ana', 3)) await mail(ana, id);
  await mail(null, 'the house');
  failing.add('ana1');
  await startWorker();
  const house = await begins();
  const { rows } = await database.asWorker('test', (tx) =>
    sql`select state, -priority as turn from pgboss.job where singleton_key = 'ana1'`.execute(tx),
  );
  assert.deepEqual([house.id, rows], ['the house', [{ state: 'retry', turn: -1 }]]);
  house.end();
  assert.deepEqual(await order(2), ['ana2', 'ana3']);
});
