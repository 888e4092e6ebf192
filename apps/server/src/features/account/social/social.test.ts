import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import type { SocialProvider } from '@milestoon/domain';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { holdClock, Jar, nextCode, secondStep, withApp } from '../second-factor/authenticator.testing.ts';
import { type Claims, socialSettings, startProviders } from './provider.testing.ts';

let providers: Awaited<ReturnType<typeof startProviders>>;
let server: TestServer;
const mails: Mail[] = [];
before(async () => {
  providers = await startProviders();
  const overrides = {
    socialAddresses: providers.addresses,
    sendMail: async (mail: Mail) => void mails.push(mail),
  };
  server = await testServer(overrides, socialSettings);
});
after(async () => {
  await server.close();
  providers.close();
});

let people = 0;
const someone = (): Claims => ({ sub: `sub-${(people += 1)}`, email: `social-${people}@example.com` });

/** The cookies of an answer, as a browser sends them back. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

async function begin(service: SocialProvider) {
  people += 1;
  const answer = await server.fetch(`/api/auth/social/${service}`, {
    method: 'POST',
    clientAddress: `10.31.0.${people % 250}`,
  });
  assert.equal(answer.status, 200);
  return { page: ((await answer.json()) as { url: string }).url, cookie: cookiesOf(answer) };
}

const comeBack = (service: SocialProvider, query: Record<string, string>, cookie: string) =>
  server.fetch(`/api/auth/callback/${service}?${new URLSearchParams(query)}`, { headers: { cookie } });

/** The whole way, as a browser goes it. Where it ends, and whom its cookie is of. */
async function continueWith(service: SocialProvider, claims: Claims) {
  const { page, cookie } = await begin(service);
  const answer = await comeBack(service, providers.agree(page, claims), cookie);
  assert.equal(answer.status, 303);
  const cookies = cookiesOf(answer);
  return { answer, to: answer.headers.get('location'), cookie: cookies, session: await sessionOf(cookies) };
}
async function sessionOf(cookie: string): Promise<(Session & Record<string, unknown>) | null> {
  const seen = await (await server.fetch('/api/session', { headers: { cookie } })).json();
  const { user, ...rest } = seen as { user: { id: string; email: string } | null } & Record<string, unknown>;
  return user && { ...user, ...rest, cookie };
}
async function confirmed(): Promise<Session> {
  const session = await server.loginAs();
  const { auth } = server.services.database;
  await auth.updateTable('user').set({ email_verified: true }).where('id', '=', session.id).execute();
  return session;
}
const accountsOf = (userId: string) =>
  server.services.database.auth.selectFrom('account').selectAll().where('user_id', '=', userId).execute();

for (const service of ['google', 'apple'] as const)
  test(`somebody new continues with ${service}: an account without a password, confirmed, of an address alone`, async () => {
    const claims = someone();
    const { to, session, answer } = await continueWith(service, claims);
    assert.equal(to, '/');
    assert.ok(session);
    assert.deepEqual(
      [session.email, session.unconfirmed, session.passwordless, session.signInBy],
      [claims.email, false, true, ['google', 'apple']],
    );
    assert.match(answer.headers.getSetCookie().join(), /session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly/);
    const user = await server.services.database.auth
      .selectFrom('user')
      .select(['name', 'image'])
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(user, { name: claims.email.split('@')[0], image: null });
    const [account, ...others] = await accountsOf(session.id);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [
        account?.provider_id,
        account?.account_id,
        account?.access_token,
        account?.refresh_token,
        account?.id_token,
      ],
      [service, claims.sub, null, null, null],
    );
    // The next time it is the same account, also under another address at the service.
    const again = await continueWith(service, { ...claims, email: `renamed-${claims.email}` });
    assert.deepEqual([again.session?.id, again.session?.email], [session.id, claims.email]);
    const { events } = (await server.call(session, 'GET', '/api/account-events')).body;
    const kinds = new Set(events.map(({ kind }: { kind: string }) => kind));
    assert.ok(kinds.has('signed-in') && kinds.has('sign-in-way-added'));
  });

test('no service opens an account whose deletion waits', async () => {
  const session = await confirmed();
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('erasures')
      .values({
        kind: 'account',
        user_id: session.id,
        child_id: null,
        key_hash: `of ${session.id}`,
        mail_to: null,
        language: 'en',
        requested_at: new Date(),
      })
      .execute(),
  );
  for (const service of ['google', 'apple'] as const) {
    const found = await continueWith(service, { ...someone(), email: session.email });
    assert.deepEqual([found.to, found.session], ['/auth/login?problem=failed', null], service);
  }
});

test('an account that nobody has confirmed is not taken over, and its address is not taken', async () => {
  const squatter = await server.loginAs();
  const { to, session } = await continueWith('google', { ...someone(), email: squatter.email });
  assert.deepEqual([to, session], ['/auth/login?problem=unconfirmed', null]);
  assert.equal((await accountsOf(squatter.id)).length, 1);
  assert.equal((await server.call(squatter, 'GET', '/api/session')).body.unconfirmed, true);
});

test('a confirmed account is opened by a service that vouches for the same address, and by no other', async () => {
  const owner = await confirmed();
  const claims = { ...someone(), email: owner.email.toUpperCase() };
  for (const lie of [
    { email_verified: false },
    { email_verified: 'false' },
    { iss: 'https://evil.example' },
    { aud: 'another-client' },
    { exp: Math.floor(Date.now() / 1000) - 1 },
  ])
    assert.deepEqual(
      [lie, (await continueWith('google', { ...claims, ...lie })).to],
      [lie, '/auth/login?problem=failed'],
    );
  assert.equal((await accountsOf(owner.id)).length, 1);
  const { session } = await continueWith('apple', { ...claims, email_verified: 'true' });
  assert.deepEqual([session?.id, session?.passwordless], [owner.id, false]);
});

test('an account of a service is not opened by a password that somebody signs up with', async () => {
  const { session } = await continueWith('google', someone());
  assert.ok(session);
  const send = (path: string) =>
    server.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: session.email, password: 'secret-1' }),
      clientAddress: '10.32.0.1',
    });
  assert.equal((await send('sign-up/email')).status, 422);
  assert.equal((await send('sign-in/email')).status, 401);
});

test('the second step is asked for, as after a password', async () => {
  holdClock();
  const owner = await confirmed();
  const { secret } = await withApp(server, owner);
  const { to, answer, session } = await continueWith('google', { ...someone(), email: owner.email });
  assert.deepEqual([to, session], ['/auth/login?step=code', null]);
  const jar = new Jar();
  jar.take(answer.headers);
  assert.equal((await secondStep(server, jar, '000000')).status, 401);
  assert.equal((await secondStep(server, jar, nextCode(secret))).status, 200);
  assert.equal((await sessionOf(jar.cookie))?.id, owner.id);
  mock.timers.reset();
});

test('Apple’s form becomes the address that signs in, whatever else is in it', async () => {
  const { page, cookie } = await begin('apple');
  const { code, state } = providers.agree(page, someone());
  const form = await server.fetch('/api/auth/callback/apple', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ code, state, user: '{"name":{}}', next: 'https://evil.example' }),
  });
  const to = form.headers.get('location') ?? '';
  assert.deepEqual([form.status, to], [303, `/api/auth/callback/apple?state=${state}&code=${code}`]);
  const answer = await server.fetch(to, { headers: { cookie } });
  assert.equal(answer.headers.get('location'), '/');
  assert.ok(await sessionOf(cookiesOf(answer)));
});

test('a way that was begun in another browser, ended already, or was never begun leads to nobody', async () => {
  const claims = someone();
  const { page, cookie } = await begin('google');
  const back = providers.agree(page, claims);
  const other = await begin('google');
  const tries: [Record<string, string>, string][] = [
    [back, ''],
    [back, other.cookie],
    [{ ...back, state: 'invented' }, cookie],
    [{ code: back.code }, cookie],
    [{}, cookie],
  ];
  for (const [query, sent] of tries) {
    const answer = await comeBack('google', query, sent);
    assert.equal(answer.headers.get('location'), '/auth/login?problem=failed');
    assert.equal(await sessionOf(cookiesOf(answer)), null);
  }
  const cancelled = await begin('google');
  const { state } = providers.agree(cancelled.page, claims);
  const refused = await comeBack('google', { state, error: 'access_denied' }, cancelled.cookie);
  assert.equal(refused.headers.get('location'), '/auth/login?problem=cancelled');
});

test('nobody is led to another site, whatever is sent along', async () => {
  const answer = await server.fetch('/api/auth/social/google', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      callbackURL: 'https://evil.example',
      scopes: ['everything'],
      disableRedirect: false,
    }),
  });
  const { url } = (await answer.json()) as { url: string };
  const back = providers.agree(url, someone());
  const end = await comeBack('google', { ...back, callbackURL: '//evil.example' }, cookiesOf(answer));
  assert.equal(end.headers.get('location'), '/');
});

test('a password is chosen by a mailed link, and asked for from then on', async () => {
  const { session } = await continueWith('google', someone());
  assert.ok(session);
  const exported = (password: string) => server.call(session, 'POST', '/api/privacy/export', { password });
  const refused = await exported('anything');
  assert.equal(refused.status, 422);
  assert.match(refused.body.message, /^Your account has no password yet\./);
  await server.call(session, 'POST', '/api/password-reset/request', { email: session.email });
  const link = () =>
    mails.find(({ to, text }) => to === session.email && text.includes('/auth/reset-password?'));
  while (!link()) await new Promise(setImmediate);
  const token = /token=([\w-]+)/.exec(link()?.text ?? '')?.[1];
  const set = await server.call(null, 'POST', '/api/password-reset', { token, newPassword: 'quite secret' });
  assert.equal(set.status, 200);
  const again = await continueWith('google', {
    sub: (await accountsOf(session.id)).find(({ provider_id }) => provider_id === 'google')?.account_id ?? '',
    email: session.email,
  });
  assert.equal(again.session?.passwordless, false);
  assert.equal(
    (await server.call(again.session, 'POST', '/api/privacy/export', { password: 'quite secret' })).status,
    200,
  );
});

test('where it is not set up there is no such way', async () => {
  const plain = await testServer();
  for (const [method, path] of [
    ['POST', 'social/google'],
    ['POST', 'social/apple'],
    ['GET', 'callback/google?code=a&state=b'],
    ['POST', 'callback/apple'],
    ['POST', 'sign-in/social'],
  ] as const)
    assert.equal((await plain.fetch(`/api/auth/${path}`, { method })).status, 404, path);
  const { body } = await plain.call(null, 'GET', '/api/session');
  assert.deepEqual(body.signInBy, []);
  await plain.close();
  assert.equal((await server.fetch('/api/auth/social/facebook', { method: 'POST' })).status, 404);
});
