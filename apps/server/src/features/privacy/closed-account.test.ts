import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, mock, test } from 'node:test';
import type { Mail } from '../../platform/mail/mail.ts';
import { childWithAvatar, createApiKey, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { resumeErasures } from './erasure.service.ts';

let server: TestServer;
const mails: Mail[] = [];
const arrived = new EventEmitter();
before(async () => {
  server = await testServer({
    draw: async () => [],
    produce: smallProduction,
    sendMail: async (mail) => {
      mails.push(mail);
      arrived.emit('mail');
    },
  });
  // The provider is down: what is ordered here waits.
  server.services.ports.endSubscriptions = () => Promise.reject(new Error('down'));
});
after(() => server.close());

const order = async (session: Session): Promise<void> => {
  const body = { email: session.email, password: 'secret-1' };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', body)).status, 202);
};
/** Asks for a link for a new password, and resolves to its token when it was mailed. */
async function mailedToken({ email }: Session): Promise<string> {
  await server.call(null, 'POST', '/api/password-reset/request', { email });
  for (;;) {
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    const token = /reset-password\?token=([\w-]+)/.exec(texts.join())?.[1];
    if (token) return token;
    await once(arrived, 'mail');
  }
}
const linksOf = ({ id }: Session) =>
  server.database.auth.selectFrom('verification').selectAll().where('value', '=', id).execute();
const signIn = async ({ email }: Session, password: string): Promise<number> => {
  const response = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
};

test('while a deletion waits no link is mailed, one that was mailed sets no password, and no password opens it', async () => {
  const session = await server.loginAs();
  const token = await mailedToken(session);
  const [link] = await linksOf(session);
  assert.ok(link);
  const [account] = await server.database.auth
    .selectFrom('account')
    .selectAll()
    .where('user_id', '=', session.id)
    .execute();
  assert.ok(account);
  await order(session);
  assert.deepEqual(await linksOf(session), []);

  // One that was being made at the same moment, and a password that was being set.
  await server.database.auth.insertInto('verification').values(link).execute();
  const reset = { token, newPassword: 'brand-new-77' };
  const { status, body } = await server.call(null, 'POST', '/api/password-reset', reset);
  assert.deepEqual([status, body.data], [422, { field: 'token' }]);
  await server.database.auth.insertInto('account').values(account).execute();
  assert.equal(await signIn(session, 'secret-1'), 401);
  const sessions = await server.database.auth
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', session.id)
    .execute();
  assert.deepEqual(sessions, []);

  const send = mock.method(server.services.queue, 'send');
  const { email } = session;
  const asked = await server.call(null, 'POST', '/api/password-reset/request', { email });
  assert.deepEqual([asked.status, asked.body], [200, { sent: true }]);
  assert.deepEqual(
    send.mock.calls.filter((call) => call.arguments[0] === 'mail-reset-link'),
    [],
  );
  send.mock.restore();
});

test('a session that was begun at the moment of the order opens nothing, and goes when it is taken up again', async () => {
  const session = await server.loginAs();
  const [row] = await server.database.auth
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', session.id)
    .execute();
  assert.ok(row);
  await order(session);
  await server.database.auth.insertInto('session').values(row).execute();
  assert.equal((await server.call(session, 'GET', '/api/children')).status, 401);
  await resumeErasures(server.services);
  const left = await server.database.auth
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', session.id)
    .execute();
  assert.deepEqual(left, []);
});

test('an API key and what it was given open nothing while the deletion waits', async () => {
  const session = await server.loginAs();
  const headers = { 'x-api-key': await createApiKey(server, session) };
  const [key] = (await server.call(session, 'GET', '/api/api-keys')).body;
  assert.deepEqual(await server.services.ports.liveApiKeys([key.id]), [key.id]);
  await order(session);
  assert.deepEqual(await server.services.ports.liveApiKeys([key.id]), []);
  assert.equal((await server.fetch('/api/children', { headers })).status, 404);
});

test('links to watch and to tell are closed at once', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, 'Mia');
  const { id } = await createEpisode(server, session, child.id, 'Mia kicked the ball.');
  await episodeStatus(server, session, id, ['completed']);
  const watch = await server.call(session, 'PUT', `/api/episodes/${id}/watch-link`, {
    visibility: 'unlisted',
  });
  const telling = await server.call(session, 'POST', `/api/episodes/${id}/telling-links`, { name: 'Gran' });
  const film = `/api/films/${watch.body.url.split('/film/')[1]}`;
  const story = `/api/tellings/${telling.body.url.split('/tell/')[1]}`;
  const answers = async (): Promise<number[]> => [
    (await server.call(null, 'GET', film)).status,
    (await server.call(null, 'GET', story)).status,
  ];
  assert.deepEqual(await answers(), [200, 200]);
  await order(session);
  assert.deepEqual(await answers(), [404, 404]);
});
