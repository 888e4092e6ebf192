import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { contract } from '@milestoon/contract';
import { type CallReference, reference } from '@milestoon/contract/reference';
import { createApiKey } from '../../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import {
  holdClock,
  Jar,
  mailbox,
  nextCode,
  password,
  secondStep,
  signIn,
  withApp,
} from './authenticator.testing.ts';

let server: TestServer;
const mails = mailbox();
before(async () => {
  server = await testServer(
    { sendMail: mails.sendMail },
    { PUBLIC_URL: 'https://milestoon.example', PAYMENTS: 'emulator' },
  );
  holdClock();
});
after(async () => {
  mock.timers.reset();
  await server.close();
});

interface Call {
  name: string;
  method: string;
  path: string;
}

/** Every call that the reference says is for them. */
const callsOf = (access: 'admin' | 'super-admin'): Call[] =>
  Object.entries(contract).flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(([call, procedure]) => {
      const described: Record<string, CallReference> = reference[group as keyof typeof reference];
      if (described[call]?.access !== access) return [];
      const { method = 'GET', path = '' } = procedure['~orpc'].route;
      return [{ name: `${group}.${call}`, method, path }];
    }),
  );
const ruledCalls = callsOf('super-admin');
const managedCalls = callsOf('admin');

async function answers(session: Session, calls = ruledCalls): Promise<string[]> {
  const other = await server.loginAs();
  const told: string[] = [];
  for (const { name, method, path } of calls) {
    const body = method === 'GET' ? undefined : { role: 'user', password };
    const answer = await server.call(session, method, path.replace('{id}', other.id), body);
    told.push(`${name} ${answer.status} ${answer.status < 400 ? '' : answer.body.code}`.trim());
  }
  return told;
}
const all = (outcome: string, calls = ruledCalls): string[] => calls.map(({ name }) => `${name} ${outcome}`);

test('on https a super admin with a password alone is told what is missing, by every call of their role', async () => {
  const session = await server.loginAs('super_admin');
  assert.ok(ruledCalls.length >= 5);
  assert.deepEqual(await answers(session), all('403 SECOND_FACTOR_REQUIRED'));
  const { body } = await server.call(session, 'GET', '/api/session');
  assert.deepEqual([body.role, body.withheld], ['super_admin', true]);
  // Nor do they have for nothing what parents pay for.
  assert.equal((await server.call(session, 'GET', '/api/subscription')).body.active, false);
});

test('with a factor, and a session proved by it, the role is there; with the factor gone, it is not', async () => {
  const { secret, session } = await withApp(server, await server.loginAs('super_admin'));
  assert.deepEqual(await answers(session), all('200'));
  const { body } = await server.call(session, 'GET', '/api/session');
  assert.deepEqual([body.role, body.withheld], ['super_admin', false]);
  await server.call(session, 'POST', '/api/second-factor/off', { password, code: nextCode(secret) });
  assert.deepEqual(await answers(session), all('403 SECOND_FACTOR_REQUIRED'));
  const again = await withApp(server, session);
  assert.deepEqual(await answers(again.session), all('200'));
});

test('a token stolen before the factor was set up gains nothing by it', async () => {
  const session = await server.loginAs('super_admin');
  await withApp(server, session);
  assert.deepEqual(await answers(session), all('401 UNAUTHORIZED'));
});

test('an admin’s powers are withheld in the same way, a parent’s nothing', async () => {
  const state = async (role: 'admin' | 'user') =>
    (await server.call(await server.loginAs(role), 'GET', '/api/session')).body.withheld;
  assert.deepEqual([await state('admin'), await state('user')], [true, false]);
  const withPassword = await server.loginAs('admin');
  assert.ok(managedCalls.length >= 5);
  assert.deepEqual(
    await answers(withPassword, managedCalls),
    all('403 SECOND_FACTOR_REQUIRED', managedCalls),
  );
  const { session } = await withApp(server, withPassword);
  const lists = managedCalls.filter(({ method }) => method === 'GET');
  assert.deepEqual(await answers(session, lists), all('200', lists));
});

test('signing in with the second step gives the role', async () => {
  const { secret, session } = await withApp(server, await server.loginAs('super_admin'));
  const jar = new Jar();
  await signIn(server, jar, session.email);
  assert.deepEqual(jar.names(), ['__Host-milestoon.two_factor']);
  await secondStep(server, jar, nextCode(secret));
  assert.deepEqual(await answers({ ...session, cookie: jar.cookie }), all('200'));
});

test('over http, as on one’s own machine, no factor is needed', async (t) => {
  const plain = await testServer({}, {}, { database: server.database });
  t.after(() => plain.stop());
  const session = await plain.loginAs('super_admin');
  assert.equal((await plain.call(session, 'GET', '/api/users')).status, 200);
});

test('an API key of a super admin has nothing of the role', async (t) => {
  const plain = await testServer({}, {}, { database: server.database });
  t.after(() => plain.stop());
  const session = await plain.loginAs('super_admin');
  const key = await createApiKey(plain, session);
  const asks = (address: string) => plain.fetch(address, { headers: { 'x-api-key': key } });
  assert.equal((await plain.call(session, 'GET', '/api/subscription')).body.unlimited, true);
  const subscription = (await (await asks('/api/subscription')).json()) as { unlimited: boolean };
  assert.equal(subscription.unlimited, false);
  assert.equal((await asks('/api/users')).status, 404);
});

test('another super admin resets a lost factor: everything of it ends, and its owner is told', async () => {
  const boss = await withApp(server, await server.loginAs('super_admin'));
  const parent = await withApp(server, await server.loginAs());
  const reset = (session: Session, id: string, word = password) =>
    server.call(session, 'POST', `/api/users/${id}/second-factor/reset`, { password: word });
  assert.equal((await reset(parent.session, boss.session.id)).status, 404);
  assert.equal((await reset(boss.session, parent.session.id, 'wrong-1')).status, 422);
  assert.equal((await reset(boss.session, boss.session.id)).status, 409);
  assert.equal((await reset(boss.session, '00000000-0000-4000-8000-000000000000')).status, 404);
  assert.deepEqual((await reset(boss.session, parent.session.id)).body, { reset: true });
  assert.equal((await server.call(parent.session, 'GET', '/api/children')).status, 401);
  const { body } = await signIn(server, new Jar(), parent.session.email);
  assert.equal(body.user.id, parent.session.id);
  await mails.waitFor(parent.session.email, /was reset/);
});
