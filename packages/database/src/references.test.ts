import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type pg from 'pg';
import { connected, type TestDatabase, testDatabase } from './testing.ts';

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

test('every reference has an index: whoever deletes what it points to need not read the whole table', async () => {
  const { rows } = await owner.query<{ reference: string }>(`
    select format('%s.%s', con.conrelid::regclass, a.attname) as reference
      from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
     where con.contype = 'f' and not exists (
       select from pg_index i
        where i.indrelid = con.conrelid and i.indkey[0] = con.conkey[1]
          and (i.indpred is null
               or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)))`);
  assert.deepEqual(
    rows.map(({ reference }) => reference),
    ['appointed_super_admin.id'], // one row
  );
});

/** How PostgreSQL answers where it must not read a whole table if there is another way. */
async function planOf(query: string): Promise<string> {
  await owner.query('set enable_seqscan = off');
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const anybody = '00000000-0000-4000-8000-000000000000';
for (const [index, query] of [
  ['session_family', `select from session where coalesce(acting_for, user_id) = '${anybody}'`],
  ['recordings_episode', `select from recordings where episode_id = '${anybody}'`],
  ['stored_files_unused', 'select from stored_files where attached = false and created_at < now()'],
] as const)
  test(`what is asked often is found by ${index}`, async () => {
    assert.match(await planOf(query), new RegExp(`${index}[^]*Index Cond|Index Scan using ${index}`));
  });
