import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createChild } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { childCheckout } from './billing.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ draw: () => new Promise(() => {}) });
});
after(() => server.close());

const subscriptions = async (session: Session): Promise<number> =>
  (await server.call(session, 'GET', '/api/subscription')).body.count;

async function payFor(session: Session, child: { id: string; name: string }): Promise<string> {
  const { body } = await server.call(session, 'POST', '/functions/v1/stripe-checkout', childCheckout(child));
  const { pathname } = new URL(body.url);
  const paid = await server.fetch(`${pathname}/confirm`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  assert.equal(paid.status, 303);
  return pathname;
}

test('with a child that is deleted on the home screen its own subscription ends, and no other', async () => {
  const session = await server.loginAs();
  const kept = await createChild(server, session, 'Ida');
  const gone = await createChild(server, session, 'Mia');
  for (const child of [kept, gone]) await payFor(session, child);
  // Nobody listens on a port here: what was paid is asked for, what ends is known by itself.
  await server.call(session, 'POST', '/api/sync-subscriptions');
  assert.equal(await subscriptions(session), 2);
  assert.equal(
    (await server.call(session, 'DELETE', `/api/children/${gone.id}`, { password: 'secret-1' })).status,
    200,
  );
  assert.equal(await subscriptions(session), 1);
  assert.equal(await server.services.ports.isChildPaid(kept.id), true);
});

test('while the provider cannot be reached the child stays, or it would be charged for ever', async (t) => {
  const session = await server.loginAs();
  const child = await createChild(server, session);
  t.mock.method(server.services.ports, 'endSubscriptions', () => Promise.reject(new Error('no answer')));
  const { status, body } = await server.call(session, 'DELETE', `/api/children/${child.id}`, {
    password: 'secret-1',
  });
  assert.deepEqual([status, body.message], [409, 'Failed to delete child profile. Please try again.']);
  assert.equal((await server.call(session, 'GET', `/api/children/${child.id}`)).status, 200);
});
