import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@milestoon/database';
import pg from 'pg';
import { type Family, goOn, type Site } from '../testing/kill/family-story.ts';
import { descendants, survivors } from '../testing/processes.ts';
import { exitOf, spawnServer, startWhole, type WholeServer } from './whole-server.testing.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-supervisor-'));
const dataDirectory = path.join(root, 'data');
const running: WholeServer[] = [];
afterEach(async () => {
  for (const { process: child } of running.splice(0)) {
    const all = descendants(child.pid ?? 0);
    child.kill('SIGKILL');
    await exitOf(child);
    // What they say at their end belongs to this test, and not to the next one.
    while (survivors(all).length > 0) await setImmediate();
  }
});
after(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

/** However long a busy machine takes, it is asked all the while. */
const unlimited = { RATE_LIMIT_PERSON: '100000', RATE_LIMIT_ADDRESS: '100000' };

async function start(): Promise<WholeServer> {
  const server = await startWhole(dataDirectory, { SUPER_ADMIN_PASSWORD: 'super-secret', ...unlimited });
  running.push(server);
  await server.whole();
  return server;
}

/** What the parent told of one part, in order. */
const toldOf = (server: WholeServer, part: string) =>
  server
    .log()
    .filter((line) => line.part === part)
    .map(({ signal, pause }) => (pause === undefined ? 'started again' : `${signal} ${pause}`));

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const { url } = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

const attempts = (): Promise<{ state: string; retry_count: number }[]> =>
  ask(
    "select state, retry_count from pgboss.job where name = 'draw-avatars' order by created_on desc limit 1",
  );

async function untilAvatarsAreDrawn(): Promise<void> {
  while ((await attempts())[0]?.state !== 'active');
}

/** Each avatar is there as soon as it is drawn; the job ends a moment after the last. */
async function ended(): ReturnType<typeof attempts> {
  for (;;) {
    const jobs = await attempts();
    if (jobs[0]?.state !== 'active') return jobs;
  }
}

class Enough extends Error {}
const newFamily = (name: string): Family => ({ email: `${name}@example.com`, address: '127.0.0.1' });

/** Signing up to the choice of an avatar. Any answer that fails rejects. */
const untilAvatar = (family: Family, site: Site): Promise<void> =>
  goOn(family, site, async (stage) => {
    if (stage === 'episode') throw new Enough();
  }).catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });

/** How far a process stands behind others where Linux groups them by session; undefined where it does not. */
const groupNiceness = (pid: number): string | undefined =>
  fs.existsSync('/proc/self/autogroup')
    ? fs.readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim().split(' ').pop()
    : undefined;

test('a killed worker: every request is answered, and what it did is taken up', async () => {
  const server = await start();
  const web = server.pidOf('web');
  const family = newFamily('worker');
  const life = untilAvatar(family, server);
  await untilAvatarsAreDrawn();
  process.kill(server.pidOf('worker'), 'SIGKILL');
  await life; // asks forty times a second how the avatars are, and takes no answer but a good one
  assert.deepEqual(await ended(), [{ state: 'completed', retry_count: 1 }]);
  assert.equal(server.pidOf('web'), web);
  assert.deepEqual(toldOf(server, 'worker'), ['SIGKILL 1000', 'started again']);
});

test('a killed web process comes back at its address, and the worker went on', async () => {
  const server = await start();
  const worker = server.pidOf('worker');
  const family = newFamily('web');
  const life = untilAvatar(family, server);
  await untilAvatarsAreDrawn();
  process.kill(server.pidOf('web'), 'SIGKILL');
  await assert.rejects(life);
  await server.whole();
  await untilAvatar(family, server);
  assert.deepEqual(await ended(), [{ state: 'completed', retry_count: 0 }]);
  assert.equal(server.pidOf('worker'), worker);
  assert.deepEqual(toldOf(server, 'web'), ['SIGKILL 1000', 'started again']);
});

test('a killed database: everything comes back, and each process hears once', async () => {
  const server = await start();
  process.kill(server.pidOf('database'), 'SIGKILL');
  while (!toldOf(server, 'database').includes('started again'));
  await server.whole();
  await untilAvatar(newFamily('database'), server);
  const alive =
    'select granted, count(*)::integer as count from pg_locks where classid = 1835625573 group by 1';
  assert.deepEqual(await ask(alive), [{ granted: true, count: 2 }]);
});

test('whoever waits for a page comes before films, and SIGTERM ends all of it within five seconds', async () => {
  const server = await start();
  const isGrouped = groupNiceness(process.pid) !== undefined;
  const found = [groupNiceness(server.pidOf('web')), groupNiceness(server.pidOf('worker'))];
  assert.deepEqual(found, isGrouped ? ['0', '5'] : [undefined, undefined]);
  const all = descendants(server.process.pid ?? 0);
  assert.ok(all.length > 4);
  const began = performance.now();
  server.process.kill('SIGTERM');
  assert.equal(await exitOf(server.process), 0);
  assert.ok(performance.now() - began < 5000);
  assert.deepEqual(survivors(all), []);
});

test('a killed parent leaves nothing behind, and the next start takes over', async () => {
  const server = await start();
  const all = descendants(server.process.pid ?? 0);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  const { port } = new URL(server.url);
  const next = await startWhole(dataDirectory, { PORT: port });
  running.push(next);
  await next.whole();
  assert.deepEqual(survivors(all), []);
});

test('a setting that only a child finds wrong is one sentence, and ends it all', async () => {
  const before = fs.readFileSync(path.join(dataDirectory, 'logs/server.log'), 'utf8');
  fs.renameSync(path.join(dataDirectory, 'secrets.key'), path.join(root, 'secrets.key'));
  const child = spawnServer(dataDirectory, { SECRETS_KEY: 'another key that is as long as it has to be' });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  await once(child, 'close');
  fs.renameSync(path.join(root, 'secrets.key'), path.join(dataDirectory, 'secrets.key'));
  assert.equal(child.exitCode, 1);
  assert.match(said, /^Secrets in this database cannot be opened .*\n.*SECRETS_KEY.*secrets\.key.*\n$/);
  assert.equal(fs.readFileSync(path.join(dataDirectory, 'logs/server.log'), 'utf8'), before);
});
