import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type pg from 'pg';
import { openDatabase } from '../connection.ts';
import { connected, type TestDatabase, testDatabase, testSecretsKey } from '../testing.ts';
import { openKeyring, SecretsKeyError } from './keyring.ts';
import { rotateSecrets } from './rotation.ts';

const [second, third] = [
  'the second key, long enough to be one',
  'the third key, long enough to be one',
] as const;

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

async function secretUnder(keys: readonly [string, ...string[]]): Promise<string> {
  const opened = await openDatabase(database.ownerUrl, openKeyring(keys));
  try {
    return await opened.secret('links');
  } finally {
    await opened.close();
  }
}

test('an old key still reads; after a start with a new one it may be removed', async () => {
  const secret = await database.secret('links');
  assert.equal(await secretUnder([second, testSecretsKey]), secret);
  assert.equal(await secretUnder([second]), secret);
  const { rows } = await owner.query('select value, sealed_value from server_secrets');
  assert.ok(rows.length >= 2 && rows.every((row) => row.value === null));
  assert.ok(!JSON.stringify(rows).includes(secret));
});

test('who opens the database is told how much was sealed anew', async () => {
  const counts: number[] = [];
  for (const keys of [[third, second], [second, third], [second]] as const) {
    const opened = await openDatabase(database.ownerUrl, openKeyring(keys));
    counts.push(opened.sealedAnew);
    await opened.close();
  }
  const { rows } = await owner.query('select count(*) as count from server_secrets');
  assert.deepEqual(counts, [Number(rows[0].count), Number(rows[0].count), 0]);
});

test('a start with the wrong key says so, changes nothing, and the right one still works', async () => {
  const secret = await secretUnder([second]);
  const before = await owner.query('select * from server_secrets order by name');
  await assert.rejects(
    secretUnder([third]),
    (error) => error instanceof SecretsKeyError && /SECRETS_KEY/.test(error.message),
  );
  assert.deepEqual((await owner.query('select * from server_secrets order by name')).rows, before.rows);
  assert.equal(await secretUnder([second]), secret);
});

test('a secret from before secrets were sealed keeps its value', async () => {
  await owner.query("insert into server_secrets (name, value) values ('of-old', 'plain text')");
  const opened = await openDatabase(database.ownerUrl, openKeyring([second]));
  assert.equal(await opened.secret('of-old'), 'plain text');
  await opened.close();
  const { rows } = await owner.query("select value from server_secrets where name = 'of-old'");
  assert.deepEqual(rows, [{ value: null }]);
});

test('every sealed column is brought under the newest key, also of a table that is new', async () => {
  const old = openKeyring([second]);
  await owner.query('create table later (id integer primary key, sealed_note sealed_text)');
  await owner.query('insert into later values (7, $1), (8, null)', [old.seal('note', 'later.sealed_note:7')]);
  const ring = openKeyring([third, second]);
  assert.ok((await rotateSecrets(owner, ring)) >= 3);
  assert.equal(await rotateSecrets(owner, ring), 0, 'there is nothing left to do');
  const { rows } = await owner.query('select sealed_note from later where id = 7');
  assert.equal(openKeyring([third]).open(rows[0].sealed_note, 'later.sealed_note:7'), 'note');
});

test('every table with sealed columns has a primary key of one column, or it would be passed over', async () => {
  const { rows } = await owner.query(`
    select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
     where a.atttypid = 'sealed_text'::regtype and not exists (
       select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1)`);
  assert.deepEqual(rows, []);
});
