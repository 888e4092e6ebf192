import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import {
  appCode,
  holdClock,
  Jar,
  mailbox,
  nextCode,
  password,
  post,
  secondStep,
  signIn,
  withApp,
} from './authenticator.testing.ts';

let server: TestServer;
const mails = mailbox();
before(async () => {
  server = await testServer({ sendMail: mails.sendMail });
  holdClock();
});
after(async () => {
  mock.timers.reset();
  await server.close();
});

const sessionName = 'milestoon.session_token';

test('the password alone opens nothing: a second step is asked for, and a code of the app answers it', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const jar = new Jar();
  const halfway = await signIn(server, jar, session.email);
  assert.deepEqual([halfway.status, halfway.body], [200, { secondStep: true }]);
  assert.deepEqual(jar.names(), ['milestoon.two_factor']);
  assert.match(
    halfway.headers.getSetCookie().join(),
    /two_factor=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
  );
  assert.equal((await post(server, jar, '/api/second-factor', { password })).status, 401);
  const arrived = await secondStep(server, jar, nextCode(secret));
  assert.deepEqual([arrived.status, arrived.body], [200, { user: { id: session.id, email: session.email } }]);
  assert.deepEqual(jar.names(), [sessionName, 'milestoon.device']);
  const { body } = await server.call({ ...session, cookie: jar.cookie }, 'GET', '/api/session');
  assert.equal(body.user.id, session.id);
});

test('wrong, old and used codes open nothing', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const before = appCode(secret, Date.now() - 120_000);
  const first = new Jar();
  await signIn(server, first, session.email);
  for (const wrong of [before, '', '12345', '1234567', '０１２３４５'])
    assert.equal((await secondStep(server, first, wrong)).status, 401, wrong);
});

test('a code is taken once: read over a shoulder, it comes too late', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const code = nextCode(secret);
  const [one, other] = [new Jar(), new Jar()];
  await signIn(server, one, session.email);
  await signIn(server, other, session.email);
  const both = await Promise.all([secondStep(server, one, code), secondStep(server, other, code)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 401]);
  const third = new Jar();
  await signIn(server, third, session.email);
  const late = await secondStep(server, third, code);
  assert.deepEqual([late.status, late.body.code], [401, 'INVALID_CODE']);
  assert.deepEqual(third.names().includes(sessionName), false);
});

test('the code that switched it on is used, too', async () => {
  const session = await server.loginAs();
  const begun = await server.call(session, 'POST', '/api/second-factor', { password });
  const code = nextCode(begun.body.secret);
  await server.call(session, 'POST', '/api/second-factor/confirm', { code });
  const jar = new Jar();
  await signIn(server, jar, session.email);
  assert.equal((await secondStep(server, jar, code)).status, 401);
});

test('five attempts a sign-in, ten an account, from wherever; then the right code is refused too', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const statuses: string[] = [];
  for (let round = 0; round < 2; round++) {
    const jar = new Jar();
    await signIn(server, jar, session.email);
    for (let i = 0; i < 5; i++) {
      const { status, body } = await secondStep(server, jar, '000000');
      statuses.push(`${status} ${body.code}`);
    }
    const sixth = await secondStep(server, jar, nextCode(secret));
    assert.notEqual(sixth.status, 200);
  }
  assert.deepEqual(statuses, Array<string>(10).fill('401 INVALID_CODE'));
  const jar = new Jar();
  await signIn(server, jar, session.email);
  const locked = await secondStep(server, jar, nextCode(secret));
  assert.deepEqual([locked.status, locked.body.code], [429, 'ACCOUNT_TEMPORARILY_LOCKED']);
  const seconds = Number(locked.headers.get('retry-after'));
  assert.ok(seconds > 600 && seconds <= 900, String(seconds));
  assert.match(locked.body.message, new RegExp(`in ${Math.ceil(seconds / 60)} minutes`));
  mock.timers.setTime(Date.now() + 15 * 60_000);
  const later = new Jar();
  await signIn(server, later, session.email);
  assert.equal((await secondStep(server, later, nextCode(secret))).status, 200);
});

test('the lock that the library keeps says for how long, too', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  await server.database.auth
    .updateTable('two_factor')
    .set({ failed_verification_count: 10, locked_until: new Date(Date.now() + 600_000) })
    .where('user_id', '=', session.id)
    .execute();
  const jar = new Jar();
  await signIn(server, jar, session.email);
  const { status, body, headers } = await secondStep(server, jar, nextCode(secret));
  assert.deepEqual([status, body.code], [429, 'ACCOUNT_TEMPORARILY_LOCKED']);
  const seconds = Number(headers.get('retry-after'));
  assert.ok(seconds > 300 && seconds <= 600, String(seconds));
  assert.match(body.message, new RegExp(`in ${Math.ceil(seconds / 60)} minutes`));
});

test('ten guesses an account also where many sign-ins send theirs at the same moment', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const jars = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const jar = new Jar();
      await signIn(server, jar, session.email);
      return jar;
    }),
  );
  const answers = await Promise.all(jars.map((jar, i) => secondStep(server, jar, String(100_000 + i))));
  const checked = answers.filter(({ body }) => body.code === 'INVALID_CODE');
  const locked = answers.filter(
    ({ status, body }) => status === 429 && body.code === 'ACCOUNT_TEMPORARILY_LOCKED',
  );
  assert.deepEqual([checked.length, locked.length], [10, 10]);
  const jar = new Jar();
  await signIn(server, jar, session.email);
  assert.equal((await secondStep(server, jar, nextCode(secret))).status, 429);
});

test('a second step that was read on its way is worth nothing without the code, for ten minutes, and once', async () => {
  const { secret, session } = await withApp(server, await server.loginAs());
  const own = new Jar();
  const { headers } = await signIn(server, own, session.email);
  const stolen = new Jar();
  stolen.take(headers);
  for (const address of ['/api/children', '/api/second-factor', '/api/passkeys'])
    assert.equal((await server.fetch(address, { headers: { cookie: stolen.cookie } })).status, 401, address);
  assert.equal((await secondStep(server, own, nextCode(secret))).status, 200);
  assert.equal((await secondStep(server, stolen, nextCode(secret))).status, 401);

  const slow = new Jar();
  await signIn(server, slow, session.email);
  mock.timers.setTime(Date.now() + 11 * 60_000);
  const late = await secondStep(server, slow, nextCode(secret));
  assert.deepEqual([late.status, late.body.code], [401, 'INVALID_TWO_FACTOR_COOKIE']);
  const invented = await secondStep(server, new Jar(), nextCode(secret));
  assert.deepEqual([invented.status, invented.body.code], [401, 'INVALID_TWO_FACTOR_COOKIE']);
});

test('a backup code opens once, however it is typed', async () => {
  const { backupCodes, session } = await withApp(server, await server.loginAs());
  const [code = ''] = backupCodes;
  assert.equal(new Set(backupCodes).size, 10);
  const use = async (typed: string) => {
    const jar = new Jar();
    await signIn(server, jar, session.email);
    return post(server, jar, '/api/auth/second-step/backup-code', { code: typed });
  };
  assert.equal((await use(`  ${code.toUpperCase().replaceAll('-', ' ')}`)).status, 200);
  const again = await use(code);
  assert.deepEqual([again.status, again.body.code], [401, 'INVALID_BACKUP_CODE']);
  const { body } = await server.call(session, 'GET', '/api/second-factor');
  assert.deepEqual(body, { app: true, backupCodesLeft: 9, required: false });
});

test('secret and backup codes stand nowhere as they are', async () => {
  const { secret, backupCodes, session } = await withApp(server, await server.loginAs());
  const row = await server.database.auth
    .selectFrom('two_factor')
    .selectAll()
    .where('user_id', '=', session.id)
    .executeTakeFirstOrThrow();
  const stored = JSON.stringify(row);
  for (const word of [secret, ...backupCodes, Buffer.from(secret).toString('base64')])
    assert.equal(stored.includes(word), false);
});

test('switching it on ends every other session, and the token before; it is told by mail', async () => {
  const session = await server.loginAs();
  const elsewhere = new Jar();
  await signIn(server, elsewhere, session.email);
  const now = await withApp(server, session);
  const asks = async (cookie: string) =>
    (await server.fetch('/api/children', { headers: { cookie } })).status;
  assert.deepEqual(
    [await asks(elsewhere.cookie), await asks(session.cookie), await asks(now.session.cookie)],
    [401, 401, 200],
  );
  await mails.waitFor(session.email, /now asks for a second step/);
});

test('setting up needs the password, and nothing is asked for before a code confirmed it', async () => {
  const session = await server.loginAs();
  const wrong = await server.call(session, 'POST', '/api/second-factor', { password: 'wrong-1' });
  assert.deepEqual([wrong.status, wrong.body.data.field], [422, 'password']);
  await server.call(session, 'POST', '/api/second-factor', { password });
  const jar = new Jar();
  assert.equal((await signIn(server, jar, session.email)).body.secondStep, undefined);
  const begun = await server.call(session, 'POST', '/api/second-factor', { password });
  const refused = await server.call(session, 'POST', '/api/second-factor/confirm', { code: '000000' });
  assert.deepEqual([refused.status, refused.body.data.field], [422, 'code']);
  const email = encodeURIComponent(session.email);
  assert.equal(
    begun.body.uri,
    `otpauth://totp/Milestoon:${email}?secret=${begun.body.secret}&issuer=Milestoon`,
  );
});

test('switching off, and new backup codes, ask for the password and a code', async () => {
  const { secret, backupCodes, session } = await withApp(server, await server.loginAs());
  for (const address of ['/api/second-factor/off', '/api/second-factor/backup-codes']) {
    const ask = (body: object) => server.call(session, 'POST', address, body);
    assert.equal((await ask({ password: 'wrong-1', code: nextCode(secret) })).body.data.field, 'password');
    assert.equal((await ask({ password, code: '000000' })).body.data.field, 'code');
    assert.equal((await ask({ password, code: 'wron-gwro-ngwr' })).body.data.field, 'code');
  }
  const renewed = await server.call(session, 'POST', '/api/second-factor/backup-codes', {
    password,
    code: backupCodes[0],
  });
  assert.equal(renewed.body.backupCodes.length, 10);
  const off = (code: string) => server.call(session, 'POST', '/api/second-factor/off', { password, code });
  assert.equal((await off(backupCodes[1] ?? '')).status, 422);
  const done = await off(nextCode(secret));
  assert.deepEqual(done.body, { app: false, backupCodesLeft: 0, required: false });
  assert.equal((await signIn(server, new Jar(), session.email)).body.user.id, session.id);
});

test('wrong codes in the profile are counted', async () => {
  const session = await server.loginAs();
  const begun = await server.call(session, 'POST', '/api/second-factor', { password });
  const confirm = (code: string) => server.call(session, 'POST', '/api/second-factor/confirm', { code });
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await confirm('000000')).status);
  assert.deepEqual(statuses, Array<number>(10).fill(422));
  assert.equal((await confirm(nextCode(begun.body.secret))).status, 429);
});

test('a new password by mail leaves the second step on', async () => {
  const { session } = await withApp(server, await server.loginAs());
  await server.call(null, 'POST', '/api/password-reset/request', { email: session.email });
  const { text } = await mails.waitFor(session.email, /new .* password/);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  await server.call(null, 'POST', '/api/password-reset', { token, newPassword: 'secret-2' });
  const { body } = await signIn(server, new Jar(), session.email, 'secret-2');
  assert.deepEqual(body, { secondStep: true });
});
