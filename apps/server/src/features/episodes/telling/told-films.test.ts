import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../../testing/scenes.ts';
import { filesBelow } from '../../../testing/files-below.ts';
import { recordingOf } from '../../../testing/recordings.ts';
import { smallProduction } from '../../../testing/small-production.ts';
import { type Json, type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { takeForm, tellingOf, tellLine, versionMade } from './telling.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ draw: async () => [], produce: (...order) => smallProduction(...order) });
});
after(() => server.close());

let session: Session;
let childId: string;
let id: string;
let lines: { id: string; text: string }[];
beforeEach(async () => {
  session = await server.loginAs();
  await server.subscribe(session);
  childId = (await childWithAvatar(server, session, 'Mia')).id;
  const words = 'Mia walked to the window. Then she waved to Grandma. In the evening they ate an apple cake.';
  id = (await createEpisode(server, session, childId, words)).id;
  await episodeStatus(server, session, id, ['completed']);
  lines = (await tellingOf(server, session, id)).body.lines;
});

async function tell(at: number, name: string) {
  const line = lines[at];
  assert.ok(line);
  return tellLine(server, session, id, { line, name });
}
async function remake(): Promise<void> {
  await server.call(session, 'POST', `/api/episodes/${id}/storyboard`);
  await versionMade(server, session, id);
}
const forget = (tellerId: string) =>
  server.call(session, 'DELETE', `/api/episodes/${id}/tellers/${tellerId}`);

/** Puts a file where a production would, and its row. */
async function store(name: string): Promise<string> {
  const path = `user-${session.id}/${name}`;
  await server.services.storage.put('episodes', path, Buffer.from('a voice is in here'));
  const row = { path, bucket: 'episodes', user_id: session.id, content_type: 'video/mp4', bytes: 18 };
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('stored_files')
      .values({ ...row, attached: true })
      .execute(),
  );
  return path;
}
const stored = (): string[] =>
  filesBelow(`${server.dataDirectory}/files/episodes/user-${session.id}`).toSorted();

/** Keepsakes of the season as they would be made now. */
async function keepSeason(kinds = ['season-film']): Promise<void> {
  const made = new Date(Date.now() + 1000);
  for (const kind of kinds) {
    const path = await store(`${childId}/${kind}-${randomUUID()}`);
    const row = { user_id: session.id, child_id: childId, season: 1, kind, path, made_at: made };
    await server.database.asWorker('test', (tx) =>
      tx
        .insertInto('keepsakes')
        .values({ ...row, making: randomUUID(), requested_at: new Date() })
        .execute(),
    );
  }
}
const kept = async (): Promise<Record<string, string>> => {
  const { body } = await server.call(session, 'GET', `/api/children/${childId}/keepsakes?season=1`);
  return Object.fromEntries(body.map(({ kind, state }: Json) => [kind, state]));
};
const seasonFiles = (): string[] => stored().filter((name) => name.includes('season-film'));

test('with a recording the season film goes in which it is heard, and is offered again', async () => {
  const dad = await tell(0, 'Dad');
  await tell(1, 'Mum');
  await remake();
  await keepSeason(['season-film', 'book-a5']);
  assert.equal((await forget(dad.tellerId)).status, 200);
  assert.deepEqual([(await kept())['season-film'], seasonFiles()], ['none', []]);
  assert.equal((await kept())['book-a5'], 'ready', 'no voice is in a book');
  await keepSeason();
  const line = `/api/episodes/${id}/telling/${lines[1]?.id}`;
  assert.equal((await server.call(session, 'DELETE', line)).status, 200);
  assert.deepEqual(seasonFiles(), []);
});

test('with a recording that is told anew the season film goes, too, and the finished film is known to have it', async () => {
  const dad = await tell(0, 'Dad');
  await remake();
  await keepSeason();
  await tell(1, 'Mum');
  assert.equal((await kept())['season-film'], 'ready', 'no voice was replaced');
  await tell(0, 'Mum');
  assert.deepEqual([(await kept())['season-film'], seasonFiles()], ['none', []]);
  const left = (await tellingOf(server, session, id)).body;
  assert.deepEqual([left.isChanged, left.keepsDeleted], [true, true]);
  await forget(dad.tellerId);
  assert.equal((await tellingOf(server, session, id)).body.keepsDeleted, true);
  await remake();
  assert.equal((await tellingOf(server, session, id)).body.keepsDeleted, false);
});

test('so it does with one in whose place another is taken that came by a link', async () => {
  await tell(0, 'Dad');
  await remake();
  await keepSeason();
  const links = `/api/episodes/${id}/telling-links`;
  const { body: link } = await server.call(session, 'POST', links, { name: 'Grandma' });
  const token = link.url.split('/').at(-1);
  const line = lines[0];
  assert.ok(line);
  await server.call(null, 'POST', `/api/tellings/${token}`, { agreed: true });
  const body = takeForm(line.text, await recordingOf(line.text));
  const address = `/api/tellings/${token}/lines/${line.id}`;
  assert.equal((await server.fetch(address, { method: 'POST', body })).status, 201);
  await server.call(null, 'POST', `/api/tellings/${token}/sent`);
  assert.equal((await kept())['season-film'], 'ready', 'nothing is taken yet');
  const taken = await server.call(session, 'POST', `/api/telling-links/${link.id}`, { lines: [line.id] });
  assert.equal(taken.status, 200);
  assert.deepEqual([(await kept())['season-film'], seasonFiles()], ['none', []]);
  assert.equal((await tellingOf(server, session, id)).body.keepsDeleted, true);
});

test('a recording that is in no film takes none with it', async () => {
  const dad = await tell(0, 'Dad');
  await keepSeason();
  assert.equal((await tellingOf(server, session, id)).body.keepsDeleted, false);
  await forget(dad.tellerId);
  assert.equal((await kept())['season-film'], 'ready');
  assert.equal((await tellingOf(server, session, id)).body.keepsDeleted, false);
});

test('a season film of a film that still had a deleted voice goes when that is made anew, and no other', async () => {
  const dad = await tell(0, 'Dad');
  await remake();
  await forget(dad.tellerId);
  await keepSeason(); // joined from the film that is there: the voice is in it
  assert.equal((await kept())['season-film'], 'ready');
  await remake();
  assert.deepEqual([(await kept())['season-film'], seasonFiles()], ['none', []]);
  await keepSeason();
  await tell(0, 'Mum');
  await remake();
  assert.equal((await kept())['season-film'], 'ready');
});

test('made anew without a voice, nothing is left of the film that had it', async () => {
  const dad = await tell(0, 'Dad');
  await remake();
  const trailer_path = await store(`${id}/trailer-2.mp4`);
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('episode_productions').set({ trailer_path }).where('episode_id', '=', id).execute(),
  );
  await forget(dad.tellerId);
  const names = ['episode-2.mp4', 'episode-2.vtt', 'episode-small-2.mp4', 'poster-2.jpg', 'trailer-2.mp4'];
  assert.deepEqual(
    stored(),
    names.map((name) => `${id}/${name}`),
  );
  const left = (await tellingOf(server, session, id)).body;
  assert.deepEqual([left.isChanged, left.keepsDeleted], [true, true]);
  await remake();
  const anew = (await tellingOf(server, session, id)).body;
  assert.deepEqual([anew.isChanged, anew.keepsDeleted], [false, false]);
  assert.deepEqual(
    stored(),
    ['episode-3.mp4', 'episode-3.vtt', 'episode-small-3.mp4', 'poster-3.jpg'].map((name) => `${id}/${name}`),
  );
  const rows = await server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('stored_files')
      .select('path')
      .where('user_id', '=', session.id)
      .where('path', 'like', '%-2.%')
      .execute(),
  );
  assert.deepEqual(rows, []);
});
