import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type EmbeddedPostgres, migrate, runSql, startEmbeddedPostgres } from '@milestoon/database';
import { startS3Server } from '../platform/storage/s3/s3-server.testing.ts';
import { restoreBackup, takeBackup } from './backup.ts';
import { type Backup, listBackups, readBackup, writeRecord } from './record.ts';
import { doWhatIsDue } from './scheduled.ts';
import { testRestore } from './test-restore.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-schedule-'));
const data = path.join(folder, 'data');
const config = { dataDirectory: data, objectStorage: undefined };
const plan = { directory: path.join(folder, 'backups'), everyHours: 24, keep: 3 };
let server: EmbeddedPostgres;
before(async () => {
  server = await startEmbeddedPostgres({ dataDirectory: path.join(data, 'postgres') });
  await migrate(server.url);
});
after(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
});

const store = (name: string, contents: string): void => {
  fs.mkdirSync(path.join(data, 'files/avatars/user-1'), { recursive: true });
  fs.writeFileSync(path.join(data, 'files/avatars/user-1', name), contents);
};
const start = Date.UTC(2026, 0, 1);
const dueAfter = (hours: number) => doWhatIsDue(config, plan, () => new Date(start + hours * 3_600_000));
const names = (): string[] => listBackups(plan.directory).map(({ folder: place }) => path.basename(place));
const newest = (): Backup => {
  const found = listBackups(plan.directory).at(-1);
  assert.ok(found);
  return found;
};

test('a day apart, files of before take no room, the oldest go, what others put there stays', async () => {
  store('a.png', 'first');
  const first = await dueAfter(0);
  assert.deepEqual([first.made?.files, first.made?.shared, first.tested], [1, 0, null]);
  assert.deepEqual(await dueAfter(23), {}, 'not due');
  store('b.png', 'second');
  assert.deepEqual((await dueAfter(24)).made, { files: 2, shared: 1, megabytes: 0 });
  const place = path.join(newest().folder, 'files/avatars/user-1/a.png');
  assert.equal(fs.statSync(place).nlink, 2);
  // A run that was ended half way, and what somebody keeps beside it.
  fs.mkdirSync(path.join(plan.directory, 'milestoon-2026-01-02T06-00-00Z'));
  fs.mkdirSync(path.join(plan.directory, 'mine'));
  await dueAfter(48);
  // The one that was tested on the first day goes, and with it what is known of it.
  assert.equal((await dueAfter(72)).tested, null);
  assert.deepEqual(names(), [
    'milestoon-2026-01-02T00-00-00Z',
    'milestoon-2026-01-03T00-00-00Z',
    'milestoon-2026-01-04T00-00-00Z',
  ]);
  assert.deepEqual(fs.readdirSync(plan.directory).toSorted(), ['mine', ...names()].toSorted());
  assert.equal(fs.readFileSync(place, 'utf8'), 'first', 'a link outlives the backup that it was made from');
});

test('a restore is tried once a week; after one that failed the next backup is', async () => {
  assert.deepEqual(await dueAfter(73), {});
  assert.equal((await dueAfter(96)).tested, undefined, 'not a week ago');
  const { folder: place, ...record } = newest();
  const at = new Date(start + 96 * 3_600_000);
  writeRecord(place, { ...record, tested: { at, fault: 'a page is broken' } });
  assert.equal((await dueAfter(97)).tested, undefined);
  assert.equal((await dueAfter(120)).tested, null);
});

test('a backup with a broken page or without its files is not relied on, and says so', async () => {
  const url = server.url;
  await runSql(
    url,
    `insert into "user" (id, name, email) values ('0b54a2d1-3c7f-4e0a-9b1e-1f2a3b4c5d6e', 'x', 'x@example.com');
     insert into stored_files (bucket, path, user_id, content_type, bytes)
       select 'avatars', 'user-0b54a2d1-3c7f-4e0a-9b1e-1f2a3b4c5d6e/' || n || '.png', '0b54a2d1-3c7f-4e0a-9b1e-1f2a3b4c5d6e', 'image/png', 1
         from generate_series(1, 9) n`,
  );
  const place = path.join(folder, 'lost');
  await takeBackup(config, place);
  const lost = readBackup(place);
  assert.ok(lost);
  assert.equal(await testRestore(lost), '9 of 9 files are missing');
  assert.equal(readBackup(place)?.tested?.fault, '9 of 9 files are missing');
  for (const file of fs.readdirSync(path.join(place, 'postgres/base'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (file.isFile() && /^\d+$/.test(file.name))
      fs.writeFileSync(path.join(file.parentPath, file.name), Buffer.alloc(8192, 7));
  const broken = await testRestore(lost);
  assert.ok(broken && broken !== '9 of 9 files are missing', broken ?? 'nothing');
  await runSql(url, 'delete from stored_files');
});

test('with a bucket its files are in the backup, and go into a bucket again', async () => {
  const bucket = await startS3Server();
  const other = await startS3Server();
  after(() => Promise.all([bucket.close(), other.close()]));
  for (let n = 0; n < 5; n++)
    bucket.objects.set(`episodes/user-1/${n}.mp4`, { data: Buffer.from(`film ${n}`), changed: new Date() });
  const place = path.join(folder, 'of-bucket');
  const made = await takeBackup({ ...config, objectStorage: bucket.settings }, place);
  assert.equal(made.files, 5);
  assert.equal(fs.readFileSync(path.join(place, 'files/episodes/user-1/4.mp4'), 'utf8'), 'film 4');
  const fresh = path.join(folder, 'fresh');
  await restoreBackup(place, { dataDirectory: fresh, objectStorage: other.settings });
  assert.deepEqual([...other.objects.keys()].toSorted(), [...bucket.objects.keys()].toSorted());
  assert.ok(
    !fs.existsSync(path.join(fresh, 'files')) && fs.existsSync(path.join(fresh, 'postgres/PG_VERSION')),
  );
});
