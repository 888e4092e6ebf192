import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newUser } from '@milestoon/database/testing';
import { sql } from 'kysely';
import type { AuditEvent } from './audit-event.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let time = Date.parse('2026-03-04T10:20:00Z');
before(async () => {
  server = await testServer({ now: () => new Date(time) });
});
after(() => server.close());

const origin = (clientAddress = '203.0.113.7') => ({
  clientAddress,
  headers: new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' }),
});
const write = (userId: string, event: AuditEvent, from = origin()) =>
  server.database.asWorker('test', (tx) => server.services.ports.audit(tx, userId, event, from));
const read = (person: { id: string }) =>
  server.database.asUser(person, (tx) =>
    tx
      .selectFrom('audit_events')
      .select(['kind', 'times', 'name', 'network', 'device'])
      .orderBy('id')
      .execute(),
  );

test('what is alike within the hour is one line; the address is told without its last part', async () => {
  const person = await newUser(server.database);
  for (let i = 0; i < 3; i += 1) await write(person.id, { kind: 'exported' });
  await write(person.id, { kind: 'exported' }, origin('198.51.100.9'));
  time += 3_600_000;
  await write(person.id, { kind: 'exported' });
  const exported = { kind: 'exported', name: null, device: 'Firefox · Linux' };
  assert.deepEqual(await read(person), [
    { ...exported, times: 3, network: '203.0.113.x' },
    { ...exported, times: 1, network: '198.51.100.x' },
    { ...exported, times: 1, network: '203.0.113.x' },
  ]);
});

test('failed sign-ins are one line a burst, a key one line a network', async () => {
  const person = await newUser(server.database);
  for (let i = 0; i < 30; i += 1) await write(person.id, { kind: 'sign-in-failed' }, origin(`203.0.${i}.1`));
  const used = { kind: 'key-used', name: 'Backup', keyId: 'a' } as const;
  await write(person.id, used);
  time += 86_400_000;
  await write(person.id, used);
  await write(person.id, used, origin('198.51.100.9'));
  assert.deepEqual(
    (await read(person)).map(({ kind, times }) => [kind, times]),
    [
      ['sign-in-failed', 30],
      ['key-used', 2],
      ['key-used', 1],
    ],
  );
});

test('a greedy account does not fill the table, nor hide behind noise what it did', async () => {
  const person = await newUser(server.database);
  for (let i = 0; i < 130; i += 1) await write(person.id, { kind: 'key-revoked', name: `Key ${i}` });
  await write(person.id, { kind: 'exported' });
  const rows = await read(person);
  assert.equal(rows.length, 102);
  assert.deepEqual(rows.at(-2), { kind: 'key-revoked', times: 30, name: null, network: null, device: null });
  assert.equal(rows.at(-1)?.kind, 'exported');
});

test('nobody changes or deletes a line, and nobody writes one for another', async () => {
  const [mine, other] = [await newUser(server.database), await newUser(server.database)];
  const { audit } = server.services.ports;
  await server.database.asUser(mine, (tx) => audit(tx, mine.id, { kind: 'exported' }));
  await assert.rejects(
    server.database.asUser(mine, (tx) => audit(tx, other.id, { kind: 'exported' })),
    { code: '42501' },
  );
  const { asUser, asWorker, auth } = server.database;
  for (const statement of ["update audit_events set kind = 'exported'", 'delete from audit_events']) {
    const forged = sql.raw(statement);
    await assert.rejects(
      asUser(mine, (tx) => forged.execute(tx)),
      { code: '42501' },
    );
    await assert.rejects(
      asWorker('test', (tx) => forged.execute(tx)),
      { code: '42501' },
    );
    await assert.rejects(forged.execute(auth), { code: '42501' });
  }
  assert.equal((await read(mine)).length, 1);
  assert.deepEqual(await read(other), []);
});

test('lines are forgotten after a year, and go with the account', async () => {
  const person = await newUser(server.database);
  await server.database.asOwner('test', (tx) =>
    sql`insert into audit_events (user_id, kind, at, last_at, merged_by) values
      (${person.id}, 'exported', now(), now() - interval '366 days', 'old'),
      (${person.id}, 'signed-in', now(), now() - interval '364 days', 'young')`.execute(tx),
  );
  await server.database.asWorker('test', (tx) => sql`select me.sweep_audit()`.execute(tx));
  assert.deepEqual(
    (await read(person)).map(({ kind }) => kind),
    ['signed-in'],
  );
  await server.database.auth.deleteFrom('user').where('id', '=', person.id).execute();
  assert.deepEqual(await read(person), []);
});

test('a change of role and the look of a super admin are told', async () => {
  const person = await newUser(server.database);
  const boss = await server.loginAs('super_admin');
  await server.call(boss, 'PUT', `/api/users/${person.id}/role`, { role: 'admin' });
  for (let i = 0; i < 2; i += 1)
    await server.database.asUser(boss, (tx) =>
      sql`select me.audit_look(array[${person.id}, ${boss.id}]::uuid[])`.execute(tx),
    );
  const rows = await server.database.asUser(person, (tx) =>
    tx.selectFrom('audit_events').select(['kind', 'detail', 'times']).orderBy('id').execute(),
  );
  assert.deepEqual(rows, [
    { kind: 'role-changed', detail: 'admin', times: 1 },
    { kind: 'looked-at', detail: null, times: 2 },
  ]);
});
