import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Tx, WorkerTx } from './connection.ts';
import { withOwner } from './logins.ts';
import { connected, newChild, newUser, type TestDatabase, testDatabase } from './testing.ts';

let database: TestDatabase;
let other: pg.Client;
let told: string[] = [];
const tell = (error: Error): void => void told.push(error.message);
before(async () => {
  database = await testDatabase();
  other = await connected(database.ownerUrl);
  process.on('uncaughtException', tell);
});
beforeEach(() => {
  told = [];
});
after(async () => {
  process.off('uncaughtException', tell);
  await other.end();
  await database.close();
});

/** Cuts the connection of a transaction as a server that ends does, and resolves when that was heard here. */
async function cut(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(tx);
  await cutBackend(rows[0]?.id ?? 0);
}

async function cutBackend(id: number): Promise<void> {
  await other.query('select pg_terminate_backend($1, 5000)', [id]);
  await new Promise(setImmediate);
}

/** The compiler's to test: what only the house may do is not begun in a person's transaction. */
export const refusedByTheCompiler = (work: (tx: WorkerTx) => Promise<void>): Promise<void> =>
  // @ts-expect-error a transaction of a person
  database.asUser({ id: randomUUID() }, work);

const ways: [string, (work: (tx: Tx) => Promise<void>) => Promise<void>][] = [
  ['of a person', (work) => database.asUser({ id: randomUUID() }, work)],
  ['of the house', (work) => database.asWorker('test', work)],
  ['of the owner', (work) => database.asOwner('test', work)],
];
for (const [whose, way] of ways)
  test(`a connection ${whose} that is cut in the middle rejects, and the next one works`, async () => {
    const work = way(async (tx) => {
      await cut(tx);
      await sql`select 1`.execute(tx);
    });
    await assert.rejects(work);
    await way(async (tx) => void (await sql`select 1`.execute(tx)));
    assert.deepEqual(told, []);
  });

test('a turn whose connection is cut while its work goes on ends nothing else', async () => {
  const turn = database.withAdvisoryLock('key', async () => {
    const { rows } = await other.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    assert.equal(rows.length, 1);
    await cutBackend(rows[0]?.pid ?? 0);
  });
  await assert.rejects(turn);
  await database.withAdvisoryLock('key', async () => {});
  assert.deepEqual(told, []);
});

test('whoever waits for somebody outside holds up nobody’s own turn, and the same key is still one at a time', async () => {
  const outside = Promise.withResolvers<void>();
  const done: string[] = [];
  const slow = Array.from({ length: 6 }, (_, i) =>
    database.withAdvisoryLock(`payments ${i}`, () => outside.promise, 'outside'),
  );
  const after = database.withAdvisoryLock('payments 0', async () => void done.push('payments 0'));
  await database.withAdvisoryLock('photos', async () => void done.push('photos'));
  outside.resolve();
  await Promise.all([...slow, after]);
  assert.deepEqual(done, ['photos', 'payments 0']);
});

test('the owner’s own connection that is cut rejects what it was doing', async () => {
  const work = withOwner(database.ownerUrl, async (owner) => {
    const ended = new Promise((resolve) => owner.once('end', resolve));
    await Promise.all([ended, owner.query('select pg_terminate_backend(pg_backend_pid())')]);
  });
  await assert.rejects(work, /terminating connection/);
  assert.deepEqual(told, []);
});

/** The name of a child as it is read twice in one transaction, while it is given another between. */
async function readTwice(isolation?: 'repeatable read'): Promise<string[]> {
  const parent = await newUser(database);
  const { id } = await newChild(database, parent, { name: 'Mia' });
  return database.asUser(
    parent,
    async (tx) => {
      const nameOf = () =>
        tx.selectFrom('children').select('name').where('id', '=', id).executeTakeFirstOrThrow();
      const first = await nameOf();
      await other.query("update children set name = 'Lena' where id = $1", [id]);
      return [first.name, (await nameOf()).name];
    },
    isolation,
  );
}

test('a transaction sees what others do meanwhile, unless all of it is to be of one moment', async () => {
  assert.deepEqual(await readTwice(), ['Mia', 'Lena']);
  assert.deepEqual(await readTwice('repeatable read'), ['Mia', 'Mia']);
});
