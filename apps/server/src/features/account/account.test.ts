import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer();
});
after(() => server.close());

const person = { email: 'anna@example.com', password: 'secret-1' };
const signUp = (body: object) => server.call(null, 'POST', '/api/auth/sign-up/email', body);
const signIn = (body: object) => server.call(null, 'POST', '/api/auth/sign-in/email', body);
const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

test('nobody is signed in without a session', async () => {
  const { status, body } = await server.call(null, 'GET', '/api/session');
  const nobody = { user: null, role: null, household: null, unconfirmed: false, withheld: false };
  assert.deepEqual([status, body], [200, { ...nobody, passwordless: false, signInBy: [] }]);
});

test('signing up trims the address, opens a session and gives the role user', async () => {
  const answer = await signUp({ ...person, email: '  anna@example.com ' });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('set-cookie') ?? '', /HttpOnly; SameSite=Lax/);
  const session = { id: '', email: '', cookie: cookieOf(answer.headers) };
  const { body } = await server.call(session, 'GET', '/api/session');
  assert.equal(body.user.email, person.email);
  assert.equal(body.role, 'user');
});

test('a role in what an account says of itself is not read', async () => {
  const role = 'super_admin';
  const metadata = { role, user_metadata: { role }, app_metadata: { role }, data: { role } };
  const account = { email: 'pretender@example.com', password: person.password };
  const answer = await signUp({ ...account, ...metadata });
  assert.equal(answer.status, 200);
  assert.doesNotMatch(JSON.stringify(answer.body), /super_admin/);
  const session = { id: '', email: '', cookie: cookieOf(answer.headers) };
  for (const path of ['/api/auth/update-user', '/api/auth/sign-in/email'])
    await server.call(session, 'POST', path, { ...account, ...metadata });
  assert.equal((await server.call(session, 'GET', '/api/session')).body.role, 'user');
  assert.equal((await server.call(session, 'GET', '/api/users')).status, 404);
});

test('a second account with the same address is refused', async () => {
  const { status, body } = await signUp(person);
  assert.equal(status, 422);
  assert.match(body.message, /already exists/);
});

test('a password of five characters is too short, of six is not', async () => {
  assert.equal((await signUp({ email: 'b@example.com', password: '12345' })).status, 400);
  assert.equal((await signUp({ email: 'b@example.com', password: 'x1-Kqp' })).status, 200);
});

test('signing in needs the right password; signing out ends the session', async () => {
  const wrong = await signIn({ ...person, password: 'secret-2' });
  assert.deepEqual([wrong.status, wrong.body.message], [401, 'Invalid email or password']);
  const right = await signIn(person);
  const session = { id: '', email: '', cookie: cookieOf(right.headers) };
  await server.call(session, 'POST', '/api/auth/sign-out', {});
  assert.equal((await server.call(session, 'GET', '/api/session')).body.user, null);
});

test('an invented or foreign session token is nobody', async () => {
  for (const cookie of [
    'milestoon.session_token=invented.sig',
    'milestoon.session_token=',
    "milestoon.session_token=' or 1=1",
  ])
    assert.equal((await server.call({ id: '', email: '', cookie }, 'GET', '/api/session')).body.user, null);
});

test('a token read from the table opens nothing without the signature', async () => {
  const { id, cookie } = await server.loginAs();
  const [signed = ''] = decodeURIComponent(cookie.split('=')[1] ?? '').split(';');
  const stored = await server.database.auth
    .selectFrom('session')
    .select('token')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  assert.ok(signed.startsWith(`${stored.token}.`));
  const other = (await server.loginAs()).cookie.split('.').at(-1);
  const wrong = [stored.token, `${stored.token}.`, `${stored.token}.${other}`];
  const userOf = async (token: string) =>
    (await (await server.fetch('/api/session', { headers: { authorization: `Bearer ${token}` } })).json())
      .user;
  assert.equal((await userOf(signed))?.id, id);
  for (const token of wrong) assert.equal(await userOf(token), null, token.slice(stored.token.length));
});

test('pages of other sites cannot write, and headers hold scripts back', async () => {
  const forged = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  assert.equal(forged.status, 403);
  const policy = forged.headers.get('content-security-policy') ?? '';
  assert.match(policy, /script-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /unsafe-|data:/);
});

test('the payment pages keep the policy they bring', async () => {
  const session = await server.loginAs();
  const origin = 'http://localhost:3000';
  const { body } = await server.call(session, 'POST', '/functions/v1/stripe-checkout', {
    price_id: 'price_premium_monthly',
    mode: 'subscription',
    success_url: `${origin}/auth/success`,
    cancel_url: `${origin}/auth/subscription`,
  });
  const page = await server.fetch(new URL(body.url).pathname);
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
  assert.equal(page.headers.get('x-frame-options'), 'DENY');
});

test('what the library offers beyond what the app uses stays closed', async () => {
  for (const path of ['delete-user', 'list-sessions', 'request-password-reset', 'update-user'])
    assert.equal((await server.call(null, 'POST', `/api/auth/${path}`, {})).status, 404, path);
});

test('guessing passwords is slowed down, whatever address the client claims', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    const response = await server.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `9.9.9.${i}`,
        'x-client-ip': `9.9.8.${i}`,
      },
      body: JSON.stringify({ ...person, password: 'wrong-1' }),
      clientAddress: '192.0.2.7',
    });
    statuses.push(response.status);
  }
  assert.deepEqual(statuses.slice(0, 2), [401, 401]);
  assert.equal(statuses.at(-1), 429);
});

test('the super admin exists from the first start and signs in with the configured password', async () => {
  assert.deepEqual(server.superAdmin, { kind: 'created', email: 'admin@localhost', oneTimePassword: null });
  const answer = await signIn({ email: 'admin@localhost', password: 'super-secret' });
  assert.equal(answer.status, 200);
  const session = { id: '', email: '', cookie: cookieOf(answer.headers) };
  const { body } = await server.call(session, 'GET', '/api/session');
  assert.deepEqual([body.user.email, body.role], ['admin@localhost', 'super_admin']);
});

test('signing up with the super admin’s address grants nothing', async () => {
  assert.equal((await signUp({ email: 'admin@localhost', password: 'secret-1' })).status, 422);
  const settings = { SUPER_ADMIN_EMAIL: person.email };
  const second = await testServer({}, settings, {
    database: server.database,
    dataDirectory: server.dataDirectory,
  });
  assert.deepEqual(second.superAdmin, { kind: 'address-taken', email: person.email });
  const { headers } = await signIn(person);
  const session = { id: '', email: '', cookie: cookieOf(headers) };
  assert.equal((await second.call(session, 'GET', '/api/session')).body.role, 'user');
  await second.stop();
});

test('without a configured password a one-time one is made, and later starts do not change it', async () => {
  const settings = { SUPER_ADMIN_EMAIL: 'boss@example.com', SUPER_ADMIN_PASSWORD: '' };
  const on = { database: server.database, dataDirectory: server.dataDirectory };
  const first = await testServer({}, settings, on);
  await first.stop();
  assert.ok(first.superAdmin.kind === 'created');
  assert.match(first.superAdmin.oneTimePassword ?? '', /^(\w{4}-){3}\w{4}$/);
  const second = await testServer({}, settings, on);
  await second.stop();
  assert.deepEqual(second.superAdmin, { kind: 'present' });
  const answer = await signIn({ email: 'boss@example.com', password: first.superAdmin.oneTimePassword });
  assert.equal(answer.status, 200);
});
