import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let network = 0;
before(async () => {
  server = await testServer({}, {}, { role: 'web' });
});
after(() => server.close());
beforeEach(() => {
  network += 1;
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerFirefox = firefox.replaceAll('140.0', '141.0');
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs in; resolves to the cookie that the browser is known by from then on. */
async function signIn(
  { email }: Session,
  from: { address: string; browser: string; cookie?: string; password?: string },
): Promise<string> {
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': from.browser,
      cookie: from.cookie ?? '',
    },
    body: JSON.stringify({ email, password: from.password ?? 'secret-1' }),
    clientAddress: from.address,
  });
  assert.equal(answer.status, 200);
  const cookies = answer.headers.getSetCookie();
  return cookies.find((cookie) => cookie.includes('.device='))?.split(';')[0] ?? '';
}
const told = async ({ id }: Session): Promise<(string | null)[]> => {
  const rows = await server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('notifications')
      .select('device')
      .where('user_id', '=', id)
      .where('kind', '=', 'new-device')
      .orderBy('created_at')
      .execute(),
  );
  return rows.map((row) => row.device);
};

test('signing up is told to nobody; a browser of another kind, or in another network, is told once', async () => {
  const session = await server.loginAs();
  assert.deepEqual(await told(session), []);
  const home = `192.0.2.${network}`;
  const cookie = await signIn(session, { address: home, browser: firefox });
  assert.deepEqual(await told(session), ['Firefox · Windows']);
  // Known by its cookie wherever it goes, and without one by its kind and network while it is signed in there.
  await signIn(session, { address: '198.51.100.7', browser: newerFirefox, cookie });
  await signIn(session, { address: home, browser: newerFirefox });
  assert.equal((await told(session)).length, 1);
  await signIn(session, { address: home, browser: safari });
  assert.deepEqual(await told(session), ['Firefox · Windows', 'Safari · iPhone']);
});

test('it is told in the app, and leads to the list of devices', async () => {
  const session = await server.loginAs();
  await signIn(session, { address: '203.0.113.9', browser: safari });
  const { items, unread } = (await server.call(session, 'GET', '/api/notifications')).body;
  assert.deepEqual(
    items.map((item: { kind: string; device: string; path: string }) => [item.kind, item.device, item.path]),
    [['new-device', 'Safari · iPhone', '/app/profile']],
  );
  assert.equal(unread, 1);
});

test('the first sign-in of an account is told to nobody, nor the first after all devices were forgotten', async () => {
  const admin = { id: '', email: 'admin@localhost', cookie: '' };
  await signIn(admin, { address: '203.0.113.10', browser: firefox, password: 'super-secret' });
  const { id } = await server.database.auth
    .selectFrom('user')
    .select('id')
    .where('email', 'like', 'admin@localhost%')
    .executeTakeFirstOrThrow();
  assert.deepEqual(await told({ ...admin, id }), []);
});

test('whoever signed in before this was known is compared with the sessions there are', async () => {
  const session = await server.loginAs();
  await server.database.auth.deleteFrom('known_devices').where('user_id', '=', session.id).execute();
  await signIn(session, { address: '203.0.113.11', browser: safari });
  assert.deepEqual(await told(session), ['Safari · iPhone']);
});
