import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { runSql, startEmbeddedPostgres } from '@milestoon/database';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-backup-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));
const data = path.join(folder, 'data');
const copy = path.join(folder, 'copy');
const restored = path.join(folder, 'restored');

const programs = { backup: 'main.ts', restore: 'restore-main.ts' };
const run = (name: keyof typeof programs, directory: string, ...rest: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, programs[name]), ...rest], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: directory },
    encoding: 'utf8',
  });

/** What other accounts may look at. */
const openBelow = (top: string): string[] =>
  [top, ...fs.readdirSync(top, { recursive: true }).map((name) => path.join(top, String(name)))].filter(
    (entry) => fs.lstatSync(entry).mode & 0o077,
  );

test('a backup taken while the database works is restored as it was then', async () => {
  fs.mkdirSync(path.join(data, 'files', 'avatars'), { recursive: true });
  fs.writeFileSync(path.join(data, 'files', 'avatars', 'a.png'), 'picture');
  fs.writeFileSync(path.join(data, 'secrets.key'), 'key', { mode: 0o600 });
  const working = await startEmbeddedPostgres({ dataDirectory: path.join(data, 'postgres') });
  await runSql(working.url, 'create table kept as select n from generate_series(1, 1000) n');

  const made = run('backup', data, copy);
  assert.deepEqual([made.status, made.stderr], [0, '']);
  assert.equal(run('backup', data, copy).status, 2, 'a backup is never overwritten');
  assert.deepEqual(openBelow(copy), [], 'what was open to other accounts is closed in the copy');
  await runSql(working.url, 'insert into kept values (1001)');
  const locks = fs.readdirSync(copy, { recursive: true }).map(String);
  assert.deepEqual(
    locks.filter((name) => /postmaster|PGSQL|holder/.test(name)),
    [],
    'nothing of the running server is in it',
  );

  assert.equal(run('restore', data, copy).status, 2, 'what is there is never overwritten');
  const put = run('restore', restored, copy);
  assert.deepEqual([put.status, put.stderr], [0, '']);
  assert.equal(fs.readFileSync(path.join(restored, 'files', 'avatars', 'a.png'), 'utf8'), 'picture');
  assert.deepEqual(openBelow(restored), []);
  // Beside the server that the copy was made from, which works on.
  const again = await startEmbeddedPostgres({ dataDirectory: path.join(restored, 'postgres') });
  await runSql(working.url, 'do $$ begin assert (select count(*) = 1001 from kept); end $$');
  await runSql(again.url, 'do $$ begin assert (select count(*) = 1000 from kept); end $$');
  await again.stop();
  await working.stop();
});

test('a backup that an earlier version made while its server ran starts, though the old number is alive', async () => {
  const database = path.join(folder, 'earlier', 'postgres');
  fs.cpSync(path.join(copy, 'postgres'), database, { recursive: true });
  for (const entry of ['', ...fs.readdirSync(database, { recursive: true }).map(String)])
    if (fs.statSync(path.join(database, entry)).isDirectory())
      fs.chmodSync(path.join(database, entry), 0o700);
  if (process.getuid?.() === 0)
    spawnSync('chown', ['-R', '--reference', path.join(restored, 'postgres'), database]);
  // This process lives, and is no server: as in a container, where numbers are small and soon used again.
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    fs.writeFileSync(path.join(database, name), `${process.pid}\n${database}\n1\n5432\n${database}\n\n0 0\n`);
  const started = await startEmbeddedPostgres({ dataDirectory: database });
  await runSql(started.url, 'do $$ begin assert (select count(*) = 1000 from kept); end $$');
  await started.stop();
});
