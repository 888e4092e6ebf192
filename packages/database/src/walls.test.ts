import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type pg from 'pg';
import { generateSchema, schemaFile } from './generate-schema.ts';
import { connected, newChild, newEpisode, newUser, type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.close());

async function asOwner<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = await connected(database.ownerUrl);
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

const tables = `select oid, relname as name, relrowsecurity as enabled, relforcerowsecurity as forced
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

test('every table has row-level security enabled and forced, and at least one policy', async () => {
  const rows = await asOwner<{ name: string; enabled: boolean; forced: boolean; policies: number }>(
    `select t.*, (select count(*) from pg_policy where polrelid = t.oid)::integer as policies from (${tables}) t`,
  );
  assert.ok(rows.length > 10);
  const open = rows.filter((row) => !row.enabled || !row.forced || row.policies === 0);
  assert.deepEqual(open, []);
});

test('views ask with the rights of the caller', async () => {
  const rows = await asOwner<{ relname: string; options: string[] | null }>(
    "select relname, reloptions as options from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'",
  );
  for (const view of rows) assert.ok(view.options?.includes('security_invoker=true'), view.relname);
});

test('no login of the server owns anything or passes row-level security', async () => {
  const rows = await asOwner<{ rolname: string }>(
    "select rolname from pg_roles where rolname like 'milestoon\\_%' and (rolsuper or rolbypassrls or rolcreaterole)",
  );
  assert.deepEqual(rows, []);
  const owned = await asOwner(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) like 'milestoon\\_%'",
  );
  assert.deepEqual(owned, []);
});

test('requests cannot read tokens, passwords, secrets or the job queue', async () => {
  const person = await newUser(database);
  for (const table of ['session', 'account', 'verification', 'server_secrets', 'job_steps', 'stripe_events'])
    await assert.rejects(
      database.asUser(person, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx)),
      { code: '42501' },
      table,
    );
  await assert.rejects(
    database.asUser(person, (tx) => sql`select 1 from pgboss.job`.execute(tx)),
    { code: '42501' },
  );
});

/** Fills every table that a person can own rows of. */
async function ownEverything() {
  const person = await newUser(database);
  const session = await database.auth
    .insertInto('session')
    .values({ user_id: person.id, token: `token of ${person.id}`, expires_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const child = await newChild(database, person, { avatar_selected: true });
  const episode = await newEpisode(database, child);
  const path = `user-${person.id}/photo.jpg`;
  await database.asUser(person, async (tx) => {
    await tx
      .insertInto('stored_files')
      .values({ path, bucket: 'child-photos', user_id: person.id, content_type: 'image/jpeg', bytes: 1 })
      .execute();
    await tx
      .insertInto('episode_productions')
      .values({ episode_id: episode.id, user_id: person.id })
      .execute();
    await tx
      .insertInto('consents')
      .values({
        user_id: person.id,
        child_id: child.id,
        document: 'terms',
        version: '1',
        accepted_at: new Date(),
      })
      .execute();
    await tx
      .insertInto('notification_preferences')
      .values({ user_id: person.id, kind: 'episode-ready', channel: 'mail', enabled: false })
      .execute();
    await tx.insertInto('notification_languages').values({ user_id: person.id, language: 'pt' }).execute();
  });
  await database.asWorker('test', async (tx) => {
    await tx
      .insertInto('avatar_candidates')
      .values({ child_id: child.id, user_id: person.id, variant: 0, path, label: 'a', description: 'b' })
      .execute();
    await tx
      .insertInto('customers')
      .values({ user_id: person.id, stripe_customer_id: `cus_${person.id}` })
      .execute();
    await tx
      .insertInto('subscriptions')
      .values({
        id: `sub_${person.id}`,
        user_id: person.id,
        stripe_customer_id: `cus_${person.id}`,
        status: 'active',
      })
      .execute();
    await tx
      .insertInto('notifications')
      .values({ user_id: person.id, kind: 'episode-ready', event_key: 'key', in_app: true })
      .execute();
    await tx
      .insertInto('push_subscriptions')
      .values({
        user_id: person.id,
        session_id: session.id,
        endpoint_hash: `hash of ${person.id}`,
        sealed_endpoint: 'v1.0123456789abcdef.sealed',
      })
      .execute();
  });
  return { person, child, episode };
}

test('a person sees their own rows of every table and nobody else’s', async () => {
  const mine = await ownEverything();
  const other = await ownEverything();
  const named = await asOwner<{ name: string }>(
    `select name from (${tables}) t union all select 'user_subscriptions'`,
  );
  const seen: string[] = [];
  for (const { name } of named) {
    const rows = await database
      .asUser(mine.person, (tx) => sql`select * from ${sql.table(name)}`.execute(tx))
      .then((result) => result.rows)
      .catch((error) => {
        assert.equal(error.code, '42501', name);
        return [];
      });
    if (rows.length > 0) seen.push(name);
    assert.ok(!JSON.stringify(rows).includes(other.person.id), `${name} shows somebody else`);
  }
  assert.deepEqual(seen.sort(), [
    'avatar_candidates',
    'children',
    'consents',
    'customers',
    'episode_productions',
    'episodes',
    'notification_languages',
    'notification_preferences',
    'notifications',
    'push_subscriptions',
    'stored_files',
    'subscriptions',
    'user',
    'user_roles',
    'user_subscriptions',
  ]);
});

test('nobody changes, deletes or adds rows of somebody else', async () => {
  const mine = await ownEverything();
  const other = await ownEverything();
  await database.asUser(mine.person, async (tx) => {
    const updated = await tx
      .updateTable('children')
      .set({ name: 'Eve' })
      .where('id', '=', other.child.id)
      .executeTakeFirst();
    assert.equal(updated.numUpdatedRows, 0n);
    const deleted = await tx.deleteFrom('episodes').where('id', '=', other.episode.id).executeTakeFirst();
    assert.equal(deleted.numDeletedRows, 0n);
    const read = await tx
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', other.person.id)
      .executeTakeFirst();
    assert.equal(read.numUpdatedRows, 0n);
    const turnedOff = await tx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', other.person.id)
      .executeTakeFirst();
    assert.equal(turnedOff.numDeletedRows, 0n);
  });
  const preference = { kind: 'episode-ready', channel: 'mail', enabled: false };
  await assert.rejects(
    database.asUser(mine.person, (tx) =>
      tx
        .insertInto('notification_preferences')
        .values({ user_id: other.person.id, ...preference })
        .execute(),
    ),
    { code: '42501' },
  );
  for (const forged of [{ kind: 'episode-ready' }, { event_key: 'mine' }])
    await assert.rejects(
      database.asUser(mine.person, (tx) => tx.updateTable('notifications').set(forged).execute()),
      { code: '42501' },
    );
  await assert.rejects(newChild(database, mine.person, { user_id: other.person.id }), { code: '42501' });
  await assert.rejects(newEpisode(database, { id: other.child.id, user_id: mine.person.id }), {
    code: '23503',
  });
});

test('the actor ends with the transaction', async () => {
  const { person } = await ownEverything();
  await database.asUser(person, (tx) => tx.selectFrom('children').selectAll().execute());
  const rows = await database.asUser({ id: '' }, (tx) => tx.selectFrom('children').selectAll().execute());
  assert.deepEqual(rows, []);
});

test('a new user gets the role user, and cannot raise it', async () => {
  const person = await newUser(database);
  const role = await database.asUser(person, (tx) =>
    tx.selectFrom('user_roles').selectAll().executeTakeFirstOrThrow(),
  );
  assert.equal(role.role, 'user');
  const raised = await database.asUser(person, (tx) =>
    tx.updateTable('user_roles').set({ role: 'super_admin' }).executeTakeFirst(),
  );
  assert.equal(raised.numUpdatedRows, 0n);
  await assert.rejects(
    database.asUser(person, (tx) =>
      tx
        .insertInto('user_roles')
        .values({ id: person.id, role: 'super_admin' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ role: 'super_admin' }))
        .execute(),
    ),
    { code: '42501' },
  );
});

test('twenty episodes at once are numbered without gaps or doubles', async () => {
  const child = await newChild(database, await newUser(database));
  const made = await Promise.all(Array.from({ length: 20 }, () => newEpisode(database, child)));
  const numbers = made.map((episode) => episode.episode_number).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

test('an episode that is rolled back leaves no gap', async () => {
  const child = await newChild(database, await newUser(database));
  await assert.rejects(newEpisode(database, child, { input_images: [] }), { code: '23514' });
  assert.equal((await newEpisode(database, child)).episode_number, 1);
});

test('schema.ts says what the catalogue says', async () => {
  const layout = (text: string): string => text.replace(/\s+/g, ' ');
  assert.equal(layout(fs.readFileSync(schemaFile, 'utf8')), layout(await generateSchema(database.ownerUrl)));
});
