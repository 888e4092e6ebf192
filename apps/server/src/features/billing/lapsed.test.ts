import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, newEpisodeBody } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: Session;
let childId: string;
let episodeId: string;
before(async () => {
  server = await testServer({}, {}, { role: 'web' }); // nobody makes what is ordered
  session = await server.loginAs();
  await server.subscribe(session);
  childId = (await childWithAvatar(server, session)).id;
  episodeId = (await createEpisode(server, session, childId)).id;
  await server.database.asWorker('test', async (tx) => {
    await tx.updateTable('episodes').set({ status: 'completed' }).where('id', '=', episodeId).execute();
    await tx
      .updateTable('subscriptions')
      .set({ status: 'canceled' })
      .where('user_id', '=', session.id)
      .execute();
  });
});
after(() => server.close());

const call = (method: string, address: string, body?: unknown) => server.call(session, method, address, body);

test('without a subscription nothing new is made', async () => {
  const wanted = await newEpisodeBody(server, session, childId);
  const created = await call('POST', '/api/episodes', { ...wanted, title: 'Second steps' });
  assert.deepEqual([created.status, created.body.code], [402, 'SUBSCRIPTION_REQUIRED']);
  const changed = await call('POST', `/api/episodes/${episodeId}/story`, { version: 1, scenes: [] });
  assert.deepEqual([changed.status, changed.body.code], [402, 'SUBSCRIPTION_REQUIRED']);
});

test('an episode that was ordered while the subscription ran and failed is made all the same', async () => {
  const became = (status: 'failed' | 'completed') =>
    server.database.asWorker('test', (tx) =>
      tx.updateTable('episodes').set({ status }).where('id', '=', episodeId).execute(),
    );
  await became('failed');
  const again = await call('POST', `/api/episodes/${episodeId}/retry`);
  assert.deepEqual([again.status, again.body.status], [200, 'processing']);
  await became('completed');
});

test('what is there can be read, exported, and its bills found', async () => {
  for (const address of [
    '/api/subscription',
    '/api/children',
    `/api/children/${childId}`,
    '/api/episodes',
    `/api/episodes/${episodeId}`,
    '/api/notifications',
    '/api/sessions',
    '/api/account-events',
  ])
    assert.equal((await call('GET', address)).status, 200, address);
  assert.equal((await call('POST', '/api/billing-portal', { return_url: '/account' })).status, 200);
  const { body } = await call('POST', '/api/privacy/export', { password: 'secret-1' });
  const archive = await server.fetch(body.url, { session });
  assert.deepEqual([archive.status, archive.headers.get('content-type')], [200, 'application/zip']);
  await archive.body?.cancel();
});

test('the password can be changed, child and account deleted', async () => {
  const order = { currentPassword: 'secret-1', newPassword: 'another-secret-2' };
  assert.equal((await call('POST', '/api/password', order)).status, 200);
  assert.equal((await call('DELETE', `/api/episodes/${episodeId}`)).status, 200);
  assert.equal(
    (await call('POST', '/api/privacy/erase-child', { childId, password: 'another-secret-2' })).status,
    202,
  );
  const { email } = session;
  const erased = await call('POST', '/api/privacy/erase-account', { email, password: 'another-secret-2' });
  assert.equal(erased.status, 202);
});
