import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { forgetEndedSessions } from './forget-ended-sessions.ts';

let server: TestServer;
let time = Date.now();
const minute = 60_000;
before(async () => {
  server = await testServer({ now: () => new Date(time) });
});
after(() => server.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn({ email, id }: Session, clientAddress: string, userAgent = firefox): Promise<Session> {
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: 'secret-1' }),
    clientAddress,
  });
  return { id, email, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
const list = async (session: Session): Promise<Json[]> =>
  (await server.call(session, 'GET', '/api/sessions')).body.sessions;
const end = (session: Session, id: string) => server.call(session, 'DELETE', `/api/sessions/${id}`);
const isOpen = async (session: Session): Promise<boolean> =>
  (await server.call(session, 'GET', '/api/session')).body.user !== null;
const otherOf = async (session: Session): Promise<string> =>
  (await list(session)).find((one) => !one.isCurrent).id;

test('every session is told with its browser, network and times, and no token', async () => {
  const here = await server.loginAs();
  const there = await signIn(here, '203.0.113.77');
  time += 20 * minute;
  const sessions = await list(there);
  assert.equal(sessions.length, 2);
  const [latest] = sessions;
  const { id, firstSeenAt, lastSeenAt, ...told } = latest;
  assert.deepEqual(told, { device: 'Firefox · Windows', network: '203.0.113.x', isCurrent: true });
  assert.ok(Date.parse(lastSeenAt) - Date.parse(firstSeenAt) >= 19 * minute);
  assert.notEqual(id, sessions[1].id);
  const text = JSON.stringify(sessions);
  const token = decodeURIComponent(there.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
  assert.ok(token.length > 20 && !text.includes(token) && !text.includes('203.0.113.77'));
});

test('one session is signed out, and nobody else’s', async () => {
  const here = await server.loginAs();
  const there = await signIn(here, '198.51.100.1');
  const stranger = await server.loginAs();
  const id = await otherOf(here);
  assert.equal((await end(stranger, id)).status, 404);
  assert.equal((await end(here, 'no-id')).status, 404);
  assert.equal(await isOpen(there), true);
  assert.deepEqual((await end(here, id)).body, { ended: 1 });
  assert.deepEqual([await isOpen(here), await isOpen(there)], [true, false]);
  assert.equal((await end(here, id)).status, 404);
});

test('all others are signed out at once, and this one stays', async () => {
  const here = await server.loginAs();
  const others = [await signIn(here, '198.51.100.2'), await signIn(here, '198.51.100.3')];
  const stranger = await server.loginAs();
  assert.deepEqual((await server.call(here, 'POST', '/api/sessions/end-others', {})).body, { ended: 2 });
  assert.equal(await isOpen(here), true);
  for (const other of others) assert.equal(await isOpen(other), false);
  assert.equal(await isOpen(stranger), true);
  assert.equal((await list(here)).length, 1);
  const told = await server.database.asOwner('test', (tx) =>
    tx
      .selectFrom('audit_events')
      .select('kind')
      .where('user_id', '=', here.id)
      .where('kind', '=', 'signed-out-elsewhere')
      .execute(),
  );
  assert.equal(told.length, 1);
});

test('when a session was last seen is noted every five minutes and not oftener', async () => {
  const here = await server.loginAs();
  const there = await signIn(here, '198.51.100.4');
  const seen = async (): Promise<number> =>
    Date.parse((await list(here)).find((one) => !one.isCurrent).lastSeenAt);
  time += 20 * minute;
  await isOpen(there);
  const first = await seen();
  assert.equal(first, time);
  time += 4 * minute;
  await isOpen(there);
  assert.equal(await seen(), first);
  time += 2 * minute;
  await isOpen(there);
  assert.equal(await seen(), time);
});

test('of a session that has run out nothing is kept, also not the device that was told by it', async () => {
  const here = await server.loginAs();
  const there = await signIn(here, '203.0.113.78');
  const ended = await otherOf(here);
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CQXg',
  };
  const device = { endpoint: 'https://push.example.com/gone', keys };
  assert.equal((await server.call(there, 'PUT', '/api/notifications/device', device)).status, 200);
  const { auth } = server.database;
  const past = new Date(Date.now() - minute);
  await auth.updateTable('session').set({ expires_at: past }).where('id', '=', ended).execute();
  await forgetEndedSessions(server.database);
  const left = await auth.selectFrom('session').select('id').where('user_id', '=', here.id).execute();
  assert.equal(left.length, 1);
  assert.deepEqual([await isOpen(here), left[0]?.id === ended], [true, false]);
  const devices = await server.database.asUser(here, (tx) =>
    tx.selectFrom('push_subscriptions').select('id').execute(),
  );
  assert.deepEqual(devices, []);
});
