import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { mailsOfStrangers, ofWiderNetwork } from './support.service.ts';

const settings = { SMTP_URL: 'smtp://mail.test', SUPPORT_EMAIL: 'help@example.com' };
const post = new EventEmitter();
let mailing: TestServer;
/** Without a mail server. */
let quiet: TestServer;
before(async () => {
  mailing = await testServer({ sendMail: async (mail) => void post.emit(mail.to, mail) }, settings);
  quiet = await testServer({}, { SUPPORT_EMAIL: settings.SUPPORT_EMAIL });
});
after(() => Promise.all([mailing.close(), quiet.close()]));

let networks = 0;
const message = {
  reason: 'refund',
  email: 'mum@example.com',
  message: 'Please give me <b>my</b> money back.',
};
const write = async (
  server: TestServer,
  body: Record<string, unknown> = message,
  { session, clientAddress = `10.7.${++networks}.1` }: { session?: Session; clientAddress?: string } = {},
) => {
  const response = await server.fetch('/api/support', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'pt-PT' },
    body: JSON.stringify(body),
    clientAddress,
    ...(session ? { session } : {}),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
};
const kept = (server: TestServer, number: string) =>
  server.database.asWorker('test', (tx) =>
    tx.selectFrom('support_messages').selectAll().where('number', '=', number).executeTakeFirst(),
  );
const mailTo = async (address: string): Promise<Mail> => (await once(post, address))[0];

test('a stranger’s message is mailed to whoever answers, and the answer goes to the stranger', async () => {
  const arriving = mailTo(settings.SUPPORT_EMAIL);
  const { status, body } = await write(mailing);
  assert.deepEqual([status, body.way], [201, 'mailed']);
  assert.match(body.number, /^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const mail = await arriving;
  assert.equal(mail.replyTo, message.email);
  assert.equal(mail.subject, `[${body.number}] Money back within 60 days`);
  assert.match(mail.text, /Signed in to an account: no[\s\S]*Please give me <b>my<\/b> money back\./);
  assert.match(mail.html, /give me &lt;b&gt;my/);
});

test('who is signed in with a confirmed address gets a copy, in their language; nobody else does', async () => {
  const session = await mailing.loginAs();
  const unconfirmed = mailTo(settings.SUPPORT_EMAIL);
  const copies: Mail[] = [];
  post.on(session.email, (mail: Mail) => copies.push(mail));
  await write(mailing, { ...message, email: session.email }, { session });
  await unconfirmed;
  await mailing.database.auth
    .updateTable('user')
    .set({ email_verified: true })
    .where('id', '=', session.id)
    .execute();
  const another = mailTo(settings.SUPPORT_EMAIL);
  await write(mailing, { ...message, email: 'elsewhere@example.com' }, { session });
  await another;
  const arriving = mailTo(session.email);
  const { body } = await write(mailing, { ...message, email: session.email }, { session });
  const copy = await arriving;
  assert.match(copy.subject, new RegExp(`a sua mensagem ${body.number}$`));
  assert.match(copy.text, /Please give me <b>my<\/b> money back\./);
  assert.deepEqual(
    copies.filter((mail) => /mensagem/.test(mail.subject)),
    [copy],
  );
});

test('without a mail server it is kept, and the answer says so', async () => {
  const { body } = await write(quiet);
  assert.equal(body.way, 'kept');
  const row = await kept(quiet, body.number);
  assert.deepEqual(
    [row?.reason, row?.email, row?.message, row?.language, row?.user_id, row?.mailed_at],
    ['refund', message.email, message.message, 'pt', null, null],
  );
});

test('the sender alone sees it, takes it along, and it goes with the account', async () => {
  const [sender, other] = [await quiet.loginAs(), await quiet.loginAs()];
  const { body } = await write(quiet, message, { session: sender });
  const seenBy = (person: Session) =>
    quiet.database.asUser(person, (tx) => tx.selectFrom('support_messages').select('number').execute());
  assert.deepEqual(await seenBy(sender), [{ number: body.number }]);
  assert.deepEqual(await seenBy(other), []);
  await quiet.database.auth.deleteFrom('user').where('id', '=', sender.id).execute();
  assert.equal(await kept(quiet, body.number), undefined);
});

test('what is missing or odd is named', async () => {
  for (const [part, field] of [
    [{ reason: 'spam' }, 'reason'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ message: '  ' }, 'message'],
    [{ message: 'a'.repeat(4001) }, 'message'],
  ] as const) {
    const { status, body } = await write(quiet, { ...message, ...part });
    assert.deepEqual([status, body.data.field], [422, field]);
  }
  const { body } = await write(quiet, { ...message, message: '' });
  assert.equal(body.message, 'Escreva do que se trata');
});

test('five an hour from one network, then a sentence and when to come back', async () => {
  const from = { clientAddress: '10.8.0.1' };
  for (let count = 0; count < 5; count++) assert.equal((await write(quiet, message, from)).status, 201);
  const refused = await write(quiet, message, from);
  assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_REQUESTS']);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
});

test('whoever has a whole network is one sender, and takes the day of nobody else', async () => {
  for (let count = 0; count < ofWiderNetwork.most; count++)
    assert.equal((await write(quiet, message, { clientAddress: `10.9.0.${count}` })).status, 201);
  const refused = await write(quiet, message, { clientAddress: '10.9.0.200' });
  assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_REQUESTS']);
  assert.ok(Number(refused.headers.get('retry-after')) > 3600);
  assert.equal((await write(quiet, message, { clientAddress: '10.9.1.1' })).status, 201, 'the one beside it');
  const session = await quiet.loginAs();
  const known = await write(quiet, message, { session, clientAddress: '10.9.0.201' });
  assert.equal(known.status, 201, 'who is signed in is not held up by strangers');
});

test('however many strangers write, the letter box gets its share, and everybody else is kept and told so', async () => {
  await assert.rejects(mailing.services.limiter.take(mailsOfStrangers, 'all', mailsOfStrangers.most + 1));
  const { status, body } = await write(mailing);
  assert.deepEqual([status, body.way], [201, 'kept']);
  const jobs = await mailing.database.asOwner('test', (tx) =>
    sql<{ count: string }>`select count(*) from pgboss.job where name = 'mail-support-message'
      and data ->> 'messageId' = (select id::text from support_messages where number = ${body.number})`.execute(
      tx,
    ),
  );
  assert.equal(Number(jobs.rows[0]?.count), 0);
  assert.equal((await kept(mailing, body.number))?.message, message.message);
  const arriving = mailTo(settings.SUPPORT_EMAIL);
  const session = await mailing.loginAs();
  const own = await write(mailing, message, { session });
  assert.equal(own.body.way, 'mailed');
  await arriving;
});

test('after twelve months it is forgotten', async () => {
  const [old, recent] = [(await write(quiet)).body.number, (await write(quiet)).body.number];
  const sent = new Date();
  sent.setUTCMonth(sent.getUTCMonth() - 12);
  sent.setUTCDate(sent.getUTCDate() - 1);
  await quiet.database.asWorker('test', (tx) =>
    tx.updateTable('support_messages').set({ sent_at: sent }).where('number', '=', old).execute(),
  );
  await forgetOldMessages(quiet.services);
  assert.equal(await kept(quiet, old), undefined);
  assert.ok(await kept(quiet, recent));
});
