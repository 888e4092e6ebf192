import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import {
  childWithAvatar,
  createApiKey,
  createChild,
  createEpisode,
  episodeStatus,
  readEvents,
} from '../../testing/scenes.ts';
import { type Answer, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { startReceiver } from './receiver.testing.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: TestServer;
before(async () => {
  receiver = await startReceiver();
  server = await testServer({}, { AUTOMATION_WEBHOOK_URL: receiver.url });
});
after(async () => {
  await server.close();
  await receiver.close();
});

const picture = (background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .toBuffer();

async function report(key: string, address: string, body: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await server.fetch(address, {
    method: 'POST',
    headers: { 'x-api-key': key, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const accepted = async (answer: Promise<Answer>): Promise<boolean> => {
  const { status, body } = await answer;
  assert.equal(status, 200, JSON.stringify(body));
  return body.accepted;
};

async function candidate(variant: number, fields: Record<string, string> = {}): Promise<FormData> {
  const form = new FormData();
  form.set('variant', String(variant));
  form.set('file', new File([Uint8Array.from(await picture())], '../../evil.svg', { type: 'image/svg+xml' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A child whose avatars an outside generator was asked for, and what it was told. */
async function askedForAvatars(session: Session) {
  const child = await createChild(server, session);
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  const [call] = await receiver.calls(1, ({ text }) => text.includes(child.id));
  return {
    id: child.id,
    address: `/automation/avatars/${child.id}`,
    key: String(call?.headers['x-api-key']),
    requestId: String(call?.headers['x-automation-request']),
  };
}

async function askedForEpisode(session: Session) {
  const child = await childWithAvatar(server, session);
  const episode = await createEpisode(server, session, child.id);
  const [call] = await receiver.calls(1, ({ text }) => text.includes(episode.id));
  return {
    id: episode.id,
    address: `/automation/episodes/${episode.id}`,
    key: String(call?.headers['x-api-key']),
    requestId: String(call?.headers['x-automation-request']),
  };
}

const youtube_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test('candidates from outside are cleaned, offered, and one is chosen; then nothing changes any more', async () => {
  const session = await server.loginAs('super_admin');
  const { id, address, key, requestId } = await askedForAvatars(session);
  const read = async () => (await server.call(session, 'GET', `/api/children/${id}/avatars`)).body;
  const words = { label: 'The bold one', description: 'With a cape', requestId };
  assert.equal(await accepted(report(key, address, await candidate(2, words))), true);
  assert.equal(await accepted(report(key, address, await candidate(2))), false, 'a second time');
  for (const variant of [0, 1, 3])
    assert.equal(await accepted(report(key, address, await candidate(variant))), true);
  const { status, candidates } = await read();
  assert.equal(status, 'ready');
  assert.deepEqual(
    candidates.map((one: { label: string }) => one.label),
    ['Avatar 1', 'Avatar 2', 'The bold one', 'Avatar 4'],
  );
  const file = Buffer.from(await (await server.fetch(candidates[2].url)).arrayBuffer());
  assert.equal((await sharp(file).metadata()).format, 'jpeg');
  assert.ok(!file.includes('hidden words'));
  const choice = { candidate: candidates[2].id };
  const chosen = await server.call(session, 'POST', `/api/children/${id}/avatar`, choice);
  assert.deepEqual([chosen.status, chosen.body.avatarSelected], [200, true]);
  assert.equal(await accepted(report(key, address, { status: 'failed' })), false);
  assert.equal(await accepted(report(key, address, await candidate(0))), false);
  assert.equal((await read()).status, 'chosen');
});

test('avatars that failed outside can be asked for again; what comes of the first request is too late', async () => {
  const session = await server.loginAs('super_admin');
  const { id, address, key, requestId } = await askedForAvatars(session);
  assert.equal(await accepted(report(key, address, { status: 'failed', requestId })), true);
  const read = async () => (await server.call(session, 'GET', `/api/children/${id}/avatars`)).body.status;
  assert.equal(await read(), 'failed');
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  const [, again] = await receiver.calls(2, ({ text }) => text.includes(id));
  const next = String(again?.headers['x-automation-request']);
  assert.notEqual(next, requestId);
  assert.equal(await accepted(report(key, address, await candidate(0, { requestId }))), false);
  assert.equal(await accepted(report(key, address, await candidate(0, { requestId: next }))), true);
});

test('what is no picture is refused', async () => {
  const session = await server.loginAs('super_admin');
  const { address, key } = await askedForAvatars(session);
  const form = await candidate(0);
  form.set('file', new File(['<svg onload="alert(1)"/>'], 'avatar.png', { type: 'image/png' }));
  assert.equal((await report(key, address, form)).status, 415);
  const faults = [await candidate(4), await candidate(-1), { status: 'ready' }, { variant: 1 }];
  for (const fault of faults) assert.equal((await report(key, address, fault)).status, 422);
});

test('an episode made outside is followed to its end; progress never goes back, completed stays completed', async () => {
  const session = await server.loginAs('super_admin');
  const { id, address, key, requestId } = await askedForEpisode(session);
  const send = (body: object) => accepted(report(key, address, body));
  const stream = await server.fetch('/api/episode-progress', { session });
  const heard = readEvents(stream, (events) => events.some((event) => event.includes('"completed"')));

  assert.equal(await send({ status: 'processing', progress: 0.5, step: 'video', requestId }), true);
  assert.equal(await send({ status: 'processing', progress: 0.2, step: 'film' }), false);
  assert.equal(await send({ status: 'processing', progress: 0.5 }), false);
  const read = async () => (await server.call(session, 'GET', `/api/episodes/${id}`)).body;
  assert.deepEqual([(await read()).progress.share, (await read()).progress.step], [0.5, 'video']);

  assert.equal(await send({ status: 'completed', youtube_url }), true);
  for (const late of [
    { status: 'completed', youtube_url: 'https://elsewhere.example/' },
    { status: 'completed', youtube_url },
    { status: 'processing', progress: 0.9 },
    { status: 'failed' },
  ])
    assert.equal(await send(late), false, late.status);
  const done = await read();
  assert.deepEqual([done.status, done.youtubeUrl, done.progress], ['completed', youtube_url, null]);
  const events = (await heard).filter((event) => event.includes(id));
  assert.ok(events.some((event) => event.includes('"share":0.5')));
});

test('a failure is told; a film that comes after all is taken, one of an earlier request is not', async () => {
  const session = await server.loginAs('super_admin');
  const { id, address, key, requestId } = await askedForEpisode(session);
  assert.equal(await accepted(report(key, address, { status: 'failed' })), true);
  assert.equal(await accepted(report(key, address, { status: 'failed' })), false);
  assert.equal(await accepted(report(key, address, { status: 'processing', progress: 0.9 })), false);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).body.status, 'failed');
  await server.call(session, 'POST', `/api/episodes/${id}/retry`);
  await receiver.calls(2, ({ text }) => text.includes(id));
  assert.equal(await accepted(report(key, address, { status: 'failed', requestId })), false);
  assert.equal(await accepted(report(key, address, { status: 'failed' })), true);
  assert.equal(await accepted(report(key, address, { status: 'completed', youtube_url })), true);
});

test('an address that is not https, or a share beyond the whole, is refused', async () => {
  const session = await server.loginAs('super_admin');
  const { address, key } = await askedForEpisode(session);
  for (const body of [
    { status: 'completed', youtube_url: 'http://www.youtube.com/watch?v=1' },
    { status: 'completed', youtube_url: 'javascript:alert(1)' },
    { status: 'completed' },
    { status: 'processing', progress: 1.1 },
    { status: 'done' },
    {},
  ])
    assert.equal((await report(key, address, body)).status, 422, JSON.stringify(body));
});

test('without the key of the parent there is nothing: no key, a wrong one, another parent’s, one for something else, a session', async () => {
  const session = await server.loginAs('super_admin');
  const avatars = await askedForAvatars(session);
  const episode = await askedForEpisode(session);
  const other = await server.loginAs('super_admin');
  const otherKey = await createApiKey(server, other, 'report');
  const episodeBody = { status: 'completed', youtube_url };
  const tries = async (key: string) => [
    (await report(key, avatars.address, await candidate(0))).status,
    (await report(key, avatars.address, { status: 'failed' })).status,
    (await report(key, episode.address, episodeBody)).status,
  ];
  const nothing = [404, 404, 404];
  assert.deepEqual(await tries(''), nothing);
  assert.deepEqual(await tries('milestoon_wrong'), nothing);
  assert.deepEqual(await tries(otherKey), nothing);
  for (const caller of [null, session, other])
    for (const body of [episodeBody, {}])
      assert.equal((await server.call(caller, 'POST', episode.address, body)).status, 404);
  for (const scope of ['read', 'write'] as const)
    assert.deepEqual(await tries(await createApiKey(server, session, scope)), nothing, scope);
  const { body } = await server.call(session, 'GET', `/api/episodes/${episode.id}`);
  assert.equal(body.status, 'processing');
});

test('what nobody reports on for a day has failed and can be asked for again', async () => {
  const session = await server.loginAs('super_admin');
  const avatars = await askedForAvatars(session);
  const episode = await askedForEpisode(session);
  const begin = (hours: number) =>
    testServer(
      { now: () => new Date(Date.now() + hours * 3_600_000) },
      { AUTOMATION_WEBHOOK_URL: receiver.url },
      { database: server.database, dataDirectory: server.dataDirectory },
    );
  const early = await begin(23);
  await early.stop();
  assert.equal((await server.call(session, 'GET', `/api/episodes/${episode.id}`)).body.status, 'processing');
  const late = await begin(25);
  assert.equal((await episodeStatus(late, session, episode.id, ['failed'])).status, 'failed');
  const { body } = await late.call(session, 'GET', `/api/children/${avatars.id}/avatars`);
  assert.equal(body.status, 'failed');
  await late.stop();
});

test('nobody reports on what the built-in studio makes', async () => {
  const alone = await testServer({ produce: () => new Promise(() => {}), draw: () => new Promise(() => {}) });
  const session = await alone.loginAs('super_admin');
  const key = await createApiKey(alone, session, 'report');
  const child = await childWithAvatar(alone, session);
  const episode = await createEpisode(alone, session, child.id);
  const response = await alone.fetch(`/automation/episodes/${episode.id}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'completed', youtube_url }),
  });
  assert.deepEqual(await response.json(), { accepted: false });
  await alone.close();
});
