import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { after, afterEach, before, mock, test } from 'node:test';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
/** How often somebody was answered slowly. */
let slowAnswers = 0;
before(async () => {
  server = await testServer({
    pause: async () => {
      slowAnswers += 1;
    },
  });
});
afterEach(() => mock.timers.reset());

/** Stops the clock of what follows; the returned function puts it forward. */
function stoppedClock(): (milliseconds: number) => void {
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  return (milliseconds) => mock.timers.setTime(Date.now() + milliseconds);
}
after(() => server.close());

let network = 0;
/** Each from an address of its own, so that no limit by address is met. */
function post(path: string, body: string, type = 'application/json', on = server): Promise<Response> {
  network += 1;
  return on.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, host: 'localhost:3000' },
    body,
    clientAddress: `10.7.${network >> 8}.${network & 255}`,
  });
}
const signIn = (email: string, password: string) =>
  post('sign-in/email', JSON.stringify({ email, password }));

test('a mistyped address is refused by the part that is wrong', async () => {
  for (const [email, message] of [
    ['ana@gmail', 'The end of this email address is missing, such as .com after the last word.'],
    ['ana.example.com', 'This email address has no @. It should look like name@example.com.'],
  ] as const)
    for (const path of ['sign-up/email', 'sign-in/email']) {
      const answer = await post(path, JSON.stringify({ email, password: 'secret-1' }));
      assert.equal(answer.status, 400);
      assert.deepEqual(await answer.json(), { code: 'INVALID_EMAIL', message });
    }
});

test('an account that many guess at is answered slowly, and its owner still gets in', async () => {
  const { email } = await server.loginAs();
  slowAnswers = 0;
  for (let i = 0; i < 20; i++) assert.equal((await signIn(email.toUpperCase(), 'wrong-1')).status, 401);
  assert.equal(slowAnswers, 0);
  for (let i = 0; i < 24; i++) await signIn(email, 'wrong-1');
  assert.equal(slowAnswers, 24);
  assert.equal((await signIn(email, 'secret-1')).status, 200);
  assert.equal(slowAnswers, 25);
  assert.equal((await signIn(email, 'secret-1')).status, 200);
  assert.equal(slowAnswers, 25);
});

test('an account that does not exist is answered in the same way', async () => {
  slowAnswers = 0;
  for (let i = 0; i < 22; i++) assert.equal((await signIn('nobody@example.com', 'wrong-1')).status, 401);
  assert.equal(slowAnswers, 2);
});

test('from one network ten guesses at an account, then none for a quarter of an hour', async () => {
  const { email } = await server.loginAs();
  const forward = stoppedClock();
  const guess = (password: string, clientAddress = '10.66.0.1') =>
    server.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
      clientAddress,
    });
  for (let i = 0; i < 10; i++) {
    assert.equal((await guess('wrong-1')).status, 401);
    forward(6100); // or the address alone would be refused, which counts against no account
  }
  const refused = await guess('secret-1');
  assert.deepEqual(
    [refused.status, await refused.json()],
    [429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' }],
  );
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  assert.equal((await guess('secret-1', '10.66.0.2')).status, 200);
  forward(15 * 60_000);
  assert.equal((await guess('secret-1')).status, 200);
});

test('what the limit of an address refuses counts against no account', async () => {
  const { email } = await server.loginAs();
  slowAnswers = 0;
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) {
    const answer = await server.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong-1' }),
      clientAddress: '10.67.0.1',
    });
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), ...Array<number>(30).fill(429)]);
  for (let i = 0; i < 10; i++) assert.equal((await signIn(email, 'wrong-1')).status, 401);
  assert.equal(slowAnswers, 0);
});

test('the right password makes wrong ones before it forgotten', async () => {
  const { email } = await server.loginAs();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 15; i++) await signIn(email, 'wrong-1');
    assert.equal((await signIn(email, 'secret-1')).status, 200);
  }
});

test('a body in another form goes past no limit', async () => {
  const { email } = await server.loginAs();
  const form = new URLSearchParams({ email, password: 'secret-1' });
  const answer = await post('sign-in/email', String(form), 'application/x-www-form-urlencoded');
  assert.equal(answer.status, 400);
  assert.equal(answer.headers.get('set-cookie'), null);
  for (const body of ['', '[]', 'null', '{"email":{"$ne":""}}', `{"__proto__":{"email":"${email}"}}`])
    assert.equal((await post('sign-in/email', body)).status, 400, body);
});

test('signing in leads nowhere else, and its answer holds no token', async () => {
  const { email, id } = await server.loginAs();
  const body = { email, password: 'secret-1', callbackURL: 'https://evil.example/', rememberMe: false };
  const answer = await post('sign-in/email', JSON.stringify(body));
  assert.equal(answer.headers.get('location'), null);
  assert.deepEqual(await answer.json(), { user: { id, email } });
});

test('an address with a line break becomes no mail header', async () => {
  const body = JSON.stringify({ email: 'a@example.com\r\nBcc: b@example.com', password: 'secret-1' });
  assert.equal((await post('sign-up/email', body)).status, 400);
});

test('a wrong password and an unknown address are told alike, and take as long', async () => {
  const { email } = await server.loginAs();
  const attempt = async (who: string): Promise<{ body: string; took: number }> => {
    const started = performance.now();
    const body = await (await signIn(who, 'wrong-1')).text();
    return { body, took: performance.now() - started };
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 7; i++) {
    const [theirs, nobodys] = [await attempt(email), await attempt('no-one@example.com')];
    assert.equal(theirs.body, nobodys.body);
    known.push(theirs.took);
    unknown.push(nobodys.took);
  }
  const median = (times: number[]): number => times.toSorted((a, b) => a - b)[3] ?? 0;
  const ratio = median(known) / median(unknown);
  assert.ok(ratio > 0.5 && ratio < 2, `a known address takes ${ratio.toFixed(2)} times as long`);
});

test('where the site is https, the session’s cookie is bound to the host and to TLS', async () => {
  const on = { database: server.database, dataDirectory: server.dataDirectory };
  const second = await testServer({}, { PUBLIC_URL: 'https://milestoon.test' }, on);
  const { email } = await server.loginAs();
  const body = JSON.stringify({ email, password: 'secret-1' });
  const answer = await second.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://milestoon.test' },
    body,
    clientAddress: '10.6.0.1',
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  assert.match(
    cookie,
    /^__Host-milestoon\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const session = { id: '', email, cookie: cookie.split(';')[0] ?? '' };
  assert.equal((await second.call(session, 'GET', '/api/session')).body.user.email, email);
  assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000');
  // The same token under the name that a neighbour, or a page in the clear, could set.
  const plain = { ...session, cookie: session.cookie.replace('__Host-', '') };
  assert.equal((await second.call(plain, 'GET', '/api/session')).body.user, null);
  assert.equal((await second.call(plain, 'GET', '/api/children')).status, 401);
  await second.stop();
  const whole = { PUBLIC_URL: 'https://milestoon.test', HSTS_INCLUDE_SUBDOMAINS: 'true' };
  const third = await testServer({}, whole, on);
  const { headers } = await third.fetch('/healthz');
  assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains');
  await third.stop();
});

test('a caller without cookies signs out with the token, and it opens nothing any more', async () => {
  const session = await server.loginAs();
  const token = decodeURIComponent(session.cookie.split('=')[1] ?? '');
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  const known = async () => Object(await (await server.fetch('/api/session', bearer)).json()).user?.id;
  assert.equal(await known(), session.id);
  const answer = await server.fetch('/api/auth/sign-out', { method: 'POST', ...bearer });
  assert.deepEqual([answer.status, await answer.json()], [200, { success: true }]);
  assert.equal(await known(), undefined);
});

test('the commonest passwords are refused, and the address as its own password', async () => {
  const signUp = (email: string, password: string) =>
    post('sign-up/email', JSON.stringify({ email, password }));
  const common = await signUp('ana@example.com', '123456');
  assert.deepEqual(
    [common.status, await common.json()],
    [
      400,
      {
        code: 'PASSWORD_TOO_COMMON',
        message: 'Please choose a password that is harder to guess: this one is among the commonest of all.',
      },
    ],
  );
  const own = await signUp('anasofia@example.com', 'AnaSofia');
  assert.equal(((await own.json()) as { code: string }).code, 'PASSWORD_IS_ADDRESS');
  const short = await signUp('ana@example.com', '12345');
  assert.deepEqual(await short.json(), {
    code: 'PASSWORD_TOO_SHORT',
    message: 'Password must be at least 6 characters long',
  });
});

test('a password that was stored more cheaply is stored anew at the next sign-in', async () => {
  const { email, id } = await server.loginAs();
  const salt = '0123456789abcdef0123456789abcdef';
  const key = scryptSync('secret-1', salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 });
  const { auth } = server.services.database;
  await auth
    .updateTable('account')
    .set({ password: `${salt}:${key.toString('hex')}` })
    .where('user_id', '=', id)
    .execute();
  const stored = async () =>
    (await auth.selectFrom('account').select('password').where('user_id', '=', id).executeTakeFirst())
      ?.password;
  assert.equal((await signIn(email, 'wrong-1')).status, 401);
  assert.match((await stored()) ?? '', /^0123/);
  for (let i = 0; i < 2; i++) assert.equal((await signIn(email, 'secret-1')).status, 200);
  assert.match((await stored()) ?? '', /^\$scrypt\$ln=10,r=8,p=1\$/);
});
