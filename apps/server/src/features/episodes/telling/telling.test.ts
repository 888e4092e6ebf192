import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { EpisodeRequest } from '@milestoon/studio/production';
import { childWithAvatar, createEpisode, episodeStatus } from '../../../testing/scenes.ts';
import { smallProduction } from '../../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { recordingOf } from '../../../testing/recordings.ts';
import { takeForm, tellingOf, tellLine, versionMade } from './telling.testing.ts';

let server: TestServer;
let clock = new Date('2026-05-01T10:00:00Z');
const requests: EpisodeRequest[] = [];
before(async () => {
  server = await testServer({
    draw: async () => [],
    now: () => clock,
    produce: (request, host) => {
      requests.push(request);
      return smallProduction(request, host);
    },
  });
});
after(() => server.close());

const words = 'Mia walked to the window. Then she waved to Grandma. In the evening they ate an apple cake.';
let session: Session;
let episodeId: string;
let lines: { id: string; text: string; speaker: string }[];
beforeEach(async () => {
  session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, 'Mia');
  episodeId = (await createEpisode(server, session, child.id, words)).id;
  await episodeStatus(server, session, episodeId, ['completed']);
  lines = (await tellingOf(server, session, episodeId)).body.lines;
});

const line = (at: number) => {
  const found = lines[at];
  assert.ok(found);
  return found;
};
const stored = () =>
  server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('stored_files')
      .select('path')
      .where('bucket', '=', 'voices')
      .where('user_id', '=', session.id)
      .execute(),
  );
const there = async (path: string) => (await server.services.storage.find('voices', path)) !== null;

test('a line is told, listened to, taken into a new version of the film, and left to the built-in voice again', async () => {
  const first = await tellingOf(server, session, episodeId);
  assert.deepEqual([first.body.isFinished, first.body.isChanged], [true, false]);
  assert.ok(first.body.film.shots.length > 0);
  const told = await tellLine(server, session, episodeId, { line: line(1) });
  assert.deepEqual([told.status, told.body.teller, told.body.notes], [201, 'Dad', []]);
  const sound = await server.fetch(told.body.url, { session });
  assert.deepEqual([sound.status, sound.headers.get('content-type')], [200, 'audio/wav']);
  assert.equal(sound.headers.get('cache-control'), 'no-store');
  const now = (await tellingOf(server, session, episodeId)).body;
  assert.equal(now.lines[1].recording.id, told.body.id);
  assert.equal(now.isChanged, true);

  assert.equal((await server.call(session, 'POST', `/api/episodes/${episodeId}/storyboard`)).status, 200);
  await versionMade(server, session, episodeId);
  const given = requests.at(-1)?.told ?? [];
  assert.deepEqual(
    given.map(({ beat, text, recording, teller }) => ({ beat, text, recording, teller })),
    [{ beat: line(1).id, text: line(1).text, recording: told.body.id, teller: 'Dad' }],
  );
  assert.equal((await tellingOf(server, session, episodeId)).body.isChanged, false);

  const address = `/api/episodes/${episodeId}/telling/${line(1).id}`;
  const [file] = await stored();
  assert.ok(file && (await there(file.path)));
  assert.equal((await server.call(session, 'DELETE', address)).status, 200);
  assert.equal((await server.call(session, 'DELETE', address)).status, 404);
  assert.equal(await there(file.path), false);
  const left = (await tellingOf(server, session, episodeId)).body;
  assert.deepEqual([left.lines[1].recording, left.isChanged], [null, true]);
});

test('recorded again, only the last take is kept; with its teller everything goes', async () => {
  const before = await tellLine(server, session, episodeId, { line: line(0) });
  const later = await tellLine(server, session, episodeId, { line: line(0), name: 'Mum' });
  assert.notEqual(before.body.id, later.body.id);
  assert.equal((await stored()).length, 1);
  const { body } = await tellingOf(server, session, episodeId);
  assert.equal(body.lines[0].recording.teller, 'Mum');
  const removed = await server.call(
    session,
    'DELETE',
    `/api/episodes/${episodeId}/tellers/${later.tellerId}`,
  );
  assert.equal(removed.status, 200);
  assert.deepEqual(await stored(), []);
});

test('what is no use is refused with a sentence, and nothing stays', async () => {
  const teller = await server.call(session, 'POST', `/api/episodes/${episodeId}/tellers`, {
    name: 'Dad',
    agreedBy: 'speaker',
  });
  const send = async (text: string, recording: Blob, tellerId = teller.body.id) => {
    const body = takeForm(text, recording, tellerId);
    const answer = await server.fetch(`/api/episodes/${episodeId}/telling/${line(0).id}`, {
      method: 'POST',
      body,
      session,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const playlist = new Blob(['#EXTM3U\nfile:///etc/passwd'], { type: 'audio/webm' });
  const bad = await send(line(0).text, playlist);
  assert.equal(bad.status, 422);
  assert.match(bad.body.message, /cannot be read/);
  const large = await send(line(0).text, new Blob([new Uint8Array(5_000_000)]));
  assert.match(large.body.message, /too large/);
  const recording = await recordingOf(line(0).text);
  assert.equal((await send('Other words', recording)).status, 409);
  assert.equal((await send(line(0).text, recording, crypto.randomUUID())).status, 404, 'nobody agreed');
  assert.deepEqual(await stored(), []);
});

async function ask(name = 'Grandma Ana'): Promise<{ id: string; token: string }> {
  const { status, body } = await server.call(session, 'POST', `/api/episodes/${episodeId}/telling-links`, {
    name,
  });
  assert.equal(status, 201);
  assert.match(body.url, /\/tell\/[\w-]{43}$/);
  return { id: body.id, token: body.url.split('/tell/')[1] };
}
const guest = (token: string, method = 'GET', path = '', body?: unknown) =>
  server.call(null, method, `/api/tellings/${token}${path}`, body);
async function tellByLink(token: string, at: number): Promise<number> {
  const body = takeForm(line(at).text, await recordingOf(line(at).text, 'mp4'));
  const answer = await server.fetch(`/api/tellings/${token}/lines/${line(at).id}`, { method: 'POST', body });
  await answer.body?.cancel();
  return answer.status;
}

test('grandma tells by a link, once; the parent listens and takes what they like', async () => {
  const { id, token } = await ask();
  const opened = await guest(token);
  assert.deepEqual([opened.status, opened.body.name, opened.body.hasAgreed], [200, 'Grandma Ana', false]);
  const known = JSON.stringify(opened.body);
  for (const secret of [session.email, session.id, episodeId]) assert.ok(!known.includes(secret), secret);
  assert.equal(await tellByLink(token, 0), 404, 'nothing is recorded before she agrees');
  assert.equal((await guest(token, 'POST', '/sent')).status, 409, 'nothing is there to be sent');
  assert.equal((await guest(token, 'POST', '', { agreed: true })).status, 200);
  for (const at of [0, 1, 1]) assert.equal(await tellByLink(token, at), 201);
  const before = (await tellingOf(server, session, episodeId)).body;
  assert.deepEqual(before.lines[0].offers, [], 'not before she sends it');
  const early = await server.call(session, 'POST', `/api/telling-links/${id}`, { lines: [line(0).id] });
  assert.equal(early.status, 404);

  assert.equal((await guest(token, 'POST', '/sent')).status, 200);
  for (const answer of [await guest(token), await guest(token, 'POST', '', { agreed: true })])
    assert.equal(answer.status, 404, 'a used link opens nothing');
  assert.equal(await tellByLink(token, 0), 404, 'its form is not even read');
  const news = (await server.call(session, 'GET', '/api/notifications')).body.items;
  const told = news.filter(({ kind }: { kind: string }) => kind === 'story-told');
  assert.equal(told.length, 1);
  assert.equal(told[0].path, `/app/episodes/${episodeId}/tell`);
  const { body } = await tellingOf(server, session, episodeId);
  assert.deepEqual([body.links[0].isSent, body.links[0].url], [true, null]);
  const [offer] = body.lines[0].offers;
  assert.equal((await server.fetch(offer.url, { session })).status, 200);
  assert.equal(body.lines[0].recording, null);

  const taken = await server.call(session, 'POST', `/api/telling-links/${id}`, { lines: [line(0).id] });
  assert.equal(taken.status, 200);
  const later = (await tellingOf(server, session, episodeId)).body;
  assert.equal(later.lines[0].recording.teller, 'Grandma Ana');
  assert.deepEqual([later.lines[1].recording, later.lines[1].offers, later.links], [null, [], []]);
  assert.equal((await stored()).length, 1);
});

test('a link ends when the parent says so, and after seven days, with what was recorded by it', async () => {
  const revoked = await ask();
  await guest(revoked.token, 'POST', '', { agreed: true });
  assert.equal(await tellByLink(revoked.token, 0), 201);
  assert.equal((await server.call(session, 'DELETE', `/api/telling-links/${revoked.id}`)).status, 200);
  assert.equal((await guest(revoked.token)).status, 404);
  assert.deepEqual(await stored(), []);

  const late = await ask();
  await guest(late.token, 'POST', '', { agreed: true });
  assert.equal(await tellByLink(late.token, 0), 201);
  const start = clock;
  clock = new Date(start.getTime() + 7 * 86_400_000 - 1);
  assert.equal((await guest(late.token)).status, 200);
  clock = new Date(start.getTime() + 7 * 86_400_000);
  assert.equal((await guest(late.token)).status, 404);
  const { deleteEndedLinks } = await import('./telling-links.service.ts');
  assert.equal(await deleteEndedLinks(server.services), 1);
  assert.deepEqual(await stored(), []);
  clock = start;
});

test('a link cannot be guessed, stands nowhere as it is, and is nobody else’s', async () => {
  const { id, token } = await ask();
  for (const wrong of ['x', 'A'.repeat(43), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
    assert.equal((await guest(wrong)).status, 404);
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('telling_links').selectAll().where('id', '=', id).execute(),
  );
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(token));
  const stranger = await server.loginAs();
  for (const [method, address] of [
    ['GET', `/api/episodes/${episodeId}/telling`],
    ['DELETE', `/api/telling-links/${id}`],
    ['POST', `/api/telling-links/${id}`],
  ] as const)
    assert.equal(
      (await server.call(stranger, method, address, method === 'POST' ? { lines: [] } : undefined)).status,
      404,
    );
  for (const address of [`/api/episodes/${episodeId}`, `/api/episodes/${episodeId}/telling`])
    assert.equal((await server.call(null, 'GET', address)).status, 401);
});

test('whoever tries too many links waits', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 121; i++)
    statuses.push((await server.fetch(`/api/tellings/${i}`, { clientAddress: '10.9.8.8' })).status);
  assert.deepEqual([...new Set(statuses)], [404, 429]);
  assert.equal(statuses.filter((status) => status === 404).length, 120);
});

test('as many links and people as an episode may have, and a sentence that says what to do', async () => {
  const askMore = () =>
    server.call(session, 'POST', `/api/episodes/${episodeId}/telling-links`, { name: 'Nana' });
  for (let i = 0; i < 5; i++) assert.equal((await askMore()).status, 201);
  const refused = await askMore();
  assert.deepEqual(
    [refused.status, refused.body.message],
    [409, '5 links are out already. Please end one first.'],
  );
  const telling = (await tellingOf(server, session, episodeId)).body;
  assert.deepEqual(
    telling.links.map((link: { tellerId: string | null }) => link.tellerId),
    Array(5).fill(null),
  );
  await server.call(session, 'DELETE', `/api/telling-links/${telling.links[0].id}`);
  assert.equal((await askMore()).status, 201);

  const addMore = () =>
    server.call(session, 'POST', `/api/episodes/${episodeId}/tellers`, { name: 'Dad', agreedBy: 'speaker' });
  for (let i = 0; i < 8; i++) assert.equal((await addMore()).status, 201);
  const ninth = await addMore();
  assert.equal(ninth.status, 409);
  assert.match(ninth.body.message, /^8 people tell this film already/);
});

test('with the episode every recording goes', async () => {
  await tellLine(server, session, episodeId, { line: line(0) });
  const [file] = await stored();
  assert.ok(file);
  assert.equal((await server.call(session, 'DELETE', `/api/episodes/${episodeId}`)).status, 200);
  assert.deepEqual([await stored(), await there(file.path)], [[], false]);
});
