import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { readLink } from '../../platform/storage/signed-links.ts';
import {
  childWithAvatar,
  createChild,
  createEpisode,
  editOf,
  episodeStatus,
  newEpisodeBody,
} from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { type Received, startReceiver } from './receiver.testing.ts';

const secret = 'a secret that both sides know';
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: TestServer;
let links: string;
before(async () => {
  receiver = await startReceiver();
  server = await testServer(
    {},
    {
      AUTOMATION_WEBHOOK_URL: receiver.url,
      AUTOMATION_WEBHOOK_SECRET: secret,
      AUTOMATION_WEBHOOK_TIMEOUT: '1.5',
    },
  );
  links = await server.database.secret('links');
});
after(async () => {
  await server.close();
  await receiver.close();
});

const about = (id: string) => (call: Received) => call.text.includes(id);

/** The file behind a link that was sent out. */
const fileOf = (url: string): string | undefined =>
  readLink(links, { method: 'GET', url: new URL(url) }, new Date())?.key;

async function first(id: string): Promise<Received> {
  const [call] = await receiver.calls(1, about(id));
  assert.ok(call);
  return call;
}

test('avatars are asked for with the specified body, once', async () => {
  const session = await server.loginAs('super_admin');
  const child = await createChild(server, session, 'Mia');
  for (let i = 0; i < 3; i += 1) await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  const { headers, body } = await first(child.id);
  const { photos } = (await server.call(session, 'GET', `/api/children/${child.id}`)).body;
  assert.deepEqual(body, {
    childId: child.id,
    childName: 'Mia',
    photos: body.photos,
    userId: session.id,
    apiKey: headers['x-api-key'],
  });
  assert.deepEqual(body.photos.map(fileOf), [photos[0].path]);
  assert.ok(body.photos[0].startsWith('http://localhost:3000/files/'));
  assert.equal((await server.fetch(body.photos[0])).status, 200);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    assert.equal(readLink(links, { method, url: new URL(body.photos[0]) }, new Date()), null);
    assert.equal((await server.fetch(body.photos[0], { method })).status, 404);
  }
  assert.match(String(headers['x-api-key']), /^milestoon_[\w-]{43}$/);
  assert.equal(headers['x-automation-call'], 'avatars');
  assert.equal(headers['content-type'], 'application/json');
  await server.call(session, 'POST', `/api/children/${child.id}/avatars`);
  const { body: avatars } = await server.call(session, 'GET', `/api/children/${child.id}/avatars`);
  assert.equal(avatars.status, 'drawing');
  assert.equal(receiver.received.filter(about(child.id)).length, 1);
});

test('an episode is asked for with the specified body; the signature holds for this body and this time', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  const wanted = await newEpisodeBody(server, session, child.id);
  const { body: episode, status } = await server.call(session, 'POST', '/api/episodes', wanted);
  assert.equal(status, 201);
  const { headers, body, text } = await first(episode.id);
  assert.deepEqual(body, {
    childId: child.id,
    episodeId: episode.id,
    title: wanted.title,
    description: wanted.description,
    images: body.images,
    avatarUrl: body.avatarUrl,
    userId: session.id,
    apiKey: headers['x-api-key'],
  });
  assert.deepEqual(body.images.map(fileOf), wanted.images);
  assert.equal(fileOf(body.avatarUrl), `user-${session.id}/a.png`);
  const signature = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-automation-signature']));
  assert.ok(signature);
  const [, time, hex] = signature;
  assert.equal(hex, createHmac('sha256', secret).update(`${time}.${text}`).digest('hex'));
  assert.ok(Math.abs(Date.now() / 1000 - Number(time)) < 60);
});

test('a changed and a deleted child are told with the specified bodies', async () => {
  const session = await server.loginAs();
  const child = await childWithAvatar(server, session, 'Mia');
  const { body: before } = await server.call(session, 'GET', `/api/children/${child.id}`);
  const photo = (await server.upload(session)).body.path;
  const edit = { ...editOf(before), name: 'Maya', photos: [photo] };
  assert.equal((await server.call(session, 'PUT', `/api/children/${child.id}`, edit)).status, 200);
  const { body: update, headers } = await first(child.id);
  const common = {
    child_id: child.id,
    user_id: session.id,
    user_email: session.email,
    child_name: 'Maya',
    is_super_admin: false,
    api_key: headers['x-api-key'],
  };
  assert.deepEqual(update, {
    action: 'update',
    ...common,
    photos: update.photos,
    avatar_url: update.avatar_url,
    updated_at: new Date(update.updated_at).toISOString(),
    original_data: { name: 'Mia', photos: update.original_data.photos },
  });
  assert.deepEqual(update.photos.map(fileOf), [photo]);
  assert.deepEqual(update.original_data.photos.map(fileOf), [before.photos[0].path]);
  assert.equal(fileOf(update.avatar_url), `user-${session.id}/a.png`);

  assert.equal(
    (await server.call(session, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' })).status,
    200,
  );
  const [, deletion] = await receiver.calls(2, about(child.id));
  assert.deepEqual(deletion?.body, {
    action: 'delete',
    ...common,
    deleted_at: new Date(deletion?.body.deleted_at).toISOString(),
  });
});

test('a receiver that is too slow or sends elsewhere is asked again; the same request, and never elsewhere', async () => {
  const elsewhere = await startReceiver();
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  receiver.replies.push('never', { location: elsewhere.url }, 200);
  const episode = await createEpisode(server, session, child.id);
  const calls = await receiver.calls(3, about(episode.id));
  assert.equal(new Set(calls.map((call) => call.headers['x-automation-request'])).size, 1);
  assert.equal(elsewhere.received.length, 0);
  await elsewhere.close();
  const { body } = await server.call(session, 'GET', `/api/episodes/${episode.id}`);
  assert.equal(body.status, 'processing');
});

test('an episode that cannot be asked for has failed; the parent was told that it was created, and tries again', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  receiver.replies.push(500, 404, 503);
  const episode = await createEpisode(server, session, child.id);
  assert.equal(episode.status, 'processing');
  const failed = await episodeStatus(server, session, episode.id, ['failed', 'completed']);
  assert.equal(failed.status, 'failed');
  const tried = receiver.received.filter(about(episode.id));
  assert.equal(tried.length, 3);
  const { body } = await server.call(session, 'POST', `/api/episodes/${episode.id}/retry`);
  assert.equal(body.status, 'processing');
  const again = (await receiver.calls(4, about(episode.id))).at(-1);
  assert.notEqual(again?.headers['x-automation-request'], tried[0]?.headers['x-automation-request']);
});

test('a notice of deletion that waits names nobody in the database and outlives the account', async () => {
  const session = await server.loginAs();
  const child = await createChild(server, session, 'Wilhelmina');
  receiver.replies.push(500);
  const order = { email: session.email, password: 'secret-1' };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', order)).status, 202);
  await receiver.calls(1, about(child.id));
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('automation_notices').selectAll().execute(),
  );
  assert.equal(rows.length, 1);
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(`Wilhelmina|${child.id}|${session.id}`));
  const [, delivered] = await receiver.calls(2, about(child.id));
  assert.deepEqual(
    [delivered?.body.action, delivered?.body.child_name, delivered?.body.user_email],
    ['delete', 'Wilhelmina', session.email],
  );
});
