import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { newBrowser } from '../../platform/push/browser.testing.ts';
import type { PushTarget } from '../../platform/push/push.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { bindDevice, mostDevices } from './devices.repo.ts';
import { byHand } from './notifications.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer({ sendMail: async () => {} });
});
after(() => server.close());

let browsers = 0;
const anyBrowser = () => newBrowser(`https://push.example.com/send/${++browsers}`);

const subscribe = (session: Session, { endpoint, keys } = anyBrowser()) =>
  server.call(session, 'PUT', '/api/notifications/device', { endpoint, keys });
const isOn = async (session: Session): Promise<boolean> =>
  (await server.call(session, 'GET', '/api/notifications/settings')).body.thisDevice;

async function signInAgain({ email, id }: Session): Promise<Session> {
  const response = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-1' }),
  });
  return { id, email, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Announces something to the person, and answers pushes as told: by endpoint, else taken. */
async function push(session: Session, answers: Record<string, () => 'taken' | 'gone' | 'refused'> = {}) {
  const sent: { endpoint: string; text: string }[] = [];
  const hand = byHand(server, {
    push: {
      publicKey: '',
      send: async ({ endpoint }: PushTarget, { text }) => {
        const outcome = answers[endpoint]?.() ?? 'taken';
        sent.push({ endpoint, text });
        return outcome;
      },
    },
  });
  const child = await newChild(server.database, session);
  await hand.announce(session.id, { kind: 'photos-due', childId: child.id, dueAt: new Date('2026-03-04') });
  const job = hand.take().find(({ name }) => name === 'push-notification');
  return { sent, job, carryOut: () => job && hand.carryOut(job) };
}

test('a device is told, without the name of a child; without a device there is no job', async () => {
  const session = await server.loginAs();
  assert.equal((await push(session)).job, undefined);
  const browser = anyBrowser();
  assert.equal((await subscribe(session, browser)).status, 200);
  assert.equal(await isOn(session), true);
  const { sent, carryOut } = await push(session);
  await carryOut();
  await carryOut();
  assert.deepEqual(sent, [
    {
      endpoint: browser.endpoint,
      text: 'The photos of your child will be deleted on March 4, 2026, as promised. Avatars and episodes stay, and a child without an avatar can still get one.',
    },
  ]);
});

test('one device that cannot be reached does not make another hear twice', async () => {
  const session = await server.loginAs();
  const [first, second] = [anyBrowser(), anyBrowser()];
  await subscribe(session, first);
  await subscribe(await signInAgain(session), second);
  let isDown = true;
  const { sent, carryOut } = await push(session, {
    [second.endpoint]: () => {
      if (isDown) throw new Error('down');
      return 'taken';
    },
  });
  await assert.rejects(async () => carryOut(), /down/);
  isDown = false;
  await carryOut();
  assert.deepEqual(sent.map(({ endpoint }) => endpoint).sort(), [first.endpoint, second.endpoint].sort());
  const steps = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('job_steps').selectAll().where('subject', 'like', 'notification:%').execute(),
  );
  assert.deepEqual(steps, []);
});

test('a subscription that has ended at the service is forgotten, one that is refused is kept', async () => {
  const session = await server.loginAs();
  const browser = anyBrowser();
  await subscribe(session, browser);
  await (await push(session, { [browser.endpoint]: () => 'refused' })).carryOut();
  assert.equal(await isOn(session), true);
  await (await push(session, { [browser.endpoint]: () => 'gone' })).carryOut();
  assert.equal(await isOn(session), false);
});

test('whoever signs out, or is signed out by a changed password, hears nothing any more', async () => {
  const session = await server.loginAs();
  const [elsewhere, here] = [await signInAgain(session), session];
  const [lost, kept] = [anyBrowser(), anyBrowser()];
  await subscribe(elsewhere, lost);
  await subscribe(here, kept);
  const passwords = { currentPassword: 'secret-1', newPassword: 'secret-2' };
  assert.equal((await server.call(here, 'POST', '/api/password', passwords)).status, 200);
  const { sent, carryOut } = await push(session);
  await carryOut();
  assert.deepEqual(
    sent.map(({ endpoint }) => endpoint),
    [kept.endpoint],
  );
  await server.fetch('/api/auth/sign-out', { method: 'POST', session: here });
  assert.equal((await push(session)).job, undefined);
});

test('a session that ran out is not told', async () => {
  const session = await server.loginAs();
  await subscribe(session);
  const { sent, carryOut } = await push(session);
  await server.database.auth
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', session.id)
    .execute();
  await carryOut();
  assert.deepEqual(sent, []);
});

test('a browser belongs to whoever used it last, and is turned off by them', async () => {
  const [before, now] = [await server.loginAs(), await server.loginAs()];
  const browser = anyBrowser();
  await subscribe(before, browser);
  await subscribe(now, browser);
  assert.deepEqual([await isOn(before), await isOn(now)], [false, true]);
  await server.call(before, 'DELETE', '/api/notifications/device');
  assert.equal(await isOn(now), true);
  await server.call(now, 'DELETE', '/api/notifications/device');
  assert.equal(await isOn(now), false);
});

test('addresses inside, and keys that are none, are refused', async () => {
  const session = await server.loginAs();
  const { keys } = anyBrowser();
  for (const endpoint of ['http://push.example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'nonsense'])
    assert.equal((await subscribe(session, { ...anyBrowser(), endpoint })).status, 422, endpoint);
  for (const bad of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: `${keys.p256dh.slice(1)}/` },
  ])
    assert.equal((await subscribe(session, { ...anyBrowser(), keys: bad })).status, 422);
  assert.equal(await isOn(session), false);
});

test('the address and the keys are sealed', async () => {
  const session = await server.loginAs();
  const browser = anyBrowser();
  await subscribe(session, browser);
  const rows = await server.database.asUser(session, (tx) =>
    tx.selectFrom('push_subscriptions').selectAll().execute(),
  );
  assert.equal(rows.length, 1);
  for (const known of [browser.endpoint, browser.keys.auth, browser.keys.p256dh])
    assert.ok(!JSON.stringify(rows).includes(known));
});

/** Browsers of the person at a host, each in a session of its own; the first was used last. */
async function bindMany({ id }: Session, count: number, host: string): Promise<string[]> {
  const endpoints: string[] = [];
  for (let age = count; age > 0; age--) {
    const { endpoint, keys } = newBrowser(`https://${host}/send/${++browsers}`);
    const { id: sessionId } = await server.database.auth
      .insertInto('session')
      .values({
        user_id: id,
        token: `${id} ${endpoint}`,
        expires_at: new Date(Date.now() + 86_400_000),
        updated_at: new Date(Date.now() - age * 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await bindDevice(server.database, { userId: id, sessionId }, { endpoint, ...keys });
    endpoints.unshift(endpoint);
  }
  return endpoints;
}

test('an account has so many devices, and the longest unused goes', async () => {
  const session = await server.loginAs();
  const endpoints = await bindMany(session, mostDevices, 'push.example.com');
  const idsOf = () =>
    server.database.asUser(session, (tx) =>
      tx.selectFrom('push_subscriptions').select(['id', 'session_id']).execute(),
    );
  assert.equal((await idsOf()).length, mostDevices);
  const oldest = await server.database.auth
    .selectFrom('session')
    .select('id')
    .where('token', '=', `${session.id} ${endpoints.at(-1)}`)
    .executeTakeFirstOrThrow();
  assert.ok((await idsOf()).some((device) => device.session_id === oldest.id));
  await subscribe(session);
  const left = await idsOf();
  assert.equal(left.length, mostDevices);
  assert.ok(left.every((device) => device.session_id !== oldest.id));
  assert.equal(await isOn(session), true);
});

test('a notification is no burst: five sends at once, and of each host the ten devices used last', async () => {
  const session = await server.loginAs();
  const crowded = await bindMany(session, 14, 'one.example.com');
  const few = await bindMany(session, 3, 'two.example.com');
  const expected = [...crowded.slice(0, 10), ...few];
  const told: string[] = [];
  let under: (() => void)[] = [];
  let most = 0;
  const child = await newChild(server.database, session);
  const hand = byHand(server, {
    push: {
      publicKey: '',
      send: async ({ endpoint }: PushTarget) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        told.push(endpoint);
        under.push(resolve);
        most = Math.max(most, under.length);
        if (under.length === 5 || told.length === expected.length) {
          // Whatever else is on its way has come by then.
          for (let i = 0; i < expected.length; i++) await server.database.ping();
          for (const done of under) done();
          under = [];
        }
        await promise;
        return 'taken' as const;
      },
    },
  });
  await hand.announce(session.id, { kind: 'photos-due', childId: child.id, dueAt: new Date('2026-03-04') });
  const job = hand.take().find(({ name }) => name === 'push-notification');
  assert.ok(job);
  await hand.carryOut(job);
  assert.deepEqual(told.toSorted(), expected.toSorted());
  assert.equal(most, 5);
});
