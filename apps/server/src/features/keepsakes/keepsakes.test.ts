import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { newFilm } from '@milestoon/film/testing';
import { writeScreenplay } from '@milestoon/story';
import { silentLog } from '../../platform/log/log.ts';
import { childWithAvatar, createEpisode, finishedEpisode } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { keepsakeJob, type MakeFile } from './keepsake.job.ts';
import { costOf, keepsakesOfADay } from './queue-keepsake.ts';

let server: TestServer;
/** What the studio is asked to make, and what it does with it. */
let asked: Parameters<MakeFile>[] = [];
let answer: (file: string) => Promise<void> = async () => {};
before(async () => {
  server = await testServer({}, {}, { role: 'web' });
});
after(() => server.close());
afterEach(() => {
  asked = [];
  answer = async () => {};
});

const contents = Buffer.from('%PDF-1.4 a book');
const make: MakeFile = async (...order) => {
  asked.push(order);
  const [, , , file, , onProgress] = order;
  onProgress(0.5);
  await answer(file);
  fs.writeFileSync(file, contents);
  return { pages: 8, bytes: contents.length };
};

/** Carries out what is queued, as the worker would. */
async function work(): Promise<void> {
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('keepsakes').select(['id', 'making']).where('made_at', 'is', null).execute(),
  );
  for (const { id, making } of rows)
    await keepsakeJob(server.services, make).run(
      { keepsakeId: id, making },
      { signal: new AbortController().signal, log: silentLog() },
    );
}

/** An episode whose film is remembered. */
async function episodeOf(session: Session, childId: string): Promise<string> {
  const id = await finishedEpisode(server, session, childId);
  const story = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 1, title: 'First steps', seed: 1 };
  const screenplay = writeScreenplay({ ...story, style: 'anime', description: 'Mia walked to the window.' });
  const steps = { screenplay, film: newFilm(screenplay) };
  await server.database.asWorker('test', async (tx) => {
    for (const [name, output] of Object.entries(steps))
      await tx
        .insertInto('job_steps')
        .values({ subject: `episode:${id}`, name, output: JSON.stringify(output) })
        .execute();
  });
  return id;
}
async function parent() {
  const session = await server.loginAs();
  await server.subscribe(session);
  const { id: childId } = await childWithAvatar(server, session);
  return { session, childId, episodeId: await episodeOf(session, childId) };
}
const ofEpisode = (id: string): string => `/api/episodes/${id}/keepsakes`;
const ofChild = (id: string): string => `/api/children/${id}/keepsakes`;
const order = (session: Session, address: string, body: object) =>
  server.call(session, 'POST', address, body);
const one = ({ body }: { body: Json }, kind: string): Json => body.find((item: Json) => item.kind === kind);
const filesOf = async ({ id }: Session): Promise<string[]> =>
  (
    await server.database.asWorker('test', (tx) =>
      tx
        .selectFrom('stored_files')
        .select('path')
        .where('user_id', '=', id)
        .where('content_type', '=', 'application/pdf')
        .execute(),
    )
  ).map(({ path }) => path);

test('a book is made in the background, from the film, the words and the photos, and saved', async () => {
  const { session, episodeId } = await parent();
  const before = await server.call(session, 'GET', ofEpisode(episodeId));
  assert.deepEqual(
    before.body.map(({ kind, state }: Json) => [kind, state]),
    [
      ['book-a5', 'none'],
      ['book-square', 'none'],
      ['poster-pdf', 'none'],
      ['poster-png', 'none'],
    ],
  );
  const begun = one(await order(session, ofEpisode(episodeId), { kind: 'book-square' }), 'book-square');
  assert.deepEqual([begun.state, begun.downloadUrl], ['making', null]);
  // Pressed twice, it is made once.
  await order(session, ofEpisode(episodeId), { kind: 'book-square' });
  await work();
  assert.equal(asked.length, 1);
  const [[kind, chapters, season] = []] = asked;
  assert.deepEqual([kind, chapters?.length, season], ['book-square', 1, null]);
  const [chapter] = chapters ?? [];
  assert.equal(chapter?.film.title, 'First steps');
  assert.equal(chapter?.words, 'Today Mia walked to the window.');
  assert.deepEqual(Object.keys(chapter?.photos ?? {}), ['photo-0']);
  const made = one(await server.call(session, 'GET', ofEpisode(episodeId)), 'book-square');
  assert.deepEqual([made.state, made.pages, made.bytes], ['ready', 8, contents.length]);
  const file = await server.fetch(made.downloadUrl);
  assert.equal(file.headers.get('cache-control'), 'no-store', 'photos are in it');
  assert.deepEqual(
    [file.headers.get('content-type'), file.headers.get('content-disposition')],
    ['application/pdf', "attachment; filename*=UTF-8''milestoon-book-square.pdf"],
  );
  assert.ok(Buffer.from(await file.arrayBuffer()).equals(contents));
  assert.equal(fs.existsSync(chapter?.photos['photo-0'] ?? ''), false, 'nothing stays on the machine');
});

test('made anew it takes the place of the one before', async () => {
  const { session, episodeId } = await parent();
  await order(session, ofEpisode(episodeId), { kind: 'book-a5' });
  await work();
  const [first] = await filesOf(session);
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('keepsakes').set({ made_at: null }).where('user_id', '=', session.id).execute(),
  );
  await work();
  assert.deepEqual(await filesOf(session), [first], 'the same making is the same file');
  await order(session, ofEpisode(episodeId), { kind: 'book-a5' });
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('keepsakes').set({ made_at: null }).where('user_id', '=', session.id).execute(),
  );
  await work();
  const files = await filesOf(session);
  assert.equal(files.length, 1);
  assert.notEqual(files[0], first);
});

test('of a season it has all films that are finished, and goes with any of them', async () => {
  const { session, childId, episodeId } = await parent();
  const second = await episodeOf(session, childId);
  await createEpisode(server, session, childId); // in the making
  await order(session, ofChild(childId), { kind: 'book-a5', season: 1 });
  await order(session, ofEpisode(episodeId), { kind: 'book-a5' });
  await work();
  const [season] = asked.filter(([, , told]) => told !== null);
  assert.equal(season?.[1].length, 2);
  assert.deepEqual(season?.[2], { title: 'Season 1', subtitle: 'The series of Mia' });
  assert.equal((await filesOf(session)).length, 2);
  await server.call(session, 'DELETE', `/api/episodes/${second}`);
  assert.equal((await filesOf(session)).length, 1, 'the book of the season held it');
  const left = await server.call(session, 'GET', `${ofChild(childId)}?season=1`);
  assert.deepEqual(
    left.body.map(({ kind, state }: Json) => [kind, state]),
    [
      ['book-a5', 'none'],
      ['book-square', 'none'],
      ['season-film', 'none'],
    ],
  );
});

test('what is deleted while it is made leaves no file', async () => {
  const { session, episodeId } = await parent();
  await order(session, ofEpisode(episodeId), { kind: 'poster-pdf' });
  answer = async () => {
    await server.call(session, 'DELETE', `/api/episodes/${episodeId}`);
  };
  await work();
  assert.equal(asked.length, 1);
  assert.deepEqual(await filesOf(session), []);
});

test('what could not be made says so, and can be asked for once more', async () => {
  const { session, episodeId } = await parent();
  await order(session, ofEpisode(episodeId), { kind: 'book-a5' });
  const [row] = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('keepsakes').select(['id', 'making']).where('user_id', '=', session.id).execute(),
  );
  await keepsakeJob(server.services, make).failed({ keepsakeId: row?.id ?? '', making: row?.making ?? '' });
  assert.equal(one(await server.call(session, 'GET', ofEpisode(episodeId)), 'book-a5').state, 'failed');
  const again = one(await order(session, ofEpisode(episodeId), { kind: 'book-a5' }), 'book-a5');
  assert.equal(again.state, 'making');
  await work();
  assert.equal(one(await server.call(session, 'GET', ofEpisode(episodeId)), 'book-a5').state, 'ready');
});

test('no film no book, no poster of a season, three at a time, and nothing of others', async () => {
  const { session, childId, episodeId } = await parent();
  const unfinished = await createEpisode(server, session, childId);
  assert.equal((await order(session, ofEpisode(unfinished.id), { kind: 'book-a5' })).status, 409);
  assert.equal((await order(session, ofChild(childId), { kind: 'book-a5', season: 2 })).status, 409);
  assert.equal((await order(session, ofChild(childId), { kind: 'poster-pdf', season: 1 })).status, 409);
  assert.equal((await order(session, ofEpisode(episodeId), { kind: 'season-film' })).status, 409);
  const statuses: number[] = [];
  for (const kind of ['book-a5', 'book-square', 'poster-pdf', 'poster-png'])
    statuses.push((await order(session, ofEpisode(episodeId), { kind })).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
  const stranger = await server.loginAs();
  for (const address of [ofEpisode(episodeId), `${ofChild(childId)}?season=1`])
    assert.equal((await server.call(stranger, 'GET', address)).status, 404);
  assert.equal((await order(stranger, ofEpisode(episodeId), { kind: 'book-a5' })).status, 404);
});

test('anew as often as one likes is not without end: a day of a family has its bound, and says so', async () => {
  const [{ session, episodeId }, other] = [await parent(), await parent()];
  const { limiter } = server.services;
  await limiter.take(keepsakesOfADay, session.id, keepsakesOfADay.most - 1);
  const last = () => order(session, ofEpisode(episodeId), { kind: 'poster-png' });
  assert.equal((await last()).status, 200);
  assert.equal((await last()).status, 200, 'it is being made: nothing new was asked for');
  await work();
  const { status, body } = await last();
  assert.deepEqual([status, body.code], [429, 'TOO_MANY_REQUESTS']);
  assert.match(body.message, /within a day were made/);
  const shown = one(await server.call(session, 'GET', ofEpisode(episodeId)), 'poster-png');
  assert.equal(shown.state, 'ready', 'what was there stays');
  assert.equal((await order(other.session, ofEpisode(other.episodeId), { kind: 'poster-png' })).status, 200);
});

test('the film of a year weighs as much as ten books', () => {
  assert.deepEqual([costOf('year-film'), costOf('book-a5'), costOf('season-film')], [10, 1, 1]);
});
