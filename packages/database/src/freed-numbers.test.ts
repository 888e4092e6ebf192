import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { newChild, newEpisode, newUser, type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let child: Awaited<ReturnType<typeof newChild>>;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());
beforeEach(async () => {
  child = await newChild(database, await newUser(database));
});

const begin = (): Promise<{ id: string; episode_number: number }> => newEpisode(database, child);
const remove = (...ids: string[]) =>
  database.asUser({ id: child.user_id }, (tx) => tx.deleteFrom('episodes').where('id', 'in', ids).execute());
const finish = (id: string) =>
  database.asWorker('test', (tx) =>
    tx.updateTable('episodes').set({ status: 'completed' }).where('id', '=', id).execute(),
  );
const latest = async (): Promise<number | undefined> =>
  (
    await database.asUser({ id: child.user_id }, (tx) =>
      tx.selectFrom('children').select('last_episode_number').where('id', '=', child.id).executeTakeFirst(),
    )
  )?.last_episode_number;

test('attempts that are deleted give their numbers back', async () => {
  const film = await begin();
  await finish(film.id);
  const attempts = [await begin(), await begin(), await begin()];
  await remove(...attempts.map(({ id }) => id));
  assert.equal(await latest(), 1);
  assert.equal((await begin()).episode_number, 2);
});

test('a number behind which another stands stays free', async () => {
  const [first, second] = [await begin(), await begin()];
  await remove(first.id);
  assert.equal((await begin()).episode_number, 3);
  await remove(second.id);
  assert.equal(await latest(), 3);
});

test('the number of a film that there was is not given again', async () => {
  const [attempt, film, later] = [await begin(), await begin(), await begin()];
  await finish(film.id);
  await remove(film.id);
  await remove(later.id, attempt.id);
  assert.equal(await latest(), 2);
  assert.equal((await begin()).episode_number, 3);
});

test('a film that is made anew when it is deleted was one before', async () => {
  const film = await begin();
  await database.asWorker('test', (tx) =>
    tx
      .insertInto('episode_productions')
      .values({ episode_id: film.id, user_id: child.user_id, video_path: `user-${child.user_id}/film.mp4` })
      .execute(),
  );
  await remove(film.id);
  assert.equal((await begin()).episode_number, 2);
});

test('a child that is deleted takes its episodes along', async () => {
  await begin();
  await database.asUser({ id: child.user_id }, (tx) =>
    tx.deleteFrom('children').where('id', '=', child.id).execute(),
  );
  assert.equal(await latest(), undefined);
});
