import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import pg from 'pg';
import { claimFor } from '../claims/claims.testing.ts';
import { connected, newUser, type TestDatabase, testDatabase, testDatabaseAt } from '../testing.ts';

const logins = ['milestoon_app', 'milestoon_worker', 'milestoon_auth'] as const;

let database: TestDatabase;
let owner: pg.Client;
let parent: { id: string };
const clients: Partial<Record<(typeof logins)[number], pg.Client>> = {};
before(async () => {
  database = await testDatabase();
  owner = await connected(database.ownerUrl);
  parent = await newUser(database);
  for (const login of logins) {
    const url = new URL(database.ownerUrl);
    url.username = login;
    clients[login] = await connected(url.href);
  }
});
beforeEach(() => owner.query("update user_roles set role = 'user'"));
after(async () => {
  for (const client of [...Object.values(clients), owner]) await client.end();
  await database.close();
});

function as(login: (typeof logins)[number]): pg.Client {
  const client = clients[login];
  assert.ok(client);
  return client;
}

/** What statements come to in a transaction of the parent's: the error's code, or what the last one answers. */
async function outcome(client: pg.Client, ...statements: string[]): Promise<unknown> {
  const claim = await claimFor(owner, parent.id);
  await client.query('begin');
  try {
    await client.query("select set_config('app.claim', $1, true)", [claim]);
    let answer: unknown;
    for (const statement of statements) answer = (await client.query(statement)).rows[0];
    return answer;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code;
  } finally {
    await client.query('rollback');
  }
}

const temporaryRoles = [
  'create temporary table user_roles (id uuid, role text)',
  'grant all on user_roles to public',
  `insert into user_roles select me.uid(), 'super_admin'`,
];

test('no login makes a table, a function, an operator, a schema or an extension, nor becomes somebody else', async () => {
  const attempts = {
    'temporary table': 'create temporary table user_roles (id uuid, role text)',
    'temporary view': `create temporary view user_roles as select me.uid() as id, 'super_admin' as role`,
    'temporary function':
      'create function pg_temp.uid() returns uuid language sql as $$ select null::uuid $$',
    'table in public': 'create table public.user_roles_of_mine (id uuid)',
    'function in public':
      'create function public.length(uuid) returns integer language sql as $$ select 129 $$',
    'operator in public':
      'create operator public.= (leftarg = uuid, rightarg = uuid, function = pg_catalog.uuid_ne)',
    'function in me':
      'create or replace function me.uid() returns uuid language sql as $$ select null::uuid $$',
    schema: 'create schema mine',
    extension: 'create extension pgcrypto',
    'the owner': 'set role milestoon',
    'the owner’s session': 'set session authorization milestoon',
    'the owner’s default': 'alter role milestoon_app superuser',
    'switched triggers': `set session_replication_role = 'replica'`,
    'a changed policy': 'drop policy children_own on children',
    'the key of the claims': 'select * from claim_keys',
    'a copy of it': 'copy claim_keys to stdout',
    'a program': `copy (select 1) to program 'cat'`,
    'a file': `select pg_read_file('PG_VERSION')`,
    'the catalogue of passwords': 'select rolpassword from pg_authid',
  };
  for (const login of logins)
    for (const [what, statement] of Object.entries(attempts))
      assert.match(String(await outcome(as(login), statement)), /^42501$/, `${login}: ${what}`);
  for (const login of logins)
    for (const other of logins.filter((name) => name !== login))
      assert.equal(await outcome(as(login), `set role ${other}`), '42501');
});

test('another search path, and rows of no wall, do not change who somebody is', async () => {
  const request = as('milestoon_app');
  for (const path of ['pg_temp, public', 'public, pg_catalog', 'pgboss, me, public, pg_catalog', '']) {
    const said = await outcome(
      request,
      `set search_path = '${path}'`,
      'select me.uid() as id, me.is_super_admin() as boss',
    );
    assert.deepEqual(said, { id: parent.id, boss: false }, path);
  }
  // It asks for an error in place of rows that are left out; it never shows them.
  assert.equal(await outcome(request, 'set row_security = off', 'select count(*) from children'), '42501');
});

test('a temporary table stands before no table of ours, even where one could be made', async () => {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const name = owner.escapeIdentifier(rows[0]?.name ?? '');
  await owner.query(`grant temporary on database ${name} to milestoon_app`);
  try {
    const request = as('milestoon_app');
    assert.deepEqual(await outcome(request, ...temporaryRoles, 'select me.is_super_admin() as boss'), {
      boss: false,
    });
    assert.equal(
      await outcome(request, ...temporaryRoles, `select set_user_role('${parent.id}', 'super_admin')`),
      '42501',
    );
  } finally {
    await owner.query(`revoke temporary on database ${name} from milestoon_app`);
  }
});

test('a database that was made from another one, or filled from a dump, is closed when it is opened', async () => {
  const name = `copy_of_${new URL(database.ownerUrl).pathname.slice(1)}`;
  await owner.query(`create database ${name} template milestoon_template`);
  const url = database.ownerUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const copy = await connected(url);
  const open = `select has_database_privilege('milestoon_app', current_database(), 'temporary') as open`;
  try {
    assert.deepEqual((await copy.query(open)).rows, [{ open: true }]);
    await Promise.all([1, 2, 3].map(async () => (await testDatabaseAt(url)).close()));
    assert.deepEqual((await copy.query(open)).rows, [{ open: false }]);
  } finally {
    await copy.end();
    await owner.query(`drop database ${name}`);
  }
});

/** Functions that look for tables where their caller says, or that everybody may call. */
const loose = `
  select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname not in ('pg_catalog', 'information_schema')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     and (p.prosecdef or n.nspname in ('public', 'me'))
     and (p.proconfig is distinct from array['search_path=public, pg_temp']
       or exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                   where a.grantee = 0 and a.privilege_type = 'EXECUTE'))
   order by 1`;

test('every function of ours looks in public alone, and nobody calls it who was not given it', async () => {
  assert.deepEqual((await owner.query(loose)).rows, []);
});

test('a new function without is found', async () => {
  const body = 'returns integer language sql security definer';
  await owner.query('begin');
  await owner.query(`
    create function me.right_one() ${body} set search_path = public, pg_temp as 'select 1';
    create function me.without_temp() ${body} set search_path = public as 'select 1';
    create function me.anywhere() returns trigger language plpgsql as 'begin return new; end';
    create function open_to_all() ${body} set search_path = public, pg_temp as 'select 1';
    grant execute on function open_to_all() to public;`);
  const { rows } = await owner.query<{ name: string }>(loose);
  await owner.query('rollback');
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['me.anywhere()', 'me.without_temp()', 'open_to_all()'],
  );
});

test('the login of the jobs unwrites no payment', async () => {
  for (const table of [
    'customers',
    'subscriptions',
    'stripe_events',
    'checkout_failures',
    'youtube_playlists',
  ])
    assert.equal(await outcome(as('milestoon_worker'), `delete from ${table}`), '42501', table);
});
