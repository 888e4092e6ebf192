import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openDatabase, openKeyring } from '@milestoon/database';
import { newUser, testSecretsKey } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { childWithAvatar, createChild, createEpisode } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { startReceiver } from './receiver.testing.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: TestServer;
before(async () => {
  receiver = await startReceiver();
  server = await testServer({}, { AUTOMATION_WEBHOOK_URL: receiver.url });
});
after(async () => {
  await server.close();
  await receiver.close();
});

/** Has an episode asked for outside, and tells with which key it can be reported on. */
async function asked(session: Session, childId: string): Promise<{ id: string; key: string }> {
  const { id } = await createEpisode(server, session, childId);
  const [call] = await receiver.calls(1, ({ text }) => text.includes(id));
  return { id, key: String(call?.headers['x-api-key']) };
}
const send = async (key: string, method: string, address: string, body?: object): Promise<number> => {
  const { status } = await server.fetch(address, {
    method,
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return status;
};
const working = { status: 'processing', progress: 0.1 };
const age = (session: Session, by: string) =>
  server.database.asOwner('test', (tx) =>
    sql`update report_keys set made_at = made_at - ${by}::interval, earlier_until = earlier_until - ${by}::interval
         where user_id = ${session.id}`.execute(tx),
  );

test('an outside generator reads nothing, and reports on what was asked of it and nothing else', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  const { id, key } = await asked(session, child.id);
  assert.deepEqual((await server.call(session, 'GET', '/api/api-keys')).body, [], 'no key of the parent’s');
  for (const [method, address] of [
    ['GET', '/api/children'],
    ['GET', `/api/episodes/${id}`],
    ['DELETE', `/api/children/${child.id}`],
    ['DELETE', `/api/episodes/${id}`],
    ['GET', '/api/subscription'],
    ['GET', '/api/api-keys'],
  ] as const)
    assert.equal(await send(key, method, address), 404, address);
  const unasked = await createChild(server, session, 'Ben');
  assert.equal(await send(key, 'POST', `/automation/avatars/${unasked.id}`, { status: 'failed' }), 404);
  assert.equal(await send(key, 'POST', `/automation/episodes/${id}`, working), 200);
});

test('its key lives a week and gives way after three days; the one before goes on to its own end', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  const first = await asked(session, child.id);
  const again = await asked(session, child.id);
  assert.equal(again.key, first.key);
  const report = (key: string): Promise<number> =>
    send(key, 'POST', `/automation/episodes/${first.id}`, working);
  await age(session, '3 days');
  const second = await asked(session, child.id);
  assert.notEqual(second.key, first.key);
  assert.deepEqual([await report(first.key), await report(second.key)], [200, 200]);
  await age(session, '4 days');
  assert.deepEqual([await report(first.key), await report(second.key)], [404, 200]);
  await age(session, '3 days');
  assert.equal(await report(second.key), 404);
});

test('a new password does not take it away: what is being made can still be reported', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  const { id, key } = await asked(session, child.id);
  const passwords = { currentPassword: 'secret-1', newPassword: 'another-secret' };
  assert.equal((await server.call(session, 'POST', '/api/password', passwords)).status, 200);
  assert.equal(await send(key, 'POST', `/automation/episodes/${id}`, working), 200);
});

test('the database gives it to its owner and to a super admin, and to nobody else', async () => {
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
  const sealed = openKeyring([testSecretsKey]).seal('the key', `report_keys.sealed_key:${mine.id}`);
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
      database.asUser(mine, (tx) => sql`select ${sql.ref(column)} from report_keys`.execute(tx)),
      { code: '42501' },
    );
});

test('it is stored sealed and hashed, and goes on working under a new key of the server', async () => {
  const session = await server.loginAs('super_admin');
  const child = await childWithAvatar(server, session);
  const { id, key } = await asked(session, child.id);
  const read = async (): Promise<string> => {
    const row = await server.database.asWorker('test', (tx) =>
      tx.selectFrom('report_keys').selectAll().where('user_id', '=', session.id).executeTakeFirstOrThrow(),
    );
    assert.ok(!JSON.stringify(row).includes(key.slice('milestoon_'.length)));
    return row.sealed_key ?? '';
  };
  const before = await read();
  const [newest, oldest] = ['a newer key that is long enough for all', testSecretsKey] as const;
  await (await openDatabase(server.database.ownerUrl, openKeyring([newest, oldest]))).close();
  const rotated = await read();
  assert.notEqual(rotated, before);
  const place = `report_keys.sealed_key:${session.id}`;
  assert.equal(openKeyring([newest]).open(rotated, place), key);
  assert.equal(await send(key, 'POST', `/automation/episodes/${id}`, working), 200);
  await (await openDatabase(server.database.ownerUrl, openKeyring([oldest, newest]))).close();
});
