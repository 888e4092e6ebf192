import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { planCheckout } from './billing.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

const post = (address: string, token: string | null, body?: unknown): Promise<Response> =>
  server.fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const tokenOf = ({ cookie }: { cookie: string }): string =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '');

describe('POST /functions/v1/stripe-checkout', () => {
  it('takes a bearer token and answers with a url', async () => {
    const token = tokenOf(await server.loginAs());
    const answer = await post('/functions/v1/stripe-checkout', token, planCheckout);
    assert.equal(answer.status, 200);
    const body: unknown = await answer.json();
    assert.deepEqual(Object.keys(body ?? {}), ['url']);
  });

  it('answers without one, and with a wrong one, that one has to sign in', async () => {
    for (const token of [null, 'not-a-session']) {
      const answer = await post('/functions/v1/stripe-checkout', token, planCheckout);
      assert.equal(answer.status, 401);
      assert.match(await answer.text(), /Please sign in to continue/);
    }
  });

  it('says under error what went wrong, as its other refusals say under message', async () => {
    const token = tokenOf(await server.loginAs());
    const answer = await post('/functions/v1/stripe-checkout', token, { ...planCheckout, price_id: 'none' });
    const { error, message } = (await answer.json()) as { error: string; message: string };
    assert.deepEqual([answer.status, error, message], [422, 'Invalid product selected', error]);
  });

  it('sells in no other mode', async () => {
    const token = tokenOf(await server.loginAs());
    const answer = await post('/functions/v1/stripe-checkout', token, { ...planCheckout, mode: 'payment' });
    assert.equal(answer.status, 422);
  });
});

describe('POST /api/sync-subscriptions', () => {
  it('needs no body, answers ok, and says whether a payment was found', async () => {
    const answer = await post('/api/sync-subscriptions', tokenOf(await server.loginAs()));
    assert.equal(answer.status, 200);
    const message = 'Subscriptions synced successfully';
    assert.deepEqual(await answer.json(), { ok: true, message, found: false });
  });
});

describe('the controls of the payments emulator', () => {
  it('are there on this machine only', async () => {
    const controls = '/payments-emulator/control';
    assert.equal((await server.fetch(controls)).status, 200);
    assert.equal((await server.fetch(controls, { clientAddress: '203.0.113.7' })).status, 404);
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    assert.equal((await server.fetch(controls, proxied)).status, 404);
  });
});
