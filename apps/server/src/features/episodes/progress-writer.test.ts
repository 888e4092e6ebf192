import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { newChild, newEpisode, newUser, type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { silentLog } from '../../platform/log/log.ts';
import { writeProgress } from './progress-writer.ts';

let database: TestDatabase;
const log = silentLog();
const now = () => new Date('2026-03-01T10:00:00Z');
let id: string;
before(async () => {
  database = await testDatabase();
  const user = await newUser(database);
  const child = await newChild(database, user);
  const episode = await newEpisode(database, child);
  id = episode.id;
  await database.asWorker('test', (tx) =>
    tx
      .insertInto('episode_productions')
      .values({ episode_id: id, user_id: user.id, step: 'video', share: 0.6 })
      .execute(),
  );
});
after(() => database.close());

const usual = () => ({ preparing: 10, drawing: 80, finishing: 10 });
const written = () =>
  database.asWorker('test', (tx) =>
    tx
      .selectFrom('episode_productions')
      .select(['step', 'share', 'seconds_left', 'updated_at'])
      .where('episode_id', '=', id)
      .executeTakeFirstOrThrow(),
  );

test('a film that is begun again shows no less than before, and the time that it really takes', async () => {
  const writer = writeProgress({ database, log, now }, id, { reached: 0.6, usual });
  writer.report('screenplay', 0);
  await writer.finish();
  assert.deepEqual(await written(), { step: 'video', share: 0.6, seconds_left: 100, updated_at: now() });
  writer.report('video', 0.8);
  await writer.finish();
  const { share, seconds_left } = await written();
  assert.equal(share, 0.8);
  assert.ok(seconds_left !== null && seconds_left < 50, `${seconds_left}`);
});

test('in a silence the same is told again every five seconds, until the film is finished', async () => {
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  try {
    const wrote = mock.fn(async () => {});
    const counting = { ...database, asWorker: wrote } as unknown as TestDatabase;
    const writer = writeProgress({ database: counting, log, now }, id, { reached: 0 });
    writer.report('sound', 0.05);
    assert.equal(wrote.mock.callCount(), 1);
    for (let seconds = 0; seconds < 20; seconds += 5) mock.timers.tick(5000);
    assert.equal(wrote.mock.callCount(), 5);
    await writer.finish();
    mock.timers.tick(20_000);
    assert.equal(wrote.mock.callCount(), 5);
  } finally {
    mock.timers.reset();
  }
});
