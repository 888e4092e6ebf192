import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { silentLog } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createChild } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { erasureJob } from './erasure.job.ts';
import { findOpenErasures } from './erasure.repo.ts';
import { idle } from './family.testing.ts';

let server: TestServer;
let mails: Mail[] = [];
before(async () => {
  const sendMail = async (mail: Mail): Promise<void> => void mails.push(mail);
  server = await testServer({ ...idle, sendMail }, { SMTP_URL: 'smtp://mail.test' }, { role: 'web' });
});
after(() => server.close());

/** Carries out what was ordered, as the queue would. */
async function work(): Promise<void> {
  const job = erasureJob(server.services);
  const run = { signal: new AbortController().signal, log: silentLog() };
  for (const { id } of await findOpenErasures(server.database)) await job.run({ erasureId: id }, run);
}

async function eraseChildren(session: Session, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await createChild(server, session);
    const { body } = await server.call(session, 'POST', '/api/privacy/erase-child', {
      childId: id,
      password: 'secret-1',
    });
    keys.push(body.key);
  }
  await work();
  return keys;
}
const isFinished = async (key: string): Promise<boolean> =>
  (await server.call(null, 'GET', `/api/privacy/receipt?key=${key}`)).body.finishedAt !== null;

test('however many children are deleted: no receipt goes to an address that nobody confirmed', async () => {
  mails = [];
  const session = await server.loginAs();
  for (const key of await eraseChildren(session, 4)) assert.equal(await isFinished(key), true);
  const account = { email: session.email, password: 'secret-1' };
  const { body } = await server.call(session, 'POST', '/api/privacy/erase-account', account);
  await work();
  assert.equal(await isFinished(body.key), true);
  assert.deepEqual(mails, []);
});

test('to a confirmed address it goes, also when the account is gone by then', async () => {
  mails = [];
  const session = await server.loginAs();
  await server.database.auth
    .updateTable('user')
    .set({ email_verified: true })
    .where('id', '=', session.id)
    .execute();
  await eraseChildren(session, 1);
  const account = { email: session.email, password: 'secret-1' };
  await server.call(session, 'POST', '/api/privacy/erase-account', account);
  await work();
  assert.deepEqual(
    mails.map(({ to }) => to),
    [session.email, session.email],
  );
});
