import assert from 'node:assert/strict';
import { EventEmitter, on, once } from 'node:events';
import { after, before, mock, test } from 'node:test';
import { sql } from 'kysely';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { resetLinkJob } from './reset-link.job.ts';

let server: TestServer;
let networks = 0;
const post = new EventEmitter();
before(async () => {
  server = await testServer(
    { sendMail: async (mail) => void post.emit('mail', mail) },
    { PUBLIC_URL: 'http://milestoon.test' },
  );
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
});
const quarterLater = (): void => mock.timers.setTime(Date.now() + 15 * 60_000);
after(() => server.close());

const oldPassword = 'secret-1';
const newPassword = 'secret-2';

const signIn = async (email: string, password: string): Promise<Session | null> => {
  const response = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    clientAddress: `10.9.0.${++networks}`,
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return response.ok ? { id: '', email, cookie } : null;
};
const isSignedIn = async (session: Session | null): Promise<boolean> =>
  (await server.call(session, 'GET', '/api/session')).body.user !== null;
const change = (session: Session | null, currentPassword: string) =>
  server.call(session, 'POST', '/api/password', { currentPassword, newPassword });
const reset = (token: string, clientAddress = '127.0.0.1') =>
  server.fetch('/api/password-reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, newPassword }),
    clientAddress,
  });
const ask = (email: string, language = 'en', clientAddress = '127.0.0.1', cookie = '') =>
  server.fetch('/api/password-reset/request', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      host: 'localhost:3000',
      cookie,
    },
    body: JSON.stringify({ email }),
    clientAddress,
  });

/** The mail with the link; others, such as that a password was changed, may come before it. */
async function mailFor(email: string, language?: string): Promise<Mail> {
  const arriving = on(post, 'mail');
  assert.deepEqual(await (await ask(email, language)).json(), { sent: true });
  for await (const [mail] of arriving)
    if (mail.to === email.trim().toLowerCase() && tokenOf(mail) !== '') return mail;
  return assert.fail('no mail came');
}
const tokenOf = (mail: Mail): string => /reset-password\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';

test('a new password needs the current one, ends the other sessions and keeps this one', async () => {
  const here = await server.loginAs();
  const elsewhere = await signIn(here.email, oldPassword);
  const wrong = await change(here, 'secret-0');
  assert.deepEqual(
    [wrong.status, wrong.body.message, wrong.body.data],
    [422, 'Current password is incorrect', { field: 'currentPassword' }],
  );
  assert.equal(await isSignedIn(elsewhere), true);
  assert.deepEqual((await change(here, oldPassword)).body, { changed: true });
  assert.deepEqual([await isSignedIn(here), await isSignedIn(elsewhere)], [true, false]);
  assert.equal(await signIn(here.email, oldPassword), null);
  assert.notEqual(await signIn(here.email, newPassword), null);
});

test('a current password longer than any is wrong like every other', async () => {
  const here = await server.loginAs();
  const { status, body } = await change(here, 'x'.repeat(200));
  assert.deepEqual([status, body.message], [422, 'Current password is incorrect']);
  const answer = await server.call(here, 'POST', '/api/privacy/erase-account', {
    email: here.email,
    password: 'x'.repeat(200),
  });
  assert.deepEqual([answer.status, answer.body.message], [422, 'Current password is incorrect']);
});

test('a caller without cookies changes the password too, and stays signed in', async () => {
  const here = await server.loginAs();
  const elsewhere = await signIn(here.email, oldPassword);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${decodeURIComponent(here.cookie.split('=')[1] ?? '')}`,
  };
  const body = JSON.stringify({ currentPassword: oldPassword, newPassword });
  const answer = await server.fetch('/api/password', { method: 'POST', headers, body });
  assert.deepEqual([answer.status, await answer.json()], [200, { changed: true }]);
  assert.deepEqual([await isSignedIn(here), await isSignedIn(elsewhere)], [true, false]);
});

test('changing needs a session, and a password of six characters', async () => {
  assert.equal((await change(null, oldPassword)).status, 401);
  const { status, body } = await server.call(await server.loginAs(), 'POST', '/api/password', {
    currentPassword: oldPassword,
    newPassword: '12345',
  });
  assert.deepEqual([status, body.message], [422, 'New password must be at least 6 characters']);
});

test('guessing the current password ends after ten attempts, for a quarter of an hour', async () => {
  const session = await server.loginAs();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await change(session, 'wrong-1')).status);
  assert.deepEqual(statuses, [...Array(10).fill(422), 429]);
  quarterLater();
  assert.equal((await change(session, oldPassword)).status, 200);
});

test('a mailed link sets a new password, once, and ends every session', async () => {
  const session = await server.loginAs();
  const mail = await mailFor(` ${session.email.toUpperCase()} `);
  assert.equal(mail.to, session.email);
  assert.equal(mail.subject, 'Choose a new Milestoon password');
  // From PUBLIC_URL, although the request said that its host is localhost:3000.
  assert.match(mail.html, /href="http:\/\/milestoon\.test\/auth\/reset-password\?token=[\w-]{43}"/);
  const token = tokenOf(mail);
  assert.equal((await reset(token)).status, 200);
  assert.equal(await isSignedIn(session), false);
  assert.equal(await signIn(session.email, oldPassword), null);
  assert.notEqual(await signIn(session.email, newPassword), null);
  const again = await reset(token);
  assert.equal(again.status, 422);
  const { message } = (await again.json()) as { message: string };
  assert.equal(message, 'This link is no longer valid. Please ask for a new one.');
});

test('a reset opens an account that strangers have closed for a network', async () => {
  const session = await server.loginAs();
  const token = tokenOf(await mailFor(session.email));
  const guess = (password: string) =>
    server.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: session.email, password }),
      clientAddress: '10.68.0.1',
    });
  for (let i = 0; i < 10; i++) {
    assert.equal((await guess('wrong-1')).status, 401);
    mock.timers.setTime(Date.now() + 6100);
  }
  assert.equal((await guess(oldPassword)).status, 429);
  assert.equal((await reset(token)).status, 200);
  assert.equal((await guess(newPassword)).status, 200);
});

test('the token lies nowhere in the database', async () => {
  const session = await server.loginAs();
  const token = tokenOf(await mailFor(session.email));
  const { rows } = await sql<{
    found: string;
  }>`select identifier || value as found from verification`.execute(server.services.database.auth);
  assert.ok(rows.length > 0);
  assert.ok(rows.every((row) => !row.found.includes(token)));
  const jobs = await server.database.asWorker('test', (tx) =>
    sql<{ data: string }>`select data::text from pgboss.job where name = 'mail-reset-link'`.execute(tx),
  );
  assert.ok(jobs.rows.length > 0);
  assert.ok(jobs.rows.every((row) => !row.data.includes(token)));
});

test('a link is good for an hour, and one that was used takes the others with it', async () => {
  const session = await server.loginAs();
  const expired = tokenOf(await mailFor(session.email));
  await sql`update verification set expires_at = now() - interval '1 second' where value = ${session.id}`.execute(
    server.services.database.auth,
  );
  assert.equal((await reset(expired)).status, 422);
  const first = tokenOf(await mailFor(session.email));
  const second = tokenOf(await mailFor(session.email));
  assert.equal((await reset(second)).status, 200);
  assert.equal((await reset(first)).status, 422);
});

test('the mail speaks the language of the reader', async () => {
  const session = await server.loginAs();
  const mail = await mailFor(session.email, 'pt-PT');
  assert.equal(mail.subject, 'Escolha uma nova palavra-passe do Milestoon');
  assert.match(mail.html, /<html lang="pt">/);
});

test('an unknown address gets the same answer, as slowly', async () => {
  const started = performance.now();
  const answer = await ask('nobody@example.com');
  assert.deepEqual([answer.status, await answer.json()], [200, { sent: true }]);
  assert.ok(performance.now() - started >= 240);
});

test('an address gets three mails within a quarter of an hour, a caller ten requests', async () => {
  quarterLater();
  const session = await server.loginAs();
  for (let i = 0; i < 3; i++) await mailFor(session.email);
  assert.equal((await ask(session.email)).status, 200);
  const jobs = await server.database.asWorker('test', (tx) =>
    sql`select id from pgboss.job where name = 'mail-reset-link' and data->>'userId' = ${session.id}`.execute(
      tx,
    ),
  );
  assert.equal(jobs.rows.length, 3);
  for (let i = 0; i < 6; i++) assert.equal((await ask('nobody@example.com')).status, 200);
  assert.equal((await ask('nobody@example.com')).status, 429);
});

/** How many links were ever made for somebody. */
const linksFor = async ({ id }: Session): Promise<number> => {
  const { rows } = await server.database.asWorker('test', (tx) =>
    sql`select id from pgboss.job where name = 'mail-reset-link' and data->>'userId' = ${id}`.execute(tx),
  );
  return rows.length;
};

test('a network has an address mailed four times a day, and keeps nobody else from asking', async () => {
  const session = await server.loginAs();
  const askThrice = async (network: string): Promise<number> => {
    quarterLater();
    for (let i = 0; i < 3; i++) assert.equal((await ask(session.email, 'en', network)).status, 200);
    return linksFor(session);
  };
  const stranger = '10.8.1.1';
  const told = [await askThrice(stranger), await askThrice(stranger), await askThrice(stranger)];
  assert.deepEqual(told, [3, 4, 4]);
  assert.equal(await askThrice('10.8.1.2'), 6);
  mock.timers.setTime(Date.now() + 24 * 60 * 60_000);
  assert.equal(await askThrice(stranger), 9);
});

test('strangers on many networks flood nobody, and do not keep out whoever asks on a device of theirs', async () => {
  quarterLater();
  const session = await server.loginAs();
  const asked = tokenOf(await mailFor(session.email));
  const signedIn = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: session.email, password: oldPassword }),
    clientAddress: '10.8.2.1',
  });
  const device = signedIn.headers.getSetCookie().find((cookie) => /\.device=/.test(cookie)) ?? '';
  for (let i = 0; i < 30; i++) await ask(session.email, 'en', `10.8.3.${i}`);
  assert.equal(await linksFor(session), 6);
  await ask(session.email, 'en', '10.8.2.1');
  assert.equal(await linksFor(session), 6);
  await ask(session.email, 'en', '10.8.2.1', device.split(';')[0]);
  assert.equal(await linksFor(session), 7);
  assert.equal((await reset(asked)).status, 200, 'the link that was sent before stays good');
});

test('no link is made for an account whose deletion was ordered while the job waited', async () => {
  const { id: userId } = await server.loginAs();
  const untouched = async (): Promise<never> => assert.fail('a link was made');
  const ports = { ...server.services.ports, isBeingErased: async (id: string) => id === userId };
  const job = resetLinkJob({ ...server.services, ports, loadAuth: untouched, sendMail: untouched });
  await job.run({ userId, language: 'en' }, { signal: AbortSignal.any([]), log: server.services.log });
});

test('tokens cannot be tried out without end', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await reset('invented', '192.0.2.9')).status);
  assert.deepEqual([statuses[0], statuses.at(-1)], [422, 429]);
});

test('what the library offers for this stays closed', async () => {
  for (const path of ['change-password', 'request-password-reset', 'reset-password'])
    assert.equal((await server.call(null, 'POST', `/api/auth/${path}`, {})).status, 404, path);
});

test('a new password is none of the commonest, and not the address; the link stays good', async () => {
  const session = await server.loginAs();
  const refuse = async (answer: { status: number; body: { message: string; data: object } }) => {
    assert.deepEqual([answer.status, answer.body.data], [422, { field: 'newPassword' }]);
    assert.match(answer.body.message, /^Please choose a password that is/);
  };
  for (const newPass of ['Qwerty123', session.email, session.email.split('@')[0] ?? ''])
    await refuse(
      await server.call(session, 'POST', '/api/password', {
        currentPassword: oldPassword,
        newPassword: newPass,
      }),
    );
  const arrived = once(post, 'mail');
  await ask(session.email, 'en', '192.0.2.78');
  const token = tokenOf((await arrived)[0]);
  await refuse(await server.call(null, 'POST', '/api/password-reset', { token, newPassword: session.email }));
  assert.equal((await reset(token, '192.0.2.77')).status, 200);
});
