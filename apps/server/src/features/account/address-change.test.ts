import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, test } from 'node:test';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let time = Date.now();
const post = new EventEmitter();
const mails: Mail[] = [];
before(async () => {
  server = await testServer(
    {
      now: () => new Date(time),
      sendMail: async (mail) => {
        mails.push(mail);
        post.emit('mail');
      },
    },
    { SMTP_URL: 'smtp://mail.test' },
  );
});
after(() => server.close());

/** The first mail to an address with these words in it, when it has come. */
async function mailTo(address: string, words: string): Promise<Mail> {
  for (;;) {
    const found = mails.find(
      ({ to, subject, text }) => to === address && `${subject}\n${text}`.includes(words),
    );
    if (found) return found;
    await new Promise((resolve) => post.once('mail', resolve));
  }
}
const changeLink = '/auth/change-address?token=';
const tokenOf = ({ text }: Mail): string => /\/auth\/change-address\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
const tokenTo = async (address: string): Promise<string> => tokenOf(await mailTo(address, changeLink));

const ask = (session: Session, email: string, password = 'secret-1', on = server) =>
  on.call(session, 'POST', '/api/address-change', { email, password });
const confirm = (session: Session, token: string) =>
  server.call(session, 'POST', '/api/address-change/confirmation', { token });
const addressOf = async (session: Session, on = server): Promise<string | undefined> =>
  (await on.call(session, 'GET', '/api/session')).body.user?.email;
const wanted = async (session: Session): Promise<string | null> =>
  (await server.call(session, 'GET', '/api/address-change')).body.wanted;
let caller = 0;
async function signIn(email: string, password = 'secret-1'): Promise<Session | number> {
  caller += 1;
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    clientAddress: `10.21.0.${caller}`,
  });
  if (!answer.ok) return answer.status;
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, email, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
const sessionOf = async (email: string, password?: string): Promise<Session> => {
  const session = await signIn(email, password);
  assert.ok(typeof session === 'object');
  return session;
};
let people = 0;
const newAddress = (): string => `moved-${(people += 1)}@example.com`;
const invalidLink = 'This link is no longer valid, was used already, or belongs to another account.';

async function confirmed(): Promise<Session> {
  const session = await server.loginAs();
  const { auth } = server.services.database;
  await auth.updateTable('user').set({ email_verified: true }).where('id', '=', session.id).execute();
  return session;
}

test('an address is changed by the link that goes to the new one; the present one is told', async () => {
  const session = await confirmed();
  const elsewhere = await sessionOf(session.email);
  const email = newAddress();
  const answer = await ask(session, ` ${email.toUpperCase()} `);
  assert.deepEqual([answer.status, answer.body], [200, { changed: false }]);
  const mail = await mailTo(email, changeLink);
  assert.equal(mail.subject, 'Confirm your new email address for Milestoon');
  assert.ok(mail.text.includes(`account of ${session.email}`));
  const notice = await mailTo(session.email, 'is to have another address');
  assert.ok(notice.text.includes(email) && notice.text.includes('/auth/forgot-password'));
  assert.deepEqual([await addressOf(session), await wanted(session)], [session.email, email]);

  const done = await confirm(session, tokenOf(mail));
  assert.deepEqual([done.status, done.body], [200, { email }]);
  assert.deepEqual([await addressOf(session), await wanted(session)], [email, null]);
  assert.equal((await server.call(session, 'GET', '/api/session')).body.unconfirmed, false);
  assert.equal(await addressOf(elsewhere), undefined);
  assert.equal(await signIn(session.email), 401);
  assert.equal(typeof (await signIn(email)), 'object');
  const { events } = (await server.call(session, 'GET', '/api/account-events')).body;
  assert.ok(events.some(({ kind }: { kind: string }) => kind === 'address-changed'));
  assert.equal((await confirm(session, tokenOf(mail))).body.message, invalidLink);
});

test('a mistyped address is put right, and whoever it belongs to is not written to', async () => {
  const session = await server.loginAs();
  const email = newAddress();
  await ask(session, email);
  assert.equal((await confirm(session, await tokenTo(email))).status, 200);
  assert.equal((await server.call(session, 'GET', '/api/session')).body.unconfirmed, false);
  // Notices go out one after the other: had there been one, it would have been before this.
  const later = await confirmed();
  await ask(later, newAddress());
  await mailTo(later.email, 'is to have another address');
  const told = mails.filter(({ to, text }) => to === session.email && text.includes(email));
  assert.deepEqual(told, []);
});

test('the link is for its account and its address, once, for 24 hours', async () => {
  const session = await confirmed();
  const other = await confirmed();
  const [first, second, late] = [newAddress(), newAddress(), newAddress()];
  await ask(session, first);
  const token = await tokenTo(first);
  await ask(other, newAddress());
  for (const [who, what] of [
    [other, token],
    [session, 'A'.repeat(43)],
  ] as const)
    assert.deepEqual((await confirm(who, what)).body.message, invalidLink);
  // The one before it was typed by mistake: whoever has it gets nothing.
  await ask(session, second);
  assert.equal((await confirm(session, token)).body.message, invalidLink);
  assert.equal((await confirm(session, await tokenTo(second))).status, 200);
  await ask(other, late);
  const tooLate = await tokenTo(late);
  time += 24 * 3_600_000 + 1000;
  assert.equal((await confirm(other, tooLate)).body.message, invalidLink);
  assert.equal(await wanted(other), null);
});

test('what must not be an address, or is not asked for by its owner, is refused by its field', async () => {
  const session = await confirmed();
  const other = await confirmed();
  const cases = [
    [
      'ana@gmail',
      'secret-1',
      'email',
      'The end of this email address is missing, such as .com after the last word.',
    ],
    [session.email.toUpperCase(), 'secret-1', 'email', 'Your account has this address already.'],
    [other.email, 'secret-1', 'email', 'User already exists. Use another email.'],
    [newAddress(), 'wrong-1', 'password', 'Current password is incorrect'],
  ] as const;
  for (const [email, password, field, message] of cases) {
    const { status, body } = await ask(session, email, password);
    assert.deepEqual([status, body.data.field, body.message], [422, field, message]);
  }
  assert.equal(await wanted(session), null);
});

test('an address that somebody took meanwhile stays theirs', async () => {
  const session = await confirmed();
  const email = newAddress();
  await ask(session, email);
  const token = await tokenTo(email);
  caller += 1;
  await server.fetch('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-1' }),
    clientAddress: `10.22.0.${caller}`,
  });
  const answer = await confirm(session, token);
  assert.deepEqual([answer.status, answer.body.message], [422, 'User already exists. Use another email.']);
  assert.equal(await addressOf(session), session.email);
});

test('a new password ends a change that is under way, and a change ends links for a new password', async () => {
  const session = await confirmed();
  const email = newAddress();
  await ask(session, email);
  const token = await tokenTo(email);
  await server.call(session, 'POST', '/api/password', {
    currentPassword: 'secret-1',
    newPassword: 'another secret',
  });
  assert.equal((await confirm(session, token)).body.message, invalidLink);

  const mover = await confirmed();
  const next = newAddress();
  await server.call(null, 'POST', '/api/password-reset/request', { email: mover.email });
  const reset = /reset-password\?token=([\w-]+)/.exec(
    (await mailTo(mover.email, '/auth/reset-password?token=')).text,
  )?.[1];
  await ask(mover, next);
  assert.equal((await confirm(mover, await tokenTo(next))).status, 200);
  const late = await server.call(null, 'POST', '/api/password-reset', {
    token: reset,
    newPassword: 'third secret',
  });
  assert.equal(late.status, 422);
});

test('strangers cannot have an address flooded, nor try without end', async () => {
  const session = await confirmed();
  const target = newAddress();
  for (let i = 0; i < 3; i++) assert.equal((await ask(session, target)).status, 200);
  assert.equal((await ask(session, target)).status, 429);
  for (const status of [200, 429]) assert.equal((await ask(session, newAddress())).status, status);
});

test('the account that a setting names keeps its address', async () => {
  const admin = await sessionOf('admin@localhost', 'super-secret');
  const refused = await ask(admin, newAddress(), 'super-secret');
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /SUPER_ADMIN_EMAIL/);
});

test('without a mail server the change is made at once, and nothing waits', async () => {
  const alone = await testServer();
  const session = await alone.loginAs();
  const email = newAddress();
  const answer = await ask(session, email, 'secret-1', alone);
  assert.deepEqual([answer.status, answer.body], [200, { changed: true }]);
  assert.equal(await addressOf(session, alone), email);
  await alone.close();
});
