import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { migrate, migrationState } from './migrate.ts';
import { connected, type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await testDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string): void => fs.writeFileSync(path.join(folder, name), sql);
const run = (): Promise<string[]> => migrate(database.ownerUrl, folder);

async function exists(table: string): Promise<boolean> {
  const client = await connected(database.ownerUrl);
  const { rows } = await client.query('select to_regclass($1) as found', [table]);
  await client.end();
  return rows[0].found !== null;
}

test('files run once, in the order of their names, also when several processes start at once', async () => {
  write('9001_first.sql', 'create table first_one (id integer);');
  write('9002_second.sql', 'alter table first_one add column name text;');
  const ran = await Promise.all([run(), run(), run()]);
  assert.deepEqual(ran.flat(), ['9001_first.sql', '9002_second.sql']);
  assert.deepEqual(await run(), []);
});

test('a file that fails leaves nothing behind and is named', async () => {
  write('9003_broken.sql', 'create table half_made (id integer); select nonsense();');
  await assert.rejects(run(), /9003_broken\.sql/);
  assert.equal(await exists('half_made'), false);
  write('9003_broken.sql', 'create table whole (id integer);');
  assert.deepEqual(await run(), ['9003_broken.sql']);
});

test('a file that was edited after it ran is refused', async () => {
  write('9001_first.sql', 'create table first_one (id bigint);');
  await assert.rejects(run(), /9001_first\.sql was edited/);
});

test('a file with line ends of Windows is the one that ran before a database was moved', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  fs.writeFileSync(path.join(other, '9010_lines.sql'), 'create table lines_of (\nid integer\n);\n');
  assert.deepEqual(await migrate(database.ownerUrl, other), ['9010_lines.sql']);
  fs.writeFileSync(path.join(other, '9010_lines.sql'), 'create table lines_of (\r\nid integer\r\n);\r\n');
  assert.deepEqual(await migrate(database.ownerUrl, other), []);
  fs.rmSync(other, { recursive: true });
});

test('what has run, what waits, what was edited and what is of a later release can be read without a change', async () => {
  write('9004_waits.sql', 'create table waits (id integer);');
  const state = await migrationState(database.ownerUrl, folder);
  assert.deepEqual([state.applied, state.pending, state.edited], [3, ['9004_waits.sql'], ['9001_first.sql']]);
  assert.equal(state.unknown[0]?.slice(0, 5), '0001_', 'those of the product are not in this folder');
  assert.equal(await exists('waits'), false);
});

test('whoever asks for a table that a dump still reads is answered while its migration waits', async () => {
  const [dump, site, watch] = await Promise.all([1, 2, 3].map(() => connected(database.ownerUrl)));
  assert.ok(dump && site && watch);
  await site.query('create table in_use (id integer)');
  await dump.query('begin; lock table in_use in access share mode');
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  write('9005_wider.sql', 'alter table in_use add column name text;');
  const migrated = migrate(database.ownerUrl, folder, { inQueue: 200, between: 10, inAll: 60_000 });
  const waiters = async (): Promise<number> =>
    Number(
      (await watch.query("select count(*) from pg_locks where mode = 'AccessExclusiveLock' and not granted"))
        .rows[0].count,
    );
  while ((await waiters()) === 0);
  assert.deepEqual((await site.query('select id from in_use')).rows, []);
  await dump.query('rollback');
  assert.deepEqual(await migrated, ['9005_wider.sql']);
  await Promise.all([dump, site, watch].map((client) => client.end()));
});

test('a migration that waits too long says which, and nothing is left of it', async () => {
  const dump = await connected(database.ownerUrl);
  await dump.query('begin; lock table in_use in access share mode');
  write('9006_too_long.sql', 'create table beside (id integer); drop table in_use;');
  await assert.rejects(
    migrate(database.ownerUrl, folder, { inQueue: 20, between: 1, inAll: 50 }),
    /9006_too_long\.sql failed: .*lock timeout/,
  );
  assert.equal(await exists('beside'), false);
  await dump.query('rollback');
  await dump.end();
});
