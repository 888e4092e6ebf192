import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer();
  session = await server.loginAs();
});
after(() => server.close());

const post = (address: string, body: BodyInit, headers: Record<string, string>, from = session) =>
  server.fetch(address, { method: 'POST', body, headers, session: from });
const json = { 'content-type': 'application/json' };
const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

test('every kind of answer has the headers that hold scripts and other sites back', async () => {
  const photo = (await server.upload(session)).body.url;
  for (const address of ['/', '/app', '/api/session', '/api/reference', '/nowhere.js', photo, '/files/x']) {
    const { headers } = await server.fetch(address);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src '(self|none)'/, address);
    assert.doesNotMatch(policy, /unsafe-|\*|https?:/, address);
    const rest = ['x-content-type-options', 'x-frame-options', 'referrer-policy'].map((name) =>
      headers.get(name),
    );
    assert.deepEqual(rest, ['nosniff', 'DENY', 'same-origin'], address);
    for (const name of ['cross-origin-opener-policy', 'cross-origin-resource-policy'])
      assert.equal(headers.get(name), 'same-origin', address);
    assert.match(headers.get('permissions-policy') ?? '', /geolocation=\(\)/);
    assert.equal(headers.get('strict-transport-security'), null, 'only where there is TLS');
  }
});

test('what a call tells is kept by no cache', async () => {
  for (const address of ['/api/session', '/api/children', '/api/nowhere'])
    assert.equal((await server.fetch(address, { session })).headers.get('cache-control'), 'no-store');
});

test('a write from the page of another site is refused, whichever way the browser says so', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { origin: 'http://localhost:3000.evil.example' },
  ];
  for (const headers of foreign)
    assert.deepEqual(await codeOf(await post('/api/privacy/export', '{}', { ...json, ...headers })), [
      403,
      'FORBIDDEN',
    ]);
  // An old browser's form without Origin.
  const request = new Request('http://localhost:3000/api/privacy/export', {
    method: 'POST',
    headers: { cookie: session.cookie, 'sec-fetch-site': 'cross-site' },
  });
  assert.equal((await server.app?.fetch(request, {}))?.status, 403);
});

test('bodies have a largest size on every route, and strangers send no pictures', async () => {
  const large = JSON.stringify({ email: 'x'.repeat(1_100_000) });
  for (const address of [
    '/api/password-reset/request',
    '/api/auth/sign-in/email',
    '/webhooks/stripe',
    '/api/nowhere',
  ])
    assert.deepEqual(await codeOf(await post(address, large, json)), [413, 'TOO_LARGE'], address);
  const form = new FormData();
  form.set('bucket', 'child-photos');
  form.set('file', new File([new Uint8Array(2_000_000)], 'a.jpg'));
  const nobody = { ...session, cookie: 'none=none' };
  assert.deepEqual(await codeOf(await post('/api/photos', form, {}, nobody)), [401, 'UNAUTHORIZED']);
});

test('what is no JSON, and what poisons prototypes, is invalid and leaves nothing behind', async () => {
  const address = '/api/children';
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const poison = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'];
  for (const body of ['', '{', 'null', '[]', '"x"', deep, ...poison])
    assert.deepEqual(
      await codeOf(await post(address, body, json)),
      [422, 'INVALID_INPUT'],
      body.slice(0, 40),
    );
  const form = new FormData();
  form.set('__proto__[isAdmin]', 'true');
  form.set('constructor[prototype][isAdmin]', 'true');
  assert.equal((await post(address, form, {})).status, 422);
  assert.equal((await server.fetch('/api/privacy/receipt?__proto__[key]=x&key[__proto__][y]=z')).status, 422);
  assert.equal(Reflect.get({}, 'isAdmin'), undefined);
});

test('what the database cannot hold is invalid, not a fault', async () => {
  const answer = await server.call(session, 'DELETE', '/api/photos', { path: 'user-1/\u0000.jpg' });
  assert.deepEqual([answer.status, answer.body.code], [422, 'INVALID_INPUT']);
});

test('a fault of ours tells nothing about us', async (context) => {
  context.mock.method(server.services.database, 'asUser', () =>
    Promise.reject(new Error('secret table of ours')),
  );
  const answer = await server.fetch('/api/children', { session });
  const text = await answer.text();
  assert.equal(answer.status, 500);
  assert.doesNotMatch(text, /secret|table|\.ts|at /);
  assert.match(text, /An unexpected error occurred/);
});

test('an address longer than any of ours is not looked at', async () => {
  for (const address of [`/${'a'.repeat(9000)}`, `/api/session?x=${'a'.repeat(9000)}`]) {
    const answer = await server.fetch(address, { session });
    assert.deepEqual([answer.status, await answer.text()], [414, '']);
  }
});

test('header values and addresses with line breaks get into no header', async () => {
  const answer = await server.fetch('/files/a%0d%0aset-cookie:x=1/b?download=a%0d%0ab', { session });
  assert.equal(answer.status, 404);
  assert.equal(answer.headers.get('set-cookie'), null);
});
