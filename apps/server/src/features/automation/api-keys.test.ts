import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contract, isOpenToApiKeys } from '@milestoon/contract';
import { openDatabase, openKeyring } from '@milestoon/database';
import { newUser, testSecretsKey } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { createChild } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let now = new Date();
before(async () => {
  server = await testServer({ now: () => now });
});
after(() => server.close());

const withKey = (key: string, address: string, method = 'GET', clientAddress = '127.0.0.1') =>
  server.fetch(address, {
    method,
    clientAddress,
    headers: { 'x-api-key': key, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  });

const renew = async (session: Session): Promise<string> => {
  const { status, body } = await server.call(session, 'POST', '/api/api-key');
  assert.equal(status, 201);
  return body.key;
};

test('a key is told once, described afterwards, and gives way to a new one at once', async () => {
  const session = await server.loginAs();
  const read = async () => (await server.call(session, 'GET', '/api/api-key')).body;
  assert.deepEqual(await read(), { createdAt: null, lastUsedAt: null });
  const first = await renew(session);
  assert.match(first, /^milestoon_[\w-]{43}$/);
  const made = await read();
  assert.ok(!JSON.stringify(made).includes(first));
  assert.deepEqual([typeof made.createdAt, made.lastUsedAt], ['string', null]);
  assert.equal((await withKey(first, '/api/children')).status, 200);
  assert.equal(typeof (await read()).lastUsedAt, 'string');
  const second = await renew(session);
  assert.equal((await withKey(first, '/api/children')).status, 404);
  assert.equal((await withKey(second, '/api/children')).status, 200);
});

test('a key opens the rows of its own person, whatever session comes with it', async () => {
  const [mine, other] = [await server.loginAs(), await server.loginAs()];
  const own = await createChild(server, mine, 'Mia');
  const foreign = await createChild(server, other, 'Ben');
  const key = await renew(mine);
  const list = await server.fetch('/api/children', { session: other, headers: { 'x-api-key': key } });
  assert.deepEqual(
    (await list.json()).map((child: { id: string }) => child.id),
    [own.id],
  );
  assert.equal((await withKey(key, `/api/children/${foreign.id}`)).status, 404);
  const wrong = await server.fetch('/api/children', { session: other, headers: { 'x-api-key': 'wrong' } });
  assert.equal(wrong.status, 404);
});

test('what concerns the account is closed to keys: every call is, unless it is listed', async () => {
  const key = await renew(await server.loginAs('super_admin'));
  const paths = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const { path = '', method = 'GET' } = call['~orpc'].route;
      return { name: `${feature}.${name}`, path, method };
    }),
  );
  const closed = paths.filter(({ name }) => !isOpenToApiKeys(name.split('.')));
  const features = new Set(closed.map(({ name }) => name.split('.')[0]));
  for (const feature of ['account', 'privacy', 'roles', 'billing', 'automation'])
    assert.ok(features.has(feature));
  for (const { name, path, method } of closed)
    assert.equal((await withKey(key, path.replace(/\{\w+\}/, 'x'), method)).status, 404, name);
});

test('the database gives a key to its owner and to a super admin, and to nobody else', async () => {
  const { database } = server;
  const [mine, other, boss] = [
    await newUser(database),
    await newUser(database),
    await server.loginAs('super_admin'),
  ];
  const ask = (actor: { id: string }, of: { id: string } | null) =>
    database.asUser(actor, (tx) =>
      sql<{ key: string }>`select get_or_create_user_api_key(${of?.id ?? null}) as key`.execute(tx),
    );
  const sealed = openKeyring([testSecretsKey]).seal('the key', `user_api_keys.sealed_key:${mine.id}`);
  await assert.rejects(ask(mine, mine), { code: '55000', message: 'Failed to authenticate request' });
  await database.asUser(mine, async (tx) => {
    await sql`select set_config('app.offered_api_key', ${sealed}, true), set_config('app.offered_api_key_hash', 'h', true)`.execute(
      tx,
    );
    await sql`select get_or_create_user_api_key(${mine.id})`.execute(tx);
  });
  for (const actor of [mine, boss]) assert.equal((await ask(actor, mine)).rows[0]?.key, sealed);
  for (const [actor, of] of [
    [other, mine],
    [mine, null],
    [{ id: '' }, mine],
  ] as const)
    await assert.rejects(ask(actor, of), { code: '42501' });
  for (const column of ['sealed_key', 'lookup_hash'])
    await assert.rejects(
      database.asUser(mine, (tx) => sql`select ${sql.ref(column)} from user_api_keys`.execute(tx)),
      { code: '42501' },
    );
});

test('a key is stored sealed and hashed, and goes on working under a new key of the server', async () => {
  const session = await server.loginAs();
  const key = await renew(session);
  const read = () =>
    server.database.asWorker('test', (tx) =>
      tx.selectFrom('user_api_keys').selectAll().where('user_id', '=', session.id).executeTakeFirstOrThrow(),
    );
  const before = await read();
  assert.ok(!JSON.stringify(before).includes(key.slice('milestoon_'.length)));
  const [newest, oldest] = ['a newer key that is long enough for all', testSecretsKey] as const;
  await (await openDatabase(server.database.ownerUrl, openKeyring([newest, oldest]))).close();
  const rotated = await read();
  assert.notEqual(rotated.sealed_key, before.sealed_key);
  const place = `user_api_keys.sealed_key:${session.id}`;
  assert.equal(openKeyring([newest]).open(rotated.sealed_key, place), key);
  assert.equal((await withKey(key, '/api/children')).status, 200);
  await (await openDatabase(server.database.ownerUrl, openKeyring([oldest, newest]))).close();
});

test('keys are counted by person, guesses by address', async () => {
  const session = await server.loginAs();
  const key = await renew(session);
  now = new Date(now.getTime() + 3_600_000);
  const statuses = await Promise.all(
    Array.from({ length: 301 }, () => withKey(key, '/api/subscription').then(({ status }) => status)),
  );
  assert.deepEqual(
    [statuses.filter((s) => s === 200).length, statuses.filter((s) => s === 429).length],
    [300, 1],
  );
  now = new Date(now.getTime() + 61_000);
  assert.equal((await withKey(key, '/api/subscription')).status, 200);
  const guess = async (address: string) =>
    (await withKey('milestoon_guess', '/api/children', 'GET', address)).status;
  for (let i = 0; i < 30; i += 1) assert.equal(await guess('10.9.9.9'), 404);
  assert.equal(await guess('10.9.9.9'), 429);
  assert.equal(await guess('10.9.9.8'), 404);
});

test('ten new keys an hour are enough', async () => {
  const session = await server.loginAs();
  for (let i = 0; i < 10; i += 1) await renew(session);
  const { status, body } = await server.call(session, 'POST', '/api/api-key');
  assert.deepEqual([status, body.code], [429, 'TOO_MANY_REQUESTS']);
  now = new Date(now.getTime() + 3_601_000);
  await renew(session);
});

test('a payment for a child takes the key of the payer and no other', async () => {
  const [mine, other] = [await server.loginAs(), await server.loginAs()];
  const child = await createChild(server, mine, 'Mia');
  const pay = async (api_key: string) => {
    const body = {
      price_id: 'price_premium_monthly',
      mode: 'subscription',
      success_url: '/',
      cancel_url: '/',
      metadata: { child_id: child.id, child_name: 'Mia', api_key },
    };
    return (await server.call(mine, 'POST', '/functions/v1/stripe-checkout', body)).status;
  };
  assert.equal(await pay(await renew(other)), 404);
  assert.equal(await pay(await renew(mine)), 200);
});

test('an account that is being deleted has no key any more', async () => {
  const session = await server.loginAs();
  const key = await renew(session);
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('erasures')
      .values({
        kind: 'account',
        user_id: session.id,
        key_hash: session.id,
        language: 'en',
        requested_at: new Date(),
      })
      .execute(),
  );
  assert.equal((await withKey(key, '/api/children')).status, 404);
});
