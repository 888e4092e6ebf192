import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { byHand } from './notifications.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer({}, { SMTP_URL: 'smtp://mail.test' }, { role: 'web' });
});
after(() => server.close());

test('nothing is mailed to an address that nobody confirmed; the app tells it', async () => {
  const session = await server.loginAs();
  const { announce, carryOut, take, mails } = byHand(server);
  await announce(session.id, { kind: 'password-changed', at: new Date() });
  await announce(session.id, {
    kind: 'payment-problem',
    subscriptionId: 'sub_1',
    childId: null,
    periodEnd: null,
  });
  const queued = take();
  assert.equal(queued.length, 2);
  for (const job of queued) await carryOut(job);
  assert.deepEqual(mails, []);
  const { items } = (await server.call(session, 'GET', '/api/notifications')).body;
  assert.deepEqual(
    items.map((item: { kind: string }) => item.kind),
    ['payment-problem'],
  );
  await server.database.auth
    .updateTable('user')
    .set({ email_verified: true })
    .where('id', '=', session.id)
    .execute();
  for (const job of queued) await carryOut(job);
  assert.deepEqual(new Set(mails.map(({ to }) => to)), new Set([session.email]));
  assert.equal(mails.length, 2);
});

test('without a mail server nothing waits', async () => {
  const on = { database: server.database, dataDirectory: server.dataDirectory, role: 'web' as const };
  const second = await testServer({}, {}, on);
  const session = await second.loginAs();
  const { announce, carryOut, take, mails } = byHand(second);
  await announce(session.id, { kind: 'password-changed', at: new Date() });
  for (const job of take()) await carryOut(job);
  assert.equal(mails.length, 1);
  await second.stop();
});
