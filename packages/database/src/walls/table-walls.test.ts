import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { claimFor } from '../claims/claims.testing.ts';
import { connected, newUser, type TestDatabase, testDatabase } from '../testing.ts';
import { attempt, tablesOf, type Walls } from './attempts.testing.ts';
import { denied, walls } from './expected-walls.testing.ts';
import { rows, seedVictim, victim } from './victim.testing.ts';

let database: TestDatabase;
let owner: pg.Client;
let request: pg.Client;
let stranger: string;
before(async () => {
  database = await testDatabase();
  owner = await connected(database.ownerUrl);
  await seedVictim(owner);
  stranger = (await newUser(database)).id;
  request = await connected(loginUrl('milestoon_app'));
});
after(async () => {
  await request.end();
  await owner.end();
  await database.close();
});

const loginUrl = (login: string): string => {
  const url = new URL(database.ownerUrl);
  url.username = login;
  return url.href;
};
const asStranger = <T>(work: () => Promise<T>): Promise<T> => as(() => claimFor(owner, stranger), work);
/** The stranger has a seat in the victim's family. */
const inSeat = <T>(role: 'parent' | 'viewer', work: () => Promise<T>): Promise<T> =>
  as(() => claimFor(owner, victim.id, Date.now(), { memberId: stranger, role }), work);

async function as<T>(claim: () => Promise<string>, work: () => Promise<T>): Promise<T> {
  await request.query('begin');
  try {
    await request.query("select set_config('app.claim', $1, true)", [await claim()]);
    return await work();
  } finally {
    await request.query('rollback');
  }
}

test('every table of the catalogue has its row in the matrix', async () => {
  const found = [...(await tablesOf(owner)).keys()].toSorted();
  assert.deepEqual(Object.keys(walls).toSorted(), found);
  assert.deepEqual(Object.keys(rows).toSorted(), found);
});

test('by no statement does a parent get at anything of another', async () => {
  assert.deepEqual(await seenBy(asStranger), walls);
});

test('nor does who only watches get at any table of the family', async () => {
  const seenByViewer = await seenBy((work) => inSeat('viewer', work));
  assert.deepEqual(seenByViewer, walls);
});

test('what a member may do is the owner’s alone to settle, also against a second parent', async () => {
  const attempts = [
    'delete from household_members returning 1',
    'delete from household_invitations returning 1',
    'select 1 from household_members',
    'select 1 from household_invitations',
    'select 1 from me.household_people()',
  ];
  for (const role of ['parent', 'viewer'] as const)
    for (const statement of attempts)
      assert.deepEqual(
        (await inSeat(role, () => request.query(statement))).rows,
        [],
        `${role}: ${statement}`,
      );
  for (const role of ['parent', 'viewer'] as const)
    for (const statement of [
      `insert into household_invitations (id, user_id, role, token_hash, expires_at)
         values (gen_random_uuid(), '${victim.id}', 'parent', 'b', now())`,
      `insert into household_members (user_id, member_id, role) values ('${victim.id}', '${stranger}', 'parent')`,
      `update household_members set role = 'parent'`,
      `insert into household_members (user_id, member_id, role) values ('${stranger}', '${victim.id}', 'parent')`,
    ])
      await assert.rejects(
        inSeat(role, () => request.query(statement)),
        { code: denied },
        `${role}: ${statement}`,
      );
  // Nor is anybody in it by an invitation of another family while they act for this one.
  const joined = await inSeat('parent', () => request.query("select outcome from me.join_household('hash')"));
  assert.deepEqual(joined.rows, [{ outcome: 'gone' }]);
});

test('a role of the owner’s comes with no seat', async () => {
  await owner.query(`update user_roles set role = 'super_admin' where id = '${victim.id}'`);
  const asked = () => request.query<{ boss: boolean }>('select me.is_super_admin() as boss');
  for (const role of ['parent', 'viewer'] as const) {
    assert.deepEqual((await inSeat(role, asked)).rows, [{ boss: false }], role);
    await assert.rejects(
      inSeat(role, () => request.query(`select set_user_role('${stranger}', 'admin')`)),
      { code: denied },
    );
  }
  assert.deepEqual((await as(() => claimFor(owner, victim.id), asked)).rows, [{ boss: true }]);
});

test('who only watches is shown finished films by one function, and who acts for the family the same', async () => {
  const films = 'select title, child_name, video_path from me.films_to_watch()';
  const shown = async (work: <T>(work: () => Promise<T>) => Promise<T>) =>
    (await work(() => request.query(films))).rows;
  const of = (role: 'parent' | 'viewer') => shown((work) => inSeat(role, work));
  assert.deepEqual(await of('viewer'), []); // in the making
  await owner.query("update episodes set status = 'completed'");
  await owner.query("update episode_productions set video_path = 'film.mp4'");
  const film = { title: 'First steps', child_name: 'Mia', video_path: 'film.mp4' };
  assert.deepEqual(await of('viewer'), [film]);
  assert.deepEqual(await of('parent'), [film]);
  assert.deepEqual(await shown(asStranger), []);
});

async function seenBy(acting: typeof asStranger): Promise<Record<string, Walls>> {
  const seen: Record<string, Walls> = {};
  for (const [table, columns] of await tablesOf(owner)) {
    const name = pg.escapeIdentifier(table);
    const { rows: copies } = await owner.query<{ copy: string }>(
      `select to_jsonb(t)::text as copy from ${name} t limit 1`,
    );
    const copy = copies[0]?.copy;
    assert.ok(copy, `${table} is empty`);
    // Everybody has a row in these two.
    const others = table === 'user' || table === 'user_roles' ? `id <> '${stranger}'` : 'true';
    seen[table] = await acting(() => attempt(request, table, columns, { copy, others }));
  }
  return seen;
}

test('a row of one’s own cannot be tied to what is somebody else’s', async () => {
  const { child, episode } = victim;
  const { rows } = await owner.query<{ id: string }>(
    `select id from family_members where user_id = '${victim.id}'`,
  );
  const member = rows[0]?.id;
  assert.ok(member);
  const ties: [string, string][] = [
    [
      'episode_productions',
      `insert into episode_productions (episode_id, user_id) values ('${episode}', '${stranger}')`,
    ],
    [
      'episodes',
      `insert into episodes (child_id, user_id, created_by, title, description, input_images) values ('${child}', '${stranger}', '${stranger}', 'a', 'b', '{c}')`,
    ],
    [
      'consents',
      `insert into consents (user_id, child_id, document, version, accepted_at) values ('${stranger}', '${child}', 'terms', '2', now())`,
    ],
    [
      'consents',
      `insert into consents (user_id, family_member_id, document, version, accepted_at) select '${stranger}', '${member}', 'family-photo', '2', now()`,
    ],
    [
      'tellers',
      `insert into tellers (user_id, episode_id, name, agreed_by, agreed_version, agreed_at) values ('${stranger}', '${episode}', 'Dad', 'speaker', '1', now())`,
    ],
    [
      'recordings',
      `insert into recordings (user_id, episode_id, teller_id, beat, told_text, path, seconds) values ('${stranger}', '${episode}', '00000000-0000-4000-8000-000000000005', 'b', 'a', 'user-${victim.id}/a.jpg', 1)`,
    ],
    [
      'children',
      `insert into children (user_id, created_by, name, style, look) values ('${stranger}', '${victim.id}', 'Mia', 'anime', '{}')`,
    ],
    [
      'stored_files',
      `insert into stored_files (path, bucket, user_id, content_type, bytes) values ('user-${victim.id}/b.jpg', 'child-photos', '${stranger}', 'image/jpeg', 1)`,
    ],
  ];
  await owner.query(`delete from episode_productions where episode_id = '${episode}'`);
  for (const [table, statement] of ties)
    await assert.rejects(
      asStranger(() => request.query(statement)),
      (error) => error instanceof pg.DatabaseError && ['42501', '23503', '23514'].includes(error.code ?? ''),
      table,
    );
});

/** By their names: what a call of each with the victim's ids comes to. Triggers cannot be called. */
const functions: Record<string, { call: string; comesTo: string } | 'trigger'> = {
  'me.uid': { call: 'select me.uid() = any(array[null::uuid]) as told', comesTo: '' },
  'me.self': { call: 'select me.self() = any(array[null::uuid]) as told', comesTo: '' },
  'me.watching': { call: 'select me.watching() as told', comesTo: '' },
  'me.acting': { call: 'select me.acting() as told', comesTo: '' },
  'me.claimed': { call: `select me.claimed('actor')`, comesTo: denied },
  'me.view_invitation': { call: `select me.view_invitation('hash')`, comesTo: denied },
  'me.join_household': { call: `select outcome from me.join_household('invented')`, comesTo: 'gone' },
  'me.household_people': { call: 'select * from me.household_people()', comesTo: '' },
  'me.trail_actors': { call: 'select * from me.trail_actors()', comesTo: '' },
  'me.films_to_watch': { call: 'select * from me.films_to_watch()', comesTo: '' },
  'me.audit_household': 'trigger',
  'me.announce_session_end': 'trigger',
  'me.is_super_admin': { call: 'select me.is_super_admin() as told', comesTo: 'false' },
  'me.resolve_session': { call: "select * from me.resolve_session('invented')", comesTo: '' },
  'me.resolve_api_key': { call: "select * from me.resolve_api_key('invented')", comesTo: '' },
  'me.forget_second_factor': { call: `select me.forget_second_factor('${victim.id}')`, comesTo: denied },
  'me.role_of': { call: `select me.role_of('${victim.id}')`, comesTo: denied },
  'me.erasure_refusal': { call: `select me.erasure_refusal('${victim.id}')`, comesTo: denied },
  'me.confirm_address': { call: `select me.confirm_address('${victim.id}', now())`, comesTo: denied },
  'me.own_role_changes': { call: 'select * from me.own_role_changes()', comesTo: '' },
  'me.audit': { call: `select me.audit('${victim.id}', '{"kind":"signed-in"}')`, comesTo: denied },
  'me.write_audit': {
    call: `select me.write_audit('${victim.id}', '{"kind":"signed-in"}')`,
    comesTo: denied,
  },
  'me.audit_look': { call: `select me.audit_look(array['${victim.id}'::uuid])`, comesTo: denied },
  'me.sweep_audit': { call: 'select me.sweep_audit()', comesTo: denied },
  'me.audit_role_change': 'trigger',
  // A body that the server's key does not open is dropped where it is delivered.
  'me.note_for_automation': {
    call: `select me.note_for_automation('${victim.child}', '{}')`,
    comesTo: '23514',
  },
  get_or_create_user_api_key: {
    call: `select get_or_create_user_api_key('${victim.id}')`,
    comesTo: denied,
  },
  set_user_role: { call: `select set_user_role('${victim.id}', 'user')`, comesTo: denied },
  assign_admin_role: { call: `select assign_admin_role('${victim.email}', 'user')`, comesTo: denied },
  'me.keep_a_super_admin': 'trigger',
  'me.log_role_change': 'trigger',
  'me.free_number': 'trigger',
  'me.number_episode': 'trigger',
  'me.on_user_created': 'trigger',
};

test('no function with the owner’s rights gives them to a parent', async () => {
  const { rows: found } = await owner.query<{ name: string }>(`
    select case when n.nspname = 'public' then proname else n.nspname || '.' || proname end as name
      from pg_proc p join pg_namespace n on n.oid = pronamespace
     where prosecdef and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')`);
  assert.deepEqual(found.map(({ name }) => name).toSorted(), Object.keys(functions).toSorted());
  for (const [name, expected] of Object.entries(functions)) {
    if (expected === 'trigger') continue;
    const told = await asStranger(() =>
      request.query(expected.call).then(
        ({ rows: answer }) => answer.map((row) => Object.values(row).join()).join(),
        (error) => (error instanceof pg.DatabaseError ? error.code : Promise.reject(error)),
      ),
    );
    assert.equal(told, expected.comesTo, name);
  }
});
