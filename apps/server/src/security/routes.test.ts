import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { describeApi } from '../platform/openapi/describe-api.ts';
import { operationsOf } from '../platform/openapi/document.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

/** What is mounted beside the calls of the document, and where that is tested. */
const besideTheDocument = [
  'GET /api/reference', // a page; platform/openapi/reference-page.test.ts
  'POST /webhooks/stripe', // below, and features/billing/webhook.test.ts
  'GET /payments-emulator/pay/:id', // below, and packages/payments-emulator
  'POST /payments-emulator/pay/:id/confirm',
  'GET /payments-emulator/pay/:id/bank',
  'POST /payments-emulator/pay/:id/bank/:answer{approve|refuse}',
  'POST /payments-emulator/pay/:id/cancel',
  'GET /payments-emulator/portal/:id',
  'POST /payments-emulator/portal/:id/subscriptions/:subscription/:action{cancel|resume}',
  'POST /payments-emulator/portal/:id/card',
  'GET /payments-emulator/invoice/:id',
  'GET /payments-emulator/control', // features/billing/billing-calls.test.ts
  'POST /payments-emulator/control/api/:state{down|up}', // e2e/failed-checkout.test.ts
  'POST /payments-emulator/control/clock',
  'POST /payments-emulator/control/webhooks/:state{hold|release}',
  'POST /payments-emulator/control/webhooks/deliver',
  // For browsers on their way to another service and back; features/account/social/social.test.ts
  'POST /api/auth/social/:provider',
  'POST /api/auth/callback/apple',
  'GET /api/auth/callback/:provider',
  'ALL /api/auth/*', // 404 for what is not in the document
  'ALL /api/*', // the contract's calls
  'ALL /functions/*',
  'ALL /automation/*',
  'HEAD /files/*', // as GET
  'ALL /cdn/*', // 404; with CDN_URL, features/files/cdn.test.ts and features/sharing/cdn.test.ts
  'GET /film/:token', // features/sharing/film-page.test.ts, and guests.test.ts
  'GET /film/:token/poster.jpg',
  'HEAD /film/:token/poster.jpg',
  'GET /film/:token/:film/:pass/:file',
  'HEAD /film/:token/:film/:pass/:file',
  'GET /*', // the web app; platform/http/web-app.test.ts
];
/** Run before others and answer nothing by themselves. */
const middleware = new Set([
  'ALL /*',
  'ALL /tell/*', // headers of the web app's page
  'ALL /payments-emulator/*',
  'ALL /payments-emulator/control',
  'ALL /payments-emulator/control/*',
]);

/** As Hono writes an address of the document; files have any number of parts. */
const asRoute = (path: string): string =>
  path.startsWith('/files/') ? '/files/*' : path.replace(/\{(\w+)\}/g, ':$1');

test('every route that is mounted is in the document or in the list', async () => {
  assert.ok(server.app);
  const documented = new Set(
    operationsOf((await describeApi()).paths).map(
      ({ method, path }) => `${method.toUpperCase()} ${asRoute(path)}`,
    ),
  );
  const mounted = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`));
  const undocumented = [...mounted].filter((route) => !documented.has(route) && !middleware.has(route));
  assert.deepEqual(undocumented.toSorted(), besideTheDocument.toSorted());
});

test('whatever method or address is tried beside them: nothing', async () => {
  const session = await server.loginAs('super_admin');
  const documented = operationsOf((await describeApi()).paths);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    for (const { path } of documented) {
      if (documented.some((one) => one.path === path && one.method === method.toLowerCase())) continue;
      const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const isReadAsFile = method === 'GET' && path.startsWith('/files/');
      if (isReadAsFile) continue;
      const { status } = await server.fetch(address, { method, session });
      assert.equal(status, 404, `${method} ${address}`);
    }
});

test('payment events without the provider’s signature are refused', async () => {
  for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const answer = await server.fetch('/webhooks/stripe', {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: JSON.stringify({ id: 'evt_1', type: 'customer.subscription.updated' }),
    });
    assert.deepEqual([answer.status, await answer.json()], [400, { error: 'Invalid signature' }]);
  }
});

test('a hosted page is found by its id alone, and its forms work from itself alone', async () => {
  const gone = { GET: { pay: 410, portal: 404, invoice: 404 } } as const;
  for (const [kind, status] of Object.entries(gone.GET)) {
    const answer = await server.fetch(`/payments-emulator/${kind}/invented`);
    assert.equal(answer.status, status, kind);
  }
  for (const address of ['pay/invented/confirm', 'portal/invented/card', 'control/clock']) {
    const answer = await server.fetch(`/payments-emulator/${address}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    assert.equal(answer.status, 403, address);
  }
});
