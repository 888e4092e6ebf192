import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from './connection.ts';
import { roleCatalogue } from './role-catalogue.testing.ts';
import { roleSetupScript } from './role-setup.ts';
import { connected, newUser, type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let owner: pg.Client;
before(async () => {
  database = await testDatabase();
  owner = await connected(database.ownerUrl);
});
after(async () => {
  await owner.end();
  await database.close();
});

interface Person {
  id: string;
  email: string;
}
let boss: Person;
let parent: Person;

async function newPerson(role: string): Promise<Person> {
  const person = await newUser(database);
  await owner.query('update user_roles set role = $2 where id = $1', [person.id, role]);
  return person;
}

beforeEach(async () => {
  // Without the guard, which would keep the last super admin of the test before.
  await owner.query('delete from appointed_super_admin');
  await owner.query('alter table user_roles disable trigger super_admin_kept');
  await owner.query('delete from "user"');
  await owner.query('alter table user_roles enable trigger super_admin_kept');
  boss = await newPerson('super_admin');
  parent = await newPerson('user');
  await owner.query('delete from role_changes');
});

const set = (actor: Person, person: { id: string }, role: string): Promise<unknown> =>
  database.asUser(actor, (tx) => sql`select set_user_role(${person.id}, ${role})`.execute(tx));
const assign = (actor: Person, email: string, role: string): Promise<unknown> =>
  database.asUser(actor, (tx) => sql`select assign_admin_role(${email}, ${role})`.execute(tx));
const upsert = (tx: Tx, person: Person, role: string) =>
  tx
    .insertInto('user_roles')
    .values({ id: person.id, role })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ role }))
    .execute();

async function roleOf(person: Person): Promise<string> {
  const { rows } = await owner.query('select role from user_roles where id = $1', [person.id]);
  return rows[0].role;
}
const superAdmins = async (): Promise<number> =>
  (await owner.query("select from user_roles where role = 'super_admin'")).rowCount ?? 0;

const failure = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error) => error.code,
  );

const denied = { code: '42501', message: 'Only super admins can assign roles' };
const invalid = { code: '22023', message: 'Invalid role' };
const unknown = { code: 'P0002', message: 'User not found' };
const last = { code: '23514', constraint: 'last_super_admin' };
const nobody = { id: '6f1b1c9e-0d52-4f0c-8a8f-1f2f3a4b5c6d', email: 'nobody@example.com' };

for (const role of ['user', 'admin', 'super_admin'])
  test(`a super admin makes somebody ${role}, by id and by address`, async () => {
    await set(boss, parent, role);
    assert.equal(await roleOf(parent), role);
    await owner.query("update user_roles set role = 'admin' where id = $1", [parent.id]);
    await assign(boss, ` ${parent.email.toUpperCase()} `, role);
    assert.equal(await roleOf(parent), role);
  });

for (const role of ['user', 'admin'])
  test(`${role} changes no role, in no way, and learns nothing of who there is`, async () => {
    const actor = await newPerson(role);
    for (const attempt of [
      () => set(actor, actor, 'super_admin'),
      () => set(actor, nobody, 'admin'),
      () => set(actor, parent, 'nonsense'),
      () => assign(actor, parent.email, 'admin'),
      () => assign(actor, nobody.email, 'admin'),
    ])
      await assert.rejects(attempt, denied);
    await assert.rejects(
      database.asUser(actor, (tx) => upsert(tx, actor, 'super_admin')),
      { code: '42501' },
    );
    const seen = await database.asUser(actor, async (tx) => ({
      roles: await tx.selectFrom('user_roles').select('id').execute(),
      people: await tx.selectFrom('user').select('id').execute(),
      changes: await tx.selectFrom('role_changes').selectAll().execute(),
    }));
    assert.deepEqual(seen, { roles: [{ id: actor.id }], people: [{ id: actor.id }], changes: [] });
    await assert.rejects(
      database.asUser(actor, (tx) => sql`select me.role_of(${boss.id})`.execute(tx)),
      { code: '42501' },
    );
    assert.equal(await roleOf(actor), role);
  });

test('without a person asking there is no super admin', async () => {
  await assert.rejects(set({ id: '', email: '' }, parent, 'admin'), denied);
});

test('the other logins of the server may not ask at all', async () => {
  for (const call of [sql`set_user_role(${parent.id}, 'admin')`, sql`assign_admin_role('a', 'admin')`])
    await assert.rejects(
      database.asWorker('test', (tx) => sql`select ${call}`.execute(tx)),
      { code: '42501' },
    );
});

test('roles that are none and people that are not there are refused', async () => {
  await assert.rejects(set(boss, parent, 'owner'), invalid);
  await assert.rejects(assign(boss, parent.email, ''), invalid);
  await assert.rejects(
    database.asUser(boss, (tx) => sql`select set_user_role(${parent.id}, null)`.execute(tx)),
    invalid,
  );
  await assert.rejects(set(boss, nobody, 'admin'), unknown);
  await assert.rejects(assign(boss, nobody.email, 'admin'), unknown);
});

test('a super admin reads all roles and changes them in the table itself, under the same rules', async () => {
  const seen = await database.asUser(boss, (tx) => tx.selectFrom('user_roles').select('id').execute());
  assert.equal(seen.length, 2);
  await database.asUser(boss, (tx) => upsert(tx, parent, 'admin'));
  assert.equal(await roleOf(parent), 'admin');
  await assert.rejects(
    database.asUser(boss, (tx) => upsert(tx, boss, 'user')),
    last,
  );
});

test('every change is logged, whichever way it takes, and nobody can write or tidy the log', async () => {
  await set(boss, parent, 'admin');
  await set(boss, parent, 'admin'); // changes nothing
  await database.asUser(boss, (tx) => upsert(tx, parent, 'super_admin'));
  await assign(parent, boss.email, 'user');
  const read = (actor: Person) =>
    database.asUser(actor, (tx) =>
      tx
        .selectFrom('role_changes')
        .select(['user_id', 'changed_by', 'old_role', 'new_role'])
        .orderBy('id')
        .execute(),
    );
  assert.deepEqual(await read(parent), [
    { user_id: parent.id, changed_by: boss.id, old_role: 'user', new_role: 'admin' },
    { user_id: parent.id, changed_by: boss.id, old_role: 'admin', new_role: 'super_admin' },
    { user_id: boss.id, changed_by: parent.id, old_role: 'super_admin', new_role: 'user' },
  ]);
  assert.deepEqual(await read(boss), []);
  for (const statement of [
    sql`delete from role_changes`,
    sql`update role_changes set new_role = 'user'`,
    sql`insert into role_changes (user_id, old_role, new_role) values (${boss.id}, 'user', 'admin')`,
  ])
    await assert.rejects(
      database.asUser(parent, (tx) => statement.execute(tx)),
      { code: '42501' },
    );
});

test('the last super admin is neither demoted nor deleted, also not together with others', async () => {
  await assert.rejects(set(boss, boss, 'admin'), last);
  await assert.rejects(owner.query('delete from "user" where id = $1', [boss.id]), last);
  await set(boss, parent, 'super_admin');
  await assert.rejects(owner.query("update user_roles set role = 'user'"), last);
  assert.equal(await superAdmins(), 2);
});

test('the configured super admin keeps role and account, and has the role whatever the table says', async () => {
  await owner.query('insert into appointed_super_admin (id) values ($1)', [boss.id]);
  await set(boss, parent, 'super_admin');
  await assert.rejects(set(parent, boss, 'user'), { code: '23514', constraint: 'configured_super_admin' });
  await assert.rejects(owner.query('delete from "user" where id = $1', [boss.id]), { code: /^23/ });
  await owner.query('alter table user_roles disable trigger super_admin_kept');
  await owner.query("update user_roles set role = 'user' where id = $1", [boss.id]);
  await owner.query('alter table user_roles enable trigger super_admin_kept');
  const third = await newPerson('user');
  await set(boss, third, 'admin');
  assert.equal(await roleOf(third), 'admin');
});

test('of many who demote one another at the same moment, one super admin is left every time', async () => {
  for (let round = 0; round < 5; round++) {
    const crowd = [boss];
    while (crowd.length < 5) crowd.push(await newPerson('super_admin'));
    const attempts = crowd.flatMap((actor, i) => [
      set(actor, crowd[(i + 1) % crowd.length] ?? boss, 'user'),
      database.asUser(actor, (tx) => upsert(tx, crowd[(i + 2) % crowd.length] ?? boss, 'admin')),
    ]);
    const outcomes = await Promise.allSettled(attempts);
    assert.ok((await superAdmins()) >= 1);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.ok(refused.length < outcomes.length);
    // Refused by the rules, not because two waited for each other.
    for (const { reason } of refused) assert.match(reason.code, /^(42501|23514)$/);
    const left = await owner.query("select id from user_roles where role = 'super_admin' limit 1");
    boss = { id: left.rows[0].id, email: '' };
    await owner.query("update user_roles set role = 'user' where id <> $1", [boss.id]);
  }
});

test('a demotion that waits for another one sees what that did', async () => {
  const other = await newPerson('super_admin');
  const locked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = database.asUser(boss, async (tx) => {
    await sql`select set_user_role(${other.id}, 'user')`.execute(tx);
    locked.resolve();
    await goOn.promise;
  });
  await locked.promise;
  let over = false;
  const second = failure(set(other, boss, 'user')).finally(() => {
    over = true;
  });
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
  while (!over && (await owner.query(waiting)).rowCount === 0);
  goOn.resolve();
  await first;
  assert.equal(await second, '42501');
  assert.equal(await roleOf(boss), 'super_admin');
});

async function resolvedRole(person: Person): Promise<string | undefined> {
  const token = `token-${person.id}`;
  await owner.query(
    "insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day') on conflict do nothing",
    [person.id, token],
  );
  return (await database.resolveSession(token))?.role;
}

const damages = {
  'is gone': { sql: 'drop table user_roles cascade', code: '42P01', keepsRoles: false },
  'and its log are gone': {
    sql: 'drop table user_roles, role_changes cascade',
    code: '42P01',
    keepsRoles: false,
  },
  'was renamed': { sql: 'alter table user_roles rename to roles_of_old', code: '42P01', keepsRoles: false },
  'has a policy that goes in circles': {
    sql: `create policy circle on user_roles for select
            using (exists (select from user_roles r where r.id = me.uid() and r.role = 'super_admin'))`,
    code: '42P17',
    keepsRoles: true,
  },
};

for (const [damage, { sql: statement, code, keepsRoles }] of Object.entries(damages))
  test(`when the table of roles ${damage}, the app goes on, and the script shown repairs it`, async () => {
    await owner.query('insert into appointed_super_admin (id) values ($1)', [boss.id]);
    await set(boss, parent, 'admin');
    const before = await roleCatalogue(owner);
    await owner.query(statement);
    const read = database.asUser(boss, (tx) => tx.selectFrom('user_roles').select('id').execute());
    assert.equal(await failure(read), code);
    assert.equal(await resolvedRole(boss), 'super_admin');
    assert.equal(await resolvedRole(parent), keepsRoles ? 'admin' : 'user');
    const late = await newUser(database);
    assert.equal(await resolvedRole(late), 'user');

    await owner.query(roleSetupScript());
    assert.deepEqual(await roleCatalogue(owner), before);
    assert.equal(await roleOf(boss), 'super_admin');
    assert.equal(await roleOf(late), 'user');
    assert.equal(await roleOf(parent), damage.includes('log') ? 'user' : 'admin');
    await set(boss, late, 'admin');
    assert.equal(await roleOf(late), 'admin');
    await owner.query('drop table if exists roles_of_old');
  });
