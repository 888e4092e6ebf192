import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Mail } from '../../platform/mail/mail.ts';
import { createApiKey } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let time = Date.now();
const post = new EventEmitter();
before(async () => {
  server = await testServer(
    { now: () => new Date(time), sendMail: async (mail) => void post.emit('mail', mail) },
    { SMTP_URL: 'smtp://mail.test' },
  );
});
after(() => server.close());

const tokenOf = (mail: Mail): string =>
  /\/auth\/confirm-address\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? '';

/** The next mail with these words in it, whatever else is mailed meanwhile. */
function nextMail(words: string): Promise<Mail> {
  return new Promise((resolve) => {
    const take = (mail: Mail): void => {
      if (!`${mail.subject}\n${mail.text}`.includes(words)) return;
      post.off('mail', take);
      resolve(mail);
    };
    post.on('mail', take);
  });
}
const confirmationLink = '/auth/confirm-address?token=';
const resetLink = '/auth/reset-password?token=';

/** A parent who just signed up, and the mail that is sent for it. */
async function signedUp(): Promise<{ session: Session; mail: Mail }> {
  const arrived = nextMail(confirmationLink);
  const session = await server.loginAs();
  return { session, mail: await arrived };
}

let caller = 0;
const call = (path: string, token: string) => {
  caller += 1;
  return server.fetch(`/api/address-confirmation${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    clientAddress: `10.11.0.${caller}`,
  });
};
const view = (token: string) => call('/view', token);
const confirm = (token: string) => call('', token);
const waits = async (session: Session): Promise<boolean> =>
  (await server.call(session, 'GET', '/api/session')).body.unconfirmed;
const askAgain = (session: Session) => server.call(session, 'POST', '/api/address-confirmation/request', {});

test('signing up goes on at once; a mail asks for the confirmation, which works signed out', async () => {
  const { session, mail } = await signedUp();
  assert.equal(await waits(session), true);
  assert.deepEqual([mail.to, mail.subject], [session.email, 'Confirm your email address for Milestoon']);
  assert.ok(mail.text.includes(`with the address ${session.email}`));
  const token = tokenOf(mail);
  // A program that looks through mails opens the link, any number of times.
  for (let i = 0; i < 2; i++) assert.deepEqual(await (await view(token)).json(), { email: session.email });
  assert.equal(await waits(session), true);
  const answer = await confirm(token);
  assert.deepEqual([answer.status, await answer.json()], [200, { email: session.email }]);
  assert.equal(await waits(session), false);
  const rows = await server.services.database.auth
    .selectFrom('address_confirmations')
    .select(['way', 'confirmed_by'])
    .where('user_id', '=', session.id)
    .execute();
  assert.deepEqual(rows, [{ way: 'link', confirmed_by: null }]);
});

test('a link works once, for 24 hours, and no other token does', async () => {
  const used = tokenOf((await signedUp()).mail);
  await confirm(used);
  const late = tokenOf((await signedUp()).mail);
  time += 24 * 3_600_000 + 1000;
  for (const token of [used, late, 'A'.repeat(43)])
    for (const ask of [view, confirm]) {
      const answer = await ask(token);
      const { message } = (await answer.json()) as { message: string };
      assert.deepEqual([answer.status, message], [422, 'This link is no longer valid, or was used already.']);
    }
});

test('the token lies nowhere in the database', async () => {
  const token = tokenOf((await signedUp()).mail);
  const { rows } = await sql<{ found: string }>`
    select identifier || value as found from verification`.execute(server.services.database.auth);
  assert.ok(rows.length > 0 && token.length === 43);
  assert.ok(rows.every(({ found }) => !found.includes(token)));
});

test('the link is sent again when asked for: three times within a quarter of an hour', async () => {
  const { session } = await signedUp();
  for (let i = 0; i < 2; i++) {
    const arrived = nextMail(confirmationLink);
    assert.deepEqual((await askAgain(session)).body, { sent: true });
    assert.equal((await arrived).to, session.email);
  }
  const { status, headers, body } = await askAgain(session);
  assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'TOO_MANY_REQUESTS', '900']);
  assert.equal((await server.call(null, 'POST', '/api/address-confirmation/request', {})).status, 401);
});

test('a new password by a mailed link confirms the address, which was proved by it', async () => {
  const { session } = await signedUp();
  const arrived = nextMail(resetLink);
  await server.call(null, 'POST', '/api/password-reset/request', { email: session.email });
  const mail = await arrived;
  const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1];
  const told = nextMail('Your password was changed');
  const answer = await server.call(null, 'POST', '/api/password-reset', { token, newPassword: 'secret-2' });
  assert.equal(answer.status, 200);
  // Whoever made the account with a stranger's address is out of it.
  assert.equal((await server.call(session, 'GET', '/api/session')).body.user, null);
  const user = await server.services.database.auth
    .selectFrom('user')
    .select('email_verified')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  assert.equal(user.email_verified, true);
  assert.equal((await told).to, session.email);
});

/** Sets a new password by a mailed link. */
async function resetPassword({ email }: Session): Promise<void> {
  const arrived = nextMail(resetLink);
  await server.fetch('/api/password-reset/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    clientAddress: `10.12.0.${(caller += 1)}`,
  });
  const mail = await arrived;
  const token = /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1];
  const told = nextMail('Your password was changed');
  await server.call(null, 'POST', '/api/password-reset', { token, newPassword: 'secret-2' });
  await told;
}

test('what somebody added to an account with a stranger’s address goes when the stranger takes it over', async () => {
  const { auth } = server.services.database;
  const factorsOf = async (id: string) => [
    (await auth.selectFrom('passkey').select('id').where('user_id', '=', id).execute()).length,
    (await auth.selectFrom('two_factor').select('id').where('user_id', '=', id).execute()).length,
    (await auth.selectFrom('known_devices').select('user_id').where('user_id', '=', id).execute()).length,
  ];
  const addFactors = async (id: string): Promise<void> => {
    await auth.insertInto('two_factor').values({ user_id: id, secret: 's', backup_codes: 'b' }).execute();
    await auth
      .insertInto('passkey')
      .values({
        user_id: id,
        credential_id: id,
        public_key: 'k',
        counter: 0,
        device_type: 'd',
        backed_up: true,
      })
      .execute();
  };
  const squatted = (await signedUp()).session;
  await addFactors(squatted.id);
  await resetPassword(squatted);
  assert.deepEqual(await factorsOf(squatted.id), [0, 0, 0]);
  const { session: own, mail } = await signedUp();
  await confirm(tokenOf(mail));
  await addFactors(own.id);
  await resetPassword(own);
  assert.deepEqual(await factorsOf(own.id), [1, 1, 0]);
});

test('keys that were made before the confirmation open nothing after it', async () => {
  const { session, mail } = await signedUp();
  const setConfirmed = (confirmed: boolean) =>
    server.services.database.auth
      .updateTable('user')
      .set({ email_verified: confirmed })
      .where('id', '=', session.id)
      .execute();
  await setConfirmed(true);
  const key = await createApiKey(server, session);
  // As in an account of before addresses were confirmed.
  await setConfirmed(false);
  const withKey = async () => (await server.fetch('/api/children', { headers: { 'x-api-key': key } })).status;
  assert.equal(await withKey(), 200);
  const refused = await server.call(session, 'POST', '/api/api-keys', {
    name: 'another',
    scope: 'read',
    password: 'secret-1',
  });
  assert.deepEqual([refused.status, refused.body.code], [409, 'ADDRESS_UNCONFIRMED']);
  assert.equal((await confirm(tokenOf(mail))).status, 200);
  assert.equal(await withKey(), 404);
});

test('the mail speaks the language of whoever signs up', async () => {
  const arrived = nextMail(confirmationLink);
  await server.fetch('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'pt-PT' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'secret-1' }),
  });
  const mail = await arrived;
  assert.equal(mail.subject, 'Confirme o seu e-mail no Milestoon');
});

test('the super admin that the installation made is confirmed', async () => {
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: 'super-secret' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  assert.equal(await waits({ id: '', email: '', cookie }), false);
});

test('without a mail server nobody waits, and nothing is mailed', async () => {
  const on = { database: server.database, dataDirectory: server.dataDirectory, role: 'web' as const };
  const second = await testServer({}, {}, on);
  const session = await second.loginAs();
  assert.equal((await second.call(session, 'GET', '/api/session')).body.unconfirmed, false);
  await second.call(session, 'POST', '/api/address-confirmation/request', {});
  const { rows } = await second.database.asWorker('test', (tx) =>
    sql`select 1 from pgboss.job where name = 'mail-confirmation-link' and data->>'userId' = ${session.id}`.execute(
      tx,
    ),
  );
  assert.equal(rows.length, 0);
  await second.stop();
});
