import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newChild, newEpisode, newUser, type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { silentLog } from '../../../platform/log/log.ts';
import { openQueue } from '../../../platform/queue/queue.ts';
import { addMadeFilm } from '../../../testing/made-film.ts';
import { followPace, readUsualPace, usualPhases, usualSeconds } from './usual-pace.ts';

let database: TestDatabase;
let addFilm: (made: Parameters<typeof addMadeFilm>[2]) => Promise<void>;
before(async () => {
  database = await testDatabase();
  const queue = await openQueue(database, silentLog()); // its tables are there from now on
  await queue.stop();
  const user = await newUser(database);
  const child = await newChild(database, user);
  addFilm = async (made) => {
    const { id } = await newEpisode(database, child);
    await database.asWorker('test', (tx) =>
      tx.insertInto('episode_productions').values({ episode_id: id, user_id: user.id }).execute(),
    );
    await addMadeFilm(database, id, made);
  };
});
after(() => database.close());

const read = () => database.asWorker('test', readUsualPace);

test('what films take is the middle of those made last in one go, later versions apart', async () => {
  assert.deepEqual(await read(), { film: null, laterVersion: null });
  for (let i = 0; i < 9; i++) await addFilm({ phases: [90, 800, 10], length: 500 });
  const follow = followPace(database, () => 0);
  assert.equal((await follow()).film?.drawing, 800);
  for (const i of [3, 4, 5, 6, 7]) await addFilm({ phases: [i, 10 * i, 20 - i], length: 30 + i });
  for (const drawing of [10, 20, 30]) await addFilm({ phases: [4, drawing, 6], version: 2 });
  for (let i = 0; i < 9; i++) await addFilm({ phases: [1, 1, 1], retries: 1 });
  assert.deepEqual(await read(), {
    film: { preparing: 5, drawing: 50, finishing: 15, length: 35 },
    laterVersion: 30,
  });
  assert.equal((await follow()).film?.drawing, 800, 'it is not read at every film');
});

const film = { preparing: 10, drawing: 80, finishing: 10, length: 50 };
const phases = (drawing: number) => ({ preparing: 10, drawing, finishing: 10 });

test('a film that waits takes what others took, a later version what later ones did where there were any', () => {
  assert.equal(usualSeconds({ film, laterVersion: 30 }, false), 100);
  assert.equal(usualSeconds({ film, laterVersion: 30 }, true), 30);
  assert.equal(usualSeconds({ film, laterVersion: null }, true), 100);
  assert.equal(usualSeconds({ film: null, laterVersion: null }, true), null);
});

test('the length of a film says more than that of others, of a later version once it is drawn', () => {
  const pace = { film, laterVersion: 30 };
  const first = { isLater: false, length: undefined };
  assert.deepEqual(usualPhases(pace, first, 'narration'), phases(80));
  assert.deepEqual(usualPhases(pace, { ...first, length: 75 }, 'sound'), phases(120));
  const later = { isLater: true, length: 75 };
  assert.deepEqual(usualPhases(pace, later, 'sound'), phases(10));
  assert.deepEqual(usualPhases(pace, later, 'video'), phases(120));
  assert.deepEqual(usualPhases({ film, laterVersion: null }, later, 'sound'), phases(120));
  assert.equal(usualPhases({ film: null, laterVersion: 30 }, later, 'video'), null);
});
