import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from './connection.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { openKeyring } from './secrets/keyring.ts';

export * from './testing-builders.ts';

/** A migrated database of a test’s own. */
export interface TestDatabase extends Database {
  /** Connection string of the owner, for looking behind the walls. */
  ownerUrl: string;
}

// The test runner starts one process a file; all of them share the server of the runner.
const testRun = process.env.NODE_TEST_CONTEXT ? process.ppid : process.pid;
const template = 'milestoon_template';

/** The secrets of test databases are sealed under it: a server on one of them needs it as SECRETS_KEY. */
export const testSecretsKey = 'the key of tests: it seals no secret that is worth one';

/** A connection that whoever asks for it ends: as the owner, or as the login of the connection string. */
export async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const inDatabase = (url: string, name: string): string =>
  url.replace('@localhost/postgres?', `@localhost/${name}?`);

/** Migrates once a test run; every test file copies the result. */
async function ensureTemplate(serverUrl: string): Promise<void> {
  await asOwner(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('milestoon-test-template'))");
    const existing = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (existing.rowCount) return;
    const unfinished = `${template}_${process.pid}`;
    await client.query(`create database ${unfinished}`);
    await migrate(inDatabase(serverUrl, unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
}

/** A migrated database of this test file's own, on the one server of the test run. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await startEmbeddedPostgres({
    dataDirectory: path.join(os.tmpdir(), `milestoon-test-${testRun}`),
    lendTo: testRun,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      jit: 'off',
    },
  });
  await ensureTemplate(server.url);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(server.url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return testDatabaseAt(inDatabase(server.url, name));
}

/** The database of another process of the same test. */
export async function testDatabaseAt(ownerUrl: string): Promise<TestDatabase> {
  return { ...(await openDatabase(ownerUrl, openKeyring([testSecretsKey]))), ownerUrl };
}
