import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { roleSetupScript } from '@milestoon/database';
import { en } from '@milestoon/domain/texts/en';
import { sql } from 'kysely';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let boss: Session;
let parent: Session;
before(async () => {
  server = await testServer();
  boss = await server.loginAs('super_admin');
  parent = await server.loginAs();
});
after(() => server.close());

const texts = en.roles;
const asOwner = (...statements: string[]): Promise<void> =>
  server.database.asOwner('test', async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
const list = (session: Session | null, query = '') => server.call(session, 'GET', `/api/users${query}`);
const set = (session: Session | null, id: string, role: string) =>
  server.call(session, 'PUT', `/api/users/${id}/role`, { role });
const roleOf = async (session: Session): Promise<string> =>
  (await server.call(session, 'GET', '/api/session')).body.role;
const setup = async () => (await server.call(boss, 'GET', '/api/role-setup')).body;

test('the list is in the order of addresses, page after page, without gaps or doubles', async () => {
  await server.database.auth
    .insertInto('user')
    .values(Array.from({ length: 120 }, (_, i) => ({ name: 'Many', email: `many-${i}@example.com` })))
    .execute();
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { status, body } = await list(boss, `?search=MANY-&after=${encodeURIComponent(next)}`);
    assert.equal(status, 200);
    seen.push(...body.users.map((user: { email: string }) => user.email));
    sizes.push(body.users.length);
    next = body.next;
  }
  assert.deepEqual(sizes, [50, 50, 20]);
  assert.equal(new Set(seen).size, 120);
});

test('everybody is listed with address, id, day and role; addresses as their owners typed them', async () => {
  const own = (await list(boss, `?search=${encodeURIComponent(parent.email)}`)).body;
  assert.equal(own.next, null);
  const { createdAt, ...rest } = own.users[0];
  assert.deepEqual(rest, {
    id: parent.id,
    email: parent.email,
    role: 'user',
    isConfirmed: false,
    confirmedAt: null,
    confirmedBy: null,
  });
  assert.ok(Date.parse(createdAt) <= Date.now());
  const { users } = (await list(boss, '?search=admin@localhost')).body;
  assert.deepEqual([users[0].email, users[0].role], ['admin@localhost', 'super_admin']);
});

test('what is searched for stands for itself', async () => {
  for (const search of ['%', '_', '\\', 'many-1_@', "'", 'nobody at all'])
    assert.deepEqual((await list(boss, `?search=${encodeURIComponent(search)}`)).body.users, [], search);
});

test('a super admin sets every role; it holds at once and is in the history with who did it', async () => {
  for (const role of ['admin', 'super_admin', 'user']) {
    const { status, body } = await set(boss, parent.id, role);
    assert.deepEqual([status, body], [200, { id: parent.id, role }]);
    assert.equal(await roleOf(parent), role);
  }
  const { changes, next } = (await server.call(boss, 'GET', '/api/role-changes')).body;
  assert.equal(next, null);
  const { id: _id, changedAt: _at, ...latest } = changes[0];
  assert.deepEqual(latest, {
    email: parent.email,
    changedBy: boss.email,
    oldRole: 'super_admin',
    newRole: 'user',
  });
  // The server's own super admin: made by nobody.
  assert.deepEqual([changes.at(-1).email, changes.at(-1).changedBy], ['admin@localhost', null]);
  const older = (await server.call(boss, 'GET', `/api/role-changes?before=${changes[0].id}`)).body;
  assert.deepEqual(older.changes, changes.slice(1));
});

test('to everybody but super admins there is nothing here', async () => {
  const admin = await server.loginAs('admin');
  for (const session of [parent, admin])
    for (const [method, address, body] of [
      ['GET', '/api/users'],
      ['PUT', `/api/users/${session.id}/role`, { role: 'super_admin' }],
      ['GET', '/api/role-changes'],
      ['GET', '/api/role-setup'],
    ] as const) {
      const answer = await server.call(session, method, address, body);
      assert.deepEqual([answer.status, answer.body.code], [404, 'NOT_FOUND'], `${method} ${address}`);
    }
  assert.equal(await roleOf(admin), 'admin');
});

test('nobody in particular is asked to sign in', async () => {
  const { status, body } = await list(null);
  assert.deepEqual([status, body.message], [401, texts.signInFirst]);
});

test('people that are not there are 404, roles that are none are 422', async () => {
  for (const id of [randomUUID(), 'nonsense', "' or true --"])
    assert.equal((await set(boss, encodeURIComponent(id), 'admin')).status, 404, id);
  const { status, body } = await set(boss, parent.id, 'owner');
  assert.deepEqual([status, body.data.field], [422, 'role']);
});

test('the configured super admin keeps the role', async () => {
  const { users } = (await list(boss, '?search=admin@localhost')).body;
  const { status, body } = await set(boss, users[0].id, 'user');
  assert.deepEqual([status, body.message], [409, texts.configuredSuperAdmin]);
});

test('the last super admin keeps the role, in the language of the caller', async () => {
  await asOwner('alter table appointed_super_admin rename to appointed_of_old');
  await asOwner(
    'create table appointed_super_admin (single boolean, id uuid)',
    'alter table user_roles disable trigger user',
    `update user_roles set role = 'user' where id <> '${boss.id}'`,
    'alter table user_roles enable trigger user',
  );
  const answer = await server.fetch(`/api/users/${boss.id}/role`, {
    method: 'PUT',
    session: boss,
    headers: { 'content-type': 'application/json', 'accept-language': 'pt-PT' },
    body: JSON.stringify({ role: 'admin' }),
  });
  assert.equal(answer.status, 409);
  assert.match(JSON.stringify(await answer.json()), /O último superadministrador mantém a função/);
  const own = { email: boss.email, password: 'secret-1' };
  const erasure = await server.call(boss, 'POST', '/api/privacy/erase-account', own);
  assert.deepEqual([erasure.status, erasure.body.message], [409, en.privacy.account.lastSuperAdmin]);
  assert.equal(await roleOf(boss), 'super_admin');
  await asOwner(
    'drop table appointed_super_admin',
    'alter table appointed_of_old rename to appointed_super_admin',
  );
});

test('a lost permission is gone around: first the table, then the other function, and all is logged', async () => {
  const count = async (): Promise<number> =>
    (await server.call(boss, 'GET', '/api/role-changes')).body.changes.length;
  const before = await count();
  await asOwner('revoke execute on function set_user_role(uuid, text) from milestoon_app');
  assert.equal((await set(boss, parent.id, 'admin')).status, 200);
  assert.equal(await roleOf(parent), 'admin');
  await asOwner('revoke insert (id, role), update (role) on user_roles from milestoon_app');
  assert.equal((await set(boss, parent.id, 'user')).status, 200);
  assert.equal(await roleOf(parent), 'user');
  assert.equal(await count(), before + 2);
  await asOwner('revoke execute on function assign_admin_role(text, text) from milestoon_app');
  assert.equal((await set(boss, parent.id, 'admin')).status, 404);
  await asOwner(roleSetupScript());
  assert.equal((await set(boss, parent.id, 'admin')).status, 200);
  assert.equal((await set(boss, parent.id, 'user')).status, 200);
});

const damages = [
  {
    state: 'missing-table',
    statement: 'drop table user_roles cascade',
    code: 'PGRST116',
    sentences: [texts.missingTable, texts.updateMissing],
  },
  {
    state: 'recursive-policies',
    // The embedded database's owner passes by all policies, and so does the function; the table itself does not.
    statement: `create policy circle on user_roles using
        (exists (select from user_roles r where r.id = me.uid() and r.role = 'super_admin'));
      revoke execute on function set_user_role(uuid, text) from milestoon_app`,
    code: 'infinite recursion',
    sentences: [texts.recursion, texts.updateRecursion],
  },
];

for (const { state, statement, code, sentences } of damages)
  test(`${state}: the app goes on, the super admin is told, and the SQL of the answer repairs it`, async () => {
    const signedIn = await server.call(null, 'POST', '/api/auth/sign-in/email', {
      email: 'admin@localhost',
      password: 'super-secret',
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    boss = { id: signedIn.body.user.id, email: 'admin@localhost', cookie };
    assert.deepEqual(await setup(), { state: 'ok', script: null });
    await asOwner(statement);
    assert.equal(await roleOf(boss), 'super_admin');
    assert.equal(await roleOf(parent), 'user');
    assert.equal((await server.call(parent, 'GET', '/api/role-setup')).status, 404);
    assert.equal(await roleOf(await server.loginAs()), 'user');
    assert.equal((await server.call(parent, 'GET', '/api/children')).status, 200);

    const answers = [await list(boss), await set(boss, parent.id, 'admin')];
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.code, body.data.code, body.message]),
      sentences.map((sentence) => [503, 'SETUP_REQUIRED', code, sentence]),
    );
    // A second process starts all the same and finds its super admin.
    const on = { database: server.database, dataDirectory: server.dataDirectory };
    const second = await testServer({}, {}, on);
    assert.deepEqual(second.superAdmin, { kind: 'present' });
    await second.stop();

    const told = await setup();
    assert.equal(told.state, state);
    await asOwner(told.script);
    assert.deepEqual(await setup(), { state: 'ok', script: null });
    assert.equal((await set(boss, parent.id, 'admin')).status, 200);
    assert.equal(await roleOf(parent), 'admin');
    assert.equal((await set(boss, parent.id, 'user')).status, 200);
  });

test('an address is confirmed by hand, by super admins, and who did it is told', async () => {
  const confirm = (session: Session | null, id: string) =>
    server.call(session, 'POST', `/api/users/${id}/confirmation`, {});
  const waiting = await server.loginAs();
  for (const session of [waiting, await server.loginAs('admin')])
    assert.equal((await confirm(session, waiting.id)).status, 404);
  assert.equal((await confirm(null, waiting.id)).status, 401);
  assert.equal((await confirm(boss, randomUUID())).status, 404);
  const card = async () => (await list(boss, `?search=${encodeURIComponent(waiting.email)}`)).body.users[0];
  assert.equal((await card()).isConfirmed, false);
  for (let i = 0; i < 2; i++)
    assert.deepEqual((await confirm(boss, waiting.id)).body, { id: waiting.id, confirmed: true });
  const { isConfirmed, confirmedAt, confirmedBy } = await card();
  assert.deepEqual([isConfirmed, confirmedBy], [true, boss.email]);
  assert.ok(Date.parse(confirmedAt) <= Date.now());
  const told = await server.database.asOwner('test', (tx) =>
    tx
      .selectFrom('audit_events')
      .select('times')
      .where('user_id', '=', waiting.id)
      .where('kind', '=', 'address-confirmed')
      .execute(),
  );
  assert.deepEqual(told, [{ times: 1 }]);
});
