import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { migrate, runSql, startEmbeddedPostgres } from '@milestoon/database';
import { testDatabase, type TestDatabase } from '@milestoon/database/testing';
import type { Finding } from './platform/doctor/finding.ts';
import { testServer } from './testing/test-server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-doctor-'));
let database: TestDatabase;
before(async () => {
  database = await testDatabase();
  // A server makes the tables of its queue when it first starts.
  const server = await testServer({}, {}, { database, role: 'web' });
  await server.stop();
  await runSql(database.ownerUrl, 'delete from pgboss.job');
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

function doctor(settings: Record<string, string>, ...options: string[]) {
  const env = { PATH: process.env.PATH ?? '', PORT: '1', ...settings };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'doctor.ts'), ...options],
    { env, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** State and words of each check by its name. */
function examined(settings: Record<string, string>): Record<string, Finding> {
  const { stdout } = doctor({ DATA_DIR: folder, ...settings }, '--json');
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  return Object.fromEntries(findings.map((finding) => [finding.check, finding]));
}

const sql = (statement: string) => runSql(database.ownerUrl, statement);

test('a place where nothing was started yet has nothing wrong, and stays empty', () => {
  const fresh = path.join(folder, 'fresh');
  const { status, stdout, stderr } = doctor({ DATA_DIR: fresh });
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /^note {3}database: there is none yet\./m);
  assert.match(stdout, /\nNothing is wrong\.\n$/);
  assert.ok(!fs.existsSync(fresh));
});

test('settings that the server would refuse are told one by one, with code 1; an unknown option with 2', () => {
  const { status, stdout } = doctor({ PORT: 'eighty', S3_BUCKET: 'families' });
  assert.equal(status, 1);
  assert.match(stdout, /^WRONG {2}settings: PORT must be a number\./m);
  assert.match(stdout, /^WRONG {2}settings: S3_ACCESS_KEY_ID is needed with S3_BUCKET\./m);
  assert.equal(doctor({}, '--fix').status, 2);
});

test('a stopped installation is looked at: its own database is started for it and stopped again', async () => {
  const data = path.join(folder, 'stopped');
  const working = await startEmbeddedPostgres({ dataDirectory: path.join(data, 'postgres') });
  await migrate(working.url);
  await working.stop();
  const { database: found, migrations, clock } = examined({ DATA_DIR: data });
  assert.deepEqual([found?.state, migrations?.state, clock?.state], ['fine', 'fine', 'fine']);
  assert.ok(!fs.existsSync(path.join(data, 'postgres/postmaster.pid')));
});

test('the database: what waits without a worker, what was given up, what a later release left', async () => {
  const settings = { DATABASE_URL: database.ownerUrl };
  assert.equal(examined(settings)['background work']?.state, 'fine');
  await sql("insert into pgboss.job (name, state) values ('erase', 'failed')");
  assert.match(examined(settings)['background work']?.says ?? '', /1 were given up/);
  await sql("insert into pgboss.job (name, state) values ('erase', 'created')");
  assert.match(examined(settings)['background work']?.says ?? '', /1 jobs wait and nobody works/);
  await sql(`insert into stripe_events (id, type, created_at, received_at)
    values ('evt_1', 'invoice.paid', now(), now() - interval '1 hour')`);
  assert.equal(examined(settings)['payment events']?.state, 'wrong');
  await sql("insert into schema_migrations (name, hash) values ('9999_later.sql', 'x')");
  assert.match(examined(settings).migrations?.says ?? '', /a later release made 9999_later\.sql/);
  await sql("update schema_migrations set hash = 'edited' where name like '0001%'");
  assert.match(examined(settings).migrations?.says ?? '', /^0001_\w+\.sql was edited/);
});

test('a database that does not answer is one line, without its password', () => {
  const { status, stdout } = doctor({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://owner:the-password@127.0.0.1:1/milestoon',
  });
  assert.equal(status, 1);
  assert.match(stdout, /^WRONG {2}database: it cannot be asked \(ECONNREFUSED\)\. Check DATABASE_URL/m);
  assert.ok(!stdout.includes('the-password'));
});
