import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { silentLog } from '../log/log.ts';
import { type JobHandlers, jobNames } from './jobs.ts';
import { openQueue, type Queue } from './queue.ts';
import { forgetSteps, rememberedSteps } from './steps.ts';

let database: TestDatabase;
let queue: Queue;
before(async () => {
  database = await testDatabase();
  queue = await openQueue(database, silentLog());
});
after(async () => {
  await queue.stop();
  await database.close();
});

test('work does not begin while a job has no handler', async () => {
  await assert.rejects(queue.work({} as JobHandlers), {
    message: `no handler for the jobs ${jobNames.join(', ')}`,
  });
});

test('one job a key: a second one is not queued while the first waits', async () => {
  const data = { childId: 'a' };
  assert.equal(await queue.send('draw-avatars', data, { key: 'a', owner: null }), true);
  assert.equal(await queue.send('draw-avatars', data, { key: 'a', owner: null }), false);
  assert.equal(await queue.send('draw-avatars', data, { key: 'b', owner: null }), true);
  assert.equal(await queue.isUnderWay('draw-avatars', 'a', new Date()), true);
  await queue.cancel('draw-avatars', 'a');
  assert.equal(await queue.isUnderWay('draw-avatars', 'a', new Date()), false);
  assert.equal(await queue.send('draw-avatars', data, { key: 'a', owner: null }), true);
});

test('a step runs once, again when its output became unusable, and after it was forgotten', async () => {
  const step = rememberedSteps(database, 'test:1');
  let runs = 0;
  const run = async () => ({ runs: ++runs });
  assert.deepEqual(await step('draw', run), { runs: 1 });
  assert.deepEqual(await step('draw', run), { runs: 1 });
  assert.deepEqual(await step('draw', run, async () => true), { runs: 1 });
  assert.deepEqual(await step('draw', run, async () => false), { runs: 2 });
  assert.deepEqual(await rememberedSteps(database, 'test:2')('draw', run), { runs: 3 });
  await forgetSteps(database, 'test:1');
  assert.deepEqual(await step('draw', run), { runs: 4 });
});

test('a step that fails is not remembered', async () => {
  const step = rememberedSteps(database, 'test:3');
  await assert.rejects(
    step('draw', () => Promise.reject(new Error('no paper'))),
    /no paper/,
  );
  assert.equal(await step('draw', async () => 'done'), 'done');
});
