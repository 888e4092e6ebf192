import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { byHand } from './notifications.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ sendMail: async () => {} });
});
after(() => server.close());

/** A parent who was told of three deletions of photos; the newest first in the list. */
async function toldParent(): Promise<{ session: Session; ids: string[] }> {
  const session = await server.loginAs();
  const child = await newChild(server.database, session);
  for (const day of [1, 2, 3])
    await byHand(server).announce(session.id, {
      kind: 'photos-due',
      childId: child.id,
      dueAt: new Date(Date.UTC(2026, 2, day)),
    });
  const { items } = await list(session);
  return { session, ids: items.map((item: Json) => item.id) };
}

const list = async (of: Session) => (await server.call(of, 'GET', '/api/notifications')).body;

test('the newest comes first; one is marked as read, or all', async () => {
  const { session, ids } = await toldParent();
  const dues = (await list(session)).items.map((item: Json) => item.dueAt.slice(0, 10));
  assert.deepEqual(dues, ['2026-03-03', '2026-03-02', '2026-03-01']);
  const marked = await server.call(session, 'POST', `/api/notifications/${ids[1]}/read`);
  assert.deepEqual([marked.status, marked.body], [200, { read: true }]);
  const { items, unread } = await list(session);
  assert.deepEqual(
    items.map((item: Json) => item.read),
    [false, true, false],
  );
  assert.equal(unread, 2);
  await server.call(session, 'POST', '/api/notifications/read');
  assert.equal((await list(session)).unread, 0);
});

test('what is another parent’s is not there', async () => {
  const { session, ids } = await toldParent();
  const other = await server.loginAs();
  assert.deepEqual((await list(other)).items, []);
  assert.equal((await server.call(other, 'POST', `/api/notifications/${ids[0]}/read`)).status, 404);
  await server.call(other, 'POST', '/api/notifications/read');
  assert.equal((await list(session)).unread, 3);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/read'],
    ['GET', '/settings'],
    ['DELETE', '/device'],
  ])
    assert.equal((await server.call(null, method ?? '', `/api/notifications${path}`)).status, 401, path);
});

test('everything is on until it is switched, and each is switched by itself', async () => {
  const session = await server.loginAs();
  const settings = async () => (await server.call(session, 'GET', '/api/notifications/settings')).body;
  const { preferences, publicKey, thisDevice } = await settings();
  assert.equal(preferences.length, 21);
  assert.ok(preferences.every((preference: Json) => preference.enabled));
  assert.equal(Buffer.from(publicKey, 'base64url').length, 65);
  assert.equal(thisDevice, false);
  const off = { kind: 'episode-failed', channel: 'mail', enabled: false };
  assert.deepEqual((await server.call(session, 'PUT', '/api/notifications/preferences', off)).body, off);
  assert.deepEqual(
    (await settings()).preferences.filter((preference: Json) => !preference.enabled),
    [off],
  );
});

test('with the child goes what was told of it', async () => {
  const { session } = await toldParent();
  const [child] = (await server.call(session, 'GET', '/api/children')).body;
  await server.call(session, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' });
  assert.deepEqual((await list(session)).items, []);
});
