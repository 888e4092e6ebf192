import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { forgetDevices, knownDevice } from './known-device.ts';

let server: TestServer;
let time = Date.now();
const day = 86_400_000;
before(async () => {
  server = await testServer({ now: () => new Date(time) });
});
after(() => server.close());

let network = 0;
async function signIn({ email }: Session, cookie = '', on = server): Promise<string[]> {
  network += 1;
  const answer = await on.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: on.services.config.publicUrl },
    body: JSON.stringify({ email, password: 'secret-1' }),
    clientAddress: `10.8.0.${network}`,
  });
  assert.equal(answer.status, 200);
  return answer.headers.getSetCookie();
}
const deviceIn = (cookies: string[]): string =>
  cookies.find((cookie) => cookie.includes('.device='))?.split(';')[0] ?? '';
const isKnown = async (cookie: string, email: string): Promise<boolean> =>
  (await knownDevice(server.services, new Headers({ cookie }), email)) !== undefined;

test('a browser is known to the accounts that were signed in to on it, and to no others', async () => {
  const [anna, ben] = [await server.loginAs(), await server.loginAs()];
  const device = deviceIn(await signIn(anna));
  assert.match(device, /^milestoon\.device=[\w-]{43}$/);
  assert.deepEqual(
    [await isKnown(device, anna.email), await isKnown(device, anna.email.toUpperCase())],
    [true, true],
  );
  assert.equal(await isKnown(device, ben.email), false);
  assert.equal(await isKnown(device, 'nobody@example.com'), false);
  assert.equal(await isKnown(`milestoon.device=${'A'.repeat(43)}`, anna.email), false);
  // Another parent of the family signs in there as well.
  assert.equal(deviceIn(await signIn(ben, device)), device);
  assert.deepEqual([await isKnown(device, anna.email), await isKnown(device, ben.email)], [true, true]);
});

test('what the browser carries stands in no table', async () => {
  const session = await server.loginAs();
  const id = deviceIn(await signIn(session)).split('=')[1] ?? '';
  const rows = await server.services.database.auth.selectFrom('known_devices').selectAll().execute();
  assert.ok(rows.length > 0 && id.length === 43 && !JSON.stringify(rows).includes(id));
});

test('a device is forgotten 180 days after the last sign-in, and when all are', async () => {
  const session = await server.loginAs();
  const device = deviceIn(await signIn(session));
  time += 179 * day;
  assert.equal(await isKnown(device, session.email), true);
  await signIn(session, device);
  time += 179 * day;
  assert.equal(await isKnown(device, session.email), true);
  time += 2 * day;
  assert.equal(await isKnown(device, session.email), false);
  // Rows that are too old go with whoever's next sign-in.
  await signIn(await server.loginAs());
  const rows = await server.services.database.auth
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', session.id)
    .execute();
  assert.deepEqual(rows, []);
  const another = deviceIn(await signIn(session));
  await forgetDevices(server.services, session.id);
  assert.equal(await isKnown(another, session.email), false);
});

test('an account knows thirty devices, and of more the latest', async () => {
  const session = await server.loginAs();
  const first = deviceIn(await signIn(session));
  for (let i = 0; i < 30; i++) {
    time += 60_000;
    await signIn(session);
  }
  assert.equal(await isKnown(first, session.email), false);
  const rows = await server.services.database.auth
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', session.id)
    .execute();
  assert.equal(rows.length, 30);
});

test('no script reads the cookie; where the site is https it is bound to the host and to TLS, and counts only so', async () => {
  const on = { database: server.database, dataDirectory: server.dataDirectory };
  const second = await testServer({}, { PUBLIC_URL: 'https://milestoon.test' }, on);
  const session = await server.loginAs();
  const plain = deviceIn(await signIn(session));
  const cookies = await signIn(session, '', second);
  const cookie = cookies.find((one) => one.includes('.device=')) ?? '';
  assert.match(
    cookie,
    /^__Host-milestoon\.device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const known = (value: string) =>
    knownDevice(second.services, new Headers({ cookie: value }), session.email);
  assert.equal(await known(plain), undefined);
  assert.notEqual(await known(cookie.split(';')[0] ?? ''), undefined);
  await second.stop();
});
