import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../apps/server/src/platform/storage/s3/client.ts';
import type { Site } from '../../apps/server/src/testing/kill/family-story.ts';
import { freePort } from './free-port.ts';
import { prepareBucket } from './bucket.ts';
import { type Clock, prepareClock } from './clock.ts';
import { type Disk, prepareDisk } from './disk.ts';
import { type KeptProcess, keep } from './kept-process.ts';
import { serverEnv } from './server-env.ts';
import { answers, until } from './until.ts';

const megabytes = 1500;
const root = path.join(import.meta.dirname, '../..');

/** Two sites and three workers, one PostgreSQL, one bucket, all on one disk and by one clock. */
export interface Stage {
  disk: Disk;
  clock: Clock;
  database: KeptProcess;
  databaseUrl: string;
  /** Process id of PostgreSQL itself. */
  postmaster(): number | undefined;
  bucket: KeptProcess;
  bucketSettings: S3Settings;
  webs: KeptProcess[];
  workers: KeptProcess[];
  sites: Site[];
  /** DATA_DIR of each process of ours. */
  folders: string[];
  /** Ends everything and takes it away. */
  strike(): Promise<void>;
}

export async function setStage(videoHeight: string): Promise<Stage> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-'));
  fs.chmodSync(folder, 0o755); // the database's account reads the clock
  const clock = prepareClock(path.join(folder, 'clock'));
  const disk = prepareDisk(path.join(folder, 'disk'), megabytes);
  const data = path.join(disk.folder, 'postgres');
  const { settings, command } = prepareBucket(
    path.join(folder, 'bucket'),
    path.join(disk.folder, 'bucket'),
    await freePort(),
  );
  const database = keep({
    name: 'database',
    arguments: [path.join(import.meta.dirname, 'database-process.ts'), data],
    env: clock.env,
  });
  const bucket = keep({ ...command, env: clock.env });
  const databaseUrl = `postgres://milestoon@localhost/postgres?host=${encodeURIComponent(data)}`;
  await until('the database', async () => fs.existsSync(path.join(data, '.s.PGSQL.5432')));
  await until('the bucket', () => answers(settings.endpoint));

  const ports = [await freePort(), await freePort()];
  const origin = `http://localhost:${ports[0]}`;
  const key = randomBytes(24).toString('hex');
  const common = { ...clock.env, ...serverEnv(settings, { databaseUrl, origin, key, videoHeight }) };
  const folders: string[] = [];
  const start = (role: string, number: number, env: Record<string, string>): KeptProcess => {
    const own = path.join(disk.folder, `${role}-${number}`);
    folders.push(own);
    const main = path.join(root, 'apps/server/src/main.ts');
    const words = ['--max-semi-space-size=8', main, '--role', role];
    return keep({
      name: `${role} ${number}`,
      arguments: words,
      env: { ...common, ...env, DATA_DIR: own },
      faults: path.join(folder, `${role}-${number}.faults`),
    });
  };
  const webs: KeptProcess[] = [];
  for (const [i, port] of ports.entries()) {
    webs.push(start('web', i + 1, { PORT: String(port) }));
    await until(`web ${i + 1}`, () => answers(`http://127.0.0.1:${port}/readyz`));
  }
  const workers = [1, 2, 3].map((number) => start('worker', number, {}));
  return {
    disk,
    clock,
    database,
    databaseUrl,
    postmaster() {
      const file = path.join(data, 'postmaster.pid');
      return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined;
    },
    bucket,
    bucketSettings: settings,
    webs,
    workers,
    sites: ports.map((port) => ({ url: `http://127.0.0.1:${port}`, origin })),
    folders,
    async strike() {
      clock.jump(0);
      disk.empty();
      await Promise.all([...webs, ...workers].map((one) => one.stop()));
      await database.stop();
      await bucket.stop();
      disk.remove();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
