import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EpisodeRequest } from '@milestoon/studio/production';
import { childWithAvatar, createEpisode, episodeStatus, newEpisodeBody } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: Session;
let childId: string;
/** What was produced. */
const asked: EpisodeRequest[] = [];
before(async () => {
  server = await testServer({
    produce: (request, host) => {
      asked.push(request);
      return smallProduction(request, host);
    },
  });
  session = await server.loginAs();
  await server.subscribe(session);
  childId = (await childWithAvatar(server, session)).id;
});
after(() => server.close());

/** So many days from now, where it is earliest. */
const day = (from: number): string =>
  new Date(Date.now() + from * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function finishedEpisode(part: object = {}): Promise<string> {
  const body = { ...(await newEpisodeBody(server, session, childId)), ...part };
  const { id } = (await server.call(session, 'POST', '/api/episodes', body)).body;
  await episodeStatus(server, session, id, ['completed']);
  return id;
}
const read = async (id: string) => (await server.call(session, 'GET', `/api/episodes/${id}`)).body;
const edit = (id: string, body: object, who = session) =>
  server.call(who, 'PUT', `/api/episodes/${id}`, body);

test('an episode is renamed and redated; number, order and everything else stay', async () => {
  const id = await finishedEpisode();
  const newer = await createEpisode(server, session, childId);
  const { status, body } = await edit(id, { title: '  The first step ', happenedOn: '2026-05-31' });
  assert.deepEqual([status, body.title, body.happenedOn], [200, 'The first step', '2026-05-31']);
  const cleared = await edit(id, { happenedOn: null });
  assert.deepEqual([cleared.body.title, cleared.body.happenedOn], ['The first step', null]);
  assert.equal((await edit(id, { happenedOn: day(0) })).body.happenedOn, day(0));
  const { body: list } = await server.call(session, 'GET', '/api/episodes');
  assert.deepEqual(
    list.map((episode: { id: string }) => episode.id),
    [newer.id, id],
  );
  assert.match((await read(id)).downloadUrl, /The%20first%20step|The\+first\+step/);
});

test('a title that no film is made of and a day that is yet to come are refused, and nothing changes', async () => {
  const id = await finishedEpisode({ title: 'At the lake' });
  const faults: [object, number, RegExp][] = [
    [{ title: ' ' }, 422, /^Please enter an episode title$/],
    [{ title: 'x'.repeat(101) }, 422, /./],
    [{ happenedOn: day(3) }, 422, /^This day is yet to come\.$/],
    [{ happenedOn: '2026-02-30' }, 422, /./],
    [{ title: 'Daddy killed a man' }, 422, /./],
  ];
  for (const [fault, status, message] of faults) {
    const answer = await edit(id, fault);
    assert.equal(answer.status, status, JSON.stringify(fault));
    assert.match(answer.body.message, message);
  }
  const { title, happenedOn } = await read(id);
  assert.deepEqual([title, happenedOn], ['At the lake', null]);
});

test('what is another parent’s is not there', async () => {
  const id = await finishedEpisode();
  const other = await server.loginAs('super_admin');
  assert.equal((await edit(id, { title: 'Mine' }, other)).status, 404);
  assert.equal((await server.call(other, 'POST', `/api/episodes/${id}/premiere`)).status, 404);
  assert.equal((await read(id)).isPremiere, true);
});

test('a film has one premiere; a new version has none', async () => {
  const id = await finishedEpisode();
  assert.equal((await read(id)).isPremiere, true);
  for (const _ of [1, 2])
    assert.equal((await server.call(session, 'POST', `/api/episodes/${id}/premiere`)).status, 200);
  assert.equal((await read(id)).isPremiere, false);
});

test('a family chooses words in the picture for a film, and the production hears of it', async () => {
  assert.equal((await read(await finishedEpisode())).wordsInPicture, false);
  const id = await finishedEpisode({ wordsInPicture: true });
  assert.equal((await read(id)).wordsInPicture, true);
});

test('a family chooses who tells a film and what its music is like; without a choice it is the usual', async () => {
  await finishedEpisode({ title: 'Chosen', narrator: 'deep', music: 'dreamy' });
  await finishedEpisode({ title: 'Usual' });
  const of = (title: string) => asked.find((request) => request.title === title);
  assert.deepEqual([of('Chosen')?.narrator, of('Chosen')?.music], ['deep', 'dreamy']);
  assert.deepEqual([of('Usual')?.narrator, of('Usual')?.music], ['warm', 'story']);
  const body = { ...(await newEpisodeBody(server, session, childId)), narrator: 'robot' };
  assert.equal((await server.call(session, 'POST', '/api/episodes', body)).status, 422);
});

test('the production hears who wrote the words; without a word on it nobody', async () => {
  await finishedEpisode({ title: 'By grandpa', writtenBy: 'grandfather' });
  await finishedEpisode({ title: 'By somebody' });
  const of = (title: string) => asked.find((request) => request.title === title);
  assert.equal(of('By grandpa')?.writtenBy, 'grandfather');
  assert.equal(of('By somebody')?.writtenBy, undefined);
  const body = { ...(await newEpisodeBody(server, session, childId)), writtenBy: 'postman' };
  assert.equal((await server.call(session, 'POST', '/api/episodes', body)).status, 422);
});

test('narrators and music can be heard by whoever is signed in', async () => {
  for (const address of ['/api/narrators/deep/sample?language=es', '/api/music/gentle/sample']) {
    const { status, body } = await server.call(session, 'GET', address);
    assert.equal(status, 200);
    assert.equal(Buffer.from(body.sound, 'base64').toString('latin1', 4, 8), 'ftyp');
  }
  assert.equal((await server.call(session, 'GET', '/api/narrators/robot/sample')).status, 422);
});
