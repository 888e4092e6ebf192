import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addFilm,
  connectChannel,
  parentWithFilm,
  publicationOf,
  publish,
  type PublishingScene,
  sharedScene,
} from './publishing.testing.ts';
import { readZip } from '../../testing/zip.ts';
import { testServer } from '../../testing/test-server.ts';

let clock = new Date();
const scene = await sharedScene({ now: () => clock });

const account = async (session: Parameters<PublishingScene['server']['call']>[0]) =>
  (await scene.server.call(session, 'GET', '/api/youtube')).body;
const begin = async (session: Parameters<PublishingScene['server']['call']>[0]) =>
  scene.google.allow((await scene.server.call(session, 'POST', '/api/youtube/authorization')).body.url);
const finish = (session: Parameters<PublishingScene['server']['call']>[0], returned: object) =>
  scene.server.call(session, 'POST', '/api/youtube/connection', returned);

test('a channel is connected, told without its token, which is nowhere in the clear', async () => {
  const { server, google } = scene;
  const session = await server.loginAs();
  assert.deepEqual(await account(session), { available: true, channel: null });
  await connectChannel(scene, session);
  const { channel } = await account(session);
  assert.deepEqual(
    [channel.title, channel.isLost, channel.publishAutomatically],
    [google.channel.title, false, true],
  );
  const [token = ''] = google.refreshTokens;
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('youtube_connections').selectAll().execute(),
  );
  assert.ok(token.length > 10 && !JSON.stringify(rows).includes(token));
  const { url } = (await server.call(session, 'POST', '/api/privacy/export', { password: 'secret-1' })).body;
  const archive = Buffer.from(await (await server.fetch(url, { session })).arrayBuffer());
  const told = readZip(archive).get('other.json')?.toString() ?? '';
  assert.ok(told.includes(google.channel.id) && !told.includes(token) && !told.includes('sealed'));
});

test('a forged, replayed, expired or foreign return changes nothing', async () => {
  const { server, google } = scene;
  const session = await server.loginAs();
  const other = await server.loginAs();
  const returned = await begin(session);
  const denied = async (who: typeof session, what: object) => {
    const { status, body } = await finish(who, what);
    assert.deepEqual([status, body.code], [404, 'NOT_FOUND']);
    assert.match(body.message, /used already, is too old, or belongs to another sign-in/);
  };
  const asked = google.asked.length;
  await denied(session, { ...returned, state: 'A'.repeat(43) });
  await denied(other, returned);
  assert.equal((await account(other)).channel, null);

  // The same person on another device.
  const signedIn = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: session.email, password: 'secret-1' }),
  });
  const elsewhere = { ...session, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
  assert.equal((await account(elsewhere)).available, true);
  await denied(elsewhere, returned);
  assert.equal(google.asked.length, asked, 'Google was not asked');

  // None of these used it up; the own return does.
  assert.equal((await finish(session, returned)).status, 200);
  const connectedAt = (await account(session)).channel.connectedAt;
  await denied(session, returned);
  const late = await begin(session);
  clock = new Date(clock.getTime() + 10 * 60_000);
  await denied(session, late);
  // Another attempt of the same session takes the place of the one before.
  const [first, second] = [await begin(session), await begin(session)];
  await denied(session, first);
  // A code that belongs to another verifier.
  await denied(session, { state: second.state, code: first.code });
  assert.equal((await account(session)).channel.connectedAt, connectedAt);
});

test('half a permission and an account without a channel are given back', async () => {
  const { server, google } = scene;
  const session = await server.loginAs();
  const known = google.refreshTokens.size;
  google.grant('https://www.googleapis.com/auth/youtube.upload');
  const half = await finish(session, await begin(session));
  google.grant(
    'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.force-ssl',
  );
  assert.deepEqual([half.status, /every box/.test(half.body.message)], [409, true]);
  google.switchChannel(undefined);
  const none = await finish(session, await begin(session));
  assert.deepEqual([none.status, /no YouTube channel yet/.test(none.body.message)], [409, true]);
  google.mishap('token', { status: 503 });
  const down = await finish(session, await begin(session));
  assert.deepEqual([down.status, /cannot be reached/.test(down.body.message)], [409, true]);
  assert.equal(google.refreshTokens.size, known);
  assert.equal((await account(session)).channel, null);
});

test('disconnecting gives the permission back and forgets what waits; what is published stays', async () => {
  const { server, google } = scene;
  const { session, childId, episodeId } = await parentWithFilm(scene);
  const before = google.refreshTokens.size;
  await connectChannel(scene, session);
  await scene.work(await publish(server, session, episodeId));
  const waiting = await addFilm(server, session, childId);
  const job = await publish(server, session, waiting);
  const { status, body } = await server.call(session, 'DELETE', '/api/youtube/connection');
  assert.deepEqual([status, body], [200, { available: true, channel: null }]);
  assert.equal(google.refreshTokens.size, before);
  await scene.work(job);
  assert.equal(google.channel.videos.size, 1);
  assert.equal((await publicationOf(server, session, waiting)).status, 'none');
  const published = await publicationOf(server, session, episodeId);
  assert.deepEqual([published.channel, published.status], ['none', 'published']);
  assert.equal((await server.call(session, 'DELETE', '/api/youtube/connection')).status, 200);
});

test('an account is erased with its permission, also while Google is down', async () => {
  const { server, google } = scene;
  const session = await server.loginAs();
  const before = google.refreshTokens.size;
  await connectChannel(scene, session);
  await server.services.ports.endPublishing(session.id);
  assert.equal(google.refreshTokens.size, before);
  await connectChannel(scene, session);
  google.mishap('revoke', { status: 503 });
  await server.services.ports.endPublishing(session.id);
  assert.equal((await account(session)).channel, null);
});

test('where publishing is not set up there is no trace of it', async () => {
  const bare = await testServer({}, {}, { role: 'web' });
  try {
    const session = await bare.loginAs();
    assert.deepEqual((await bare.call(session, 'GET', '/api/youtube')).body, {
      available: false,
      channel: null,
    });
    for (const [method, address] of [
      ['POST', '/api/youtube/authorization'],
      ['DELETE', '/api/youtube/connection'],
    ] as const)
      assert.equal((await bare.call(session, method, address)).status, 404);
    const { preferences } = (await bare.call(session, 'GET', '/api/notifications/settings')).body;
    const kinds = preferences.map(({ kind }: { kind: string }) => kind);
    assert.ok(kinds.includes('episode-ready') && !kinds.some((kind: string) => kind.includes('publish')));
  } finally {
    await bare.close();
  }
});
