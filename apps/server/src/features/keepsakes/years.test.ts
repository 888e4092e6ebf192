import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { newFilm } from '@milestoon/film/testing';
import { writeScreenplay } from '@milestoon/story';
import { silentLog } from '../../platform/log/log.ts';
import { childWithAvatar, finishedEpisode } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { keepsakeJob } from './keepsake.job.ts';
import { deleteOrphanedKeepsakes, workOf } from './work.ts';
import type { MakeYear } from './year-film.ts';

let server: TestServer;
let asked: Parameters<MakeYear>[0][] = [];
let inside: (directory: string) => Promise<void> = async () => {};
before(async () => {
  server = await testServer({}, {}, { role: 'web' });
});
after(() => server.close());
afterEach(() => {
  asked = [];
  inside = async () => {};
});

const make: MakeYear = async (request) => {
  asked.push(request);
  request.progress?.(0.5);
  await inside(request.directory);
  const files = { video: 'year.mp4', rendition: 'year-small.mp4', captions: 'year.vtt', poster: 'year.jpg' };
  for (const name of Object.values(files)) fs.writeFileSync(path.join(request.directory, name), name);
  return { ...files, duration: 90, loudness: -16, truePeak: -2, speechOverMusic: 14, shown: [0, 1, 2] };
};
const job = () => keepsakeJob(server.services, undefined, make);
const orders = ({ id }: Session) =>
  server.database.asWorker('test', (tx) =>
    tx.selectFrom('keepsakes').select(['id', 'making']).where('user_id', '=', id).execute(),
  );
async function work(session: Session): Promise<void> {
  for (const { id, making } of await orders(session))
    await job().run({ keepsakeId: id, making }, { signal: new AbortController().signal, log: silentLog() });
}

/** A finished film that is remembered as it is directed and spoken, and the day it happened. */
async function filmOn(session: Session, childId: string, day: string): Promise<string> {
  const id = await finishedEpisode(server, session, childId);
  const story = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 1, title: 'First steps', seed: 1 };
  const screenplay = writeScreenplay({ ...story, style: 'anime', description: 'Mia walked to the window.' });
  const narration = { files: { a: 'line.f32' }, sampleRate: 16_000 };
  const steps = { screenplay, narration, film: newFilm(screenplay) };
  await server.database.asWorker('test', async (tx) => {
    await tx.updateTable('episodes').set({ happened_on: day }).where('id', '=', id).execute();
    for (const [name, output] of Object.entries(steps))
      await tx
        .insertInto('job_steps')
        .values({ subject: `episode:${id}`, name, output: JSON.stringify(output) })
        .execute();
  });
  return id;
}

const days = ['2026-11-03', '2026-01-05', '2026-05-09'];
async function parent() {
  const session = await server.loginAs();
  await server.subscribe(session);
  const { id: childId } = await childWithAvatar(server, session);
  const episodes: string[] = [];
  for (const day of days) episodes.push(await filmOn(session, childId, day));
  return { session, childId, episodes };
}
const address = (childId: string): string => `/api/children/${childId}/years`;
const order = (session: Session, childId: string, year = 2026) =>
  server.call(session, 'POST', `${address(childId)}/${year}`, {});
const years = async (session: Session, childId: string): Promise<Json> =>
  (await server.call(session, 'GET', address(childId))).body;
/** Somebody who acts in the family from now on. */
async function joined(owner: Session, role: 'parent' | 'viewer'): Promise<Session> {
  const invited = await server.call(owner, 'POST', '/api/household/invitations', {
    role,
    password: 'secret-1',
  });
  const token = new URL(invited.body.url).searchParams.get('token');
  const member = await server.loginAs();
  assert.equal(
    (await server.call(member, 'POST', '/api/household-invitation/accept', { token })).status,
    200,
  );
  return member;
}
const storedOf = async ({ id }: Session): Promise<string[]> =>
  (
    await server.database.asWorker('test', (tx) =>
      tx.selectFrom('stored_files').select('path').where('user_id', '=', id).execute(),
    )
  )
    .map(({ path }) => path)
    .filter((file) => file.includes('year-film'));

test('the film of a year is made of its films in the order of their days, watched and saved', async () => {
  const { session, childId, episodes } = await parent();
  await filmOn(session, childId, '2025-12-31');
  const [offered] = await years(session, childId);
  assert.deepEqual([offered.year, offered.films, offered.film.state], [2026, 3, 'none']);
  assert.equal((await years(session, childId)).length, 1, 'one film is no year');
  assert.equal((await order(session, childId)).body[0].film.state, 'making');
  await work(session);
  assert.deepEqual(
    asked[0]?.sources.map(({ month }) => month),
    ['January', 'May', 'November'],
  );
  const [first] = asked[0]?.sources ?? [];
  assert.deepEqual(first?.speech?.spoken.files, { a: 'line.f32' });
  assert.ok(first?.speech?.folder.endsWith(episodes[1] ?? '?'));
  assert.deepEqual(Object.keys(first?.photos ?? {}), ['photo-0']);
  const [made] = await years(session, childId);
  assert.deepEqual([made.film.state, made.film.share, made.film.bytes], ['ready', 1, 'year.mp4'.length]);
  for (const [url, type, text] of [
    [made.videoUrl, 'video/mp4', 'year.mp4'],
    [made.renditionUrl, 'video/mp4', 'year-small.mp4'],
    [made.captionsUrl, 'text/vtt', 'year.vtt'],
    [made.posterUrl, 'image/jpeg', 'year.jpg'],
  ]) {
    const file = await server.fetch(url);
    assert.equal(file.headers.get('cache-control'), 'no-store', 'photos are in it');
    assert.ok(file.headers.get('content-type')?.startsWith(type), url);
    assert.equal(await file.text(), text);
  }
  const saved = await server.fetch(made.film.downloadUrl);
  assert.match(saved.headers.get('content-disposition') ?? '', /milestoon-year-film\.mp4/);
  assert.equal((await storedOf(session)).length, 4);
});

test('made anew it takes the place of the one before, with all its files', async () => {
  const { session, childId } = await parent();
  await order(session, childId);
  await work(session);
  const before = await storedOf(session);
  await order(session, childId);
  await work(session);
  const after = await storedOf(session);
  assert.equal(after.length, 4);
  assert.deepEqual(
    after.filter((file) => before.includes(file)),
    [],
  );
});

test('it goes with any episode of its year, also with one whose day was another when it was made', async () => {
  const { session, childId, episodes } = await parent();
  await order(session, childId);
  await work(session);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('episodes')
      .set({ happened_on: '2024-02-02' })
      .where('id', '=', episodes[0] ?? '')
      .execute(),
  );
  await server.call(session, 'DELETE', `/api/episodes/${episodes[0]}`);
  assert.deepEqual(await storedOf(session), []);
  const [left] = await years(session, childId);
  assert.deepEqual([left.film.state, left.missing, left.videoUrl], ['none', 1, null]);
});

test('with its child goes the film in both renditions, its captions and its poster', async () => {
  const { session, childId } = await parent();
  await order(session, childId);
  await work(session);
  const files = await storedOf(session);
  const areThere = (): Promise<boolean[]> =>
    Promise.all(files.map(async (file) => Boolean(await server.services.storage.find('episodes', file))));
  assert.deepEqual(await areThere(), [true, true, true, true]);
  assert.equal(
    (await server.call(session, 'DELETE', `/api/children/${childId}`, { password: 'secret-1' })).status,
    200,
  );
  assert.deepEqual(await areThere(), [false, false, false, false]);
  assert.deepEqual([await storedOf(session), await orders(session)], [[], []]);
});

test('an episode that is deleted while the film is made leaves nothing of it', async () => {
  const { session, childId, episodes } = await parent();
  await order(session, childId);
  const [row] = await orders(session);
  inside = async () => {
    await server.call(session, 'DELETE', `/api/episodes/${episodes[2]}`);
  };
  await work(session).catch((error: unknown) => assert.fail(String(error)));
  assert.equal(asked.length, 1);
  assert.deepEqual(await storedOf(session), []);
  assert.equal(fs.existsSync(workOf(server.services.config, row?.making ?? '')), false);
});

test('a worker that is killed leaves what it drew to the next; what nobody makes any more is deleted', async () => {
  const { session, childId } = await parent();
  await order(session, childId);
  const [row] = await orders(session);
  const directory = workOf(server.services.config, row?.making ?? '');
  inside = async (folder) => {
    fs.writeFileSync(path.join(folder, 'segment'), 'drawn');
    throw new Error('killed');
  };
  await assert.rejects(work(session), /killed/);
  const orphan = workOf(server.services.config, 'of-nobody');
  fs.mkdirSync(orphan);
  assert.equal(await deleteOrphanedKeepsakes(server.services), 1);
  assert.deepEqual([fs.existsSync(orphan), fs.existsSync(directory)], [false, true]);
  let found = '';
  inside = async (folder) => {
    found = fs.readFileSync(path.join(folder, 'segment'), 'utf8');
  };
  await work(session);
  assert.equal(found, 'drawn');
  assert.equal(fs.existsSync(directory), false);
  await job().failed({ keepsakeId: row?.id ?? '', making: row?.making ?? '' });
});

test('two films are no year, a film of another kind is not asked for here, and nothing is found by others', async () => {
  const { session, childId } = await parent();
  assert.equal((await order(session, childId, 2025)).status, 409);
  const season = await server.call(session, 'POST', `/api/children/${childId}/keepsakes`, {
    kind: 'year-film',
    season: 1,
  });
  assert.equal(season.status, 409);
  const stranger = await server.loginAs();
  await server.subscribe(stranger);
  assert.equal((await server.call(stranger, 'GET', address(childId))).status, 404);
  assert.equal((await order(stranger, childId)).status, 404);
});

test('the latest year says how many films are missing; earlier ones that are short are not listed', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const { id: childId } = await childWithAvatar(server, session);
  assert.deepEqual(await years(session, childId), []);
  await filmOn(session, childId, '2024-03-01');
  await filmOn(session, childId, '2026-03-01');
  const facts = async () =>
    (await years(session, childId)).map(({ year, films, missing }: Json) => [year, films, missing]);
  assert.deepEqual(await facts(), [[2026, 1, 2]]);
  for (const day of ['2024-04-01', '2024-05-01', '2026-04-01']) await filmOn(session, childId, day);
  assert.deepEqual(await facts(), [
    [2026, 2, 1],
    [2024, 3, 0],
  ]);
});

test('a second parent makes it and watches it, a relative finds nothing of it', async () => {
  const { session, childId } = await parent();
  const second = await joined(session, 'parent');
  const relative = await joined(session, 'viewer');
  assert.equal((await order(relative, childId)).status, 404);
  assert.equal((await order(second, childId)).body[0].film.state, 'making');
  await work(session);
  const [made] = await years(second, childId);
  assert.equal(made.film.state, 'ready');
  const watched = await server.fetch(made.videoUrl, { session: second });
  assert.equal(await watched.text(), 'year.mp4');
  assert.equal((await server.call(relative, 'GET', address(childId))).status, 404);
  const list = await server.call(relative, 'GET', '/api/household-films');
  assert.equal(list.status, 200);
  assert.ok(!JSON.stringify(list.body).includes('year-film'));
});

test('films that an earlier release remembers in another way are left out, and too few make none', async () => {
  const { session, childId, episodes } = await parent();
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('job_steps')
      .set({ output: JSON.stringify({ version: 0 }) })
      .where('subject', '=', `episode:${episodes[0]}`)
      .where('name', '=', 'film')
      .execute(),
  );
  await order(session, childId);
  await work(session);
  assert.deepEqual(asked, []);
  const [year] = await years(session, childId);
  assert.deepEqual([year.film.state, year.videoUrl], ['failed', null]);
});
