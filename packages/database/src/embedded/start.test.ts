import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from './start.ts';
import { watchServer } from './watch.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
fs.chmodSync(root, 0o755);
after(() => fs.rmSync(root, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

test('starts, keeps its data over a restart, and is adopted while it runs', async () => {
  const dataDirectory = path.join(root, 'plain');
  const first = await startEmbeddedPostgres({ dataDirectory });
  await ask(first.url, 'create table kept (id integer)');
  const second = await startEmbeddedPostgres({ dataDirectory });
  assert.deepEqual([first.adopted, second.adopted], [false, true]);
  await second.stop();
  assert.equal(await ask(first.url, 'select 1'), 1, 'who adopted a server does not stop it');
  assert.equal(await ask(first.url, 'show listen_addresses'), '');
  await first.stop();
  await assert.rejects(ask(first.url, 'select 1'));
  const again = await startEmbeddedPostgres({ dataDirectory });
  assert.equal(await ask(again.url, 'select count(*)::integer from kept'), 0);
  await again.stop();
});

test('runs in a folder that is closed to others and too deep for a socket', async () => {
  const closed = path.join(root, 'closed');
  const dataDirectory = path.join(closed, 'x'.repeat(60), 'y'.repeat(60), 'database');
  fs.mkdirSync(closed, { mode: 0o700 });
  const server = await startEmbeddedPostgres({ dataDirectory });
  assert.equal(await ask(server.url, 'select 1'), 1);
  assert.ok(fs.existsSync(path.join(dataDirectory, 'PG_VERSION')), 'the data is where it was asked for');
  for (const folder of [path.dirname(dataDirectory), dataDirectory])
    assert.equal(fs.statSync(folder).mode & 0o777, 0o700);
  await server.stop();
});

test('a killed server is noticed by who watches it, and started anew it has its data', async () => {
  const dataDirectory = path.join(root, 'killed');
  const first = await startEmbeddedPostgres({ dataDirectory });
  await ask(first.url, 'create table kept (id integer)');
  const watch = await watchServer(first.url);
  process.kill(
    Number(fs.readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await watch.lost;
  const again = await startEmbeddedPostgres({ dataDirectory });
  assert.equal(again.adopted, false);
  assert.equal(await ask(again.url, 'select count(*)::integer from kept'), 0);
  await Promise.all([watch.close(), first.stop(), again.stop()]);
  await (await watchServer(again.url)).lost;
});

test('two first starts at once end in one server', async () => {
  const dataDirectory = path.join(root, 'twice');
  const both = await Promise.all([
    startEmbeddedPostgres({ dataDirectory }),
    startEmbeddedPostgres({ dataDirectory }),
  ]);
  assert.equal(both.filter((server) => server.adopted).length, 1);
  for (const server of both.toSorted((a, b) => Number(b.adopted) - Number(a.adopted))) await server.stop();
});

test('stops by itself when its starter is killed', async () => {
  const dataDirectory = path.join(root, 'orphan');
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'start.ts'))});
    const { url } = await startEmbeddedPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(starter.stdout, 'data');
  const client = new pg.Client({ connectionString: String(line).trim() });
  client.on('error', () => {});
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  starter.kill('SIGKILL');
  await ended; // the server hung up
  const next = await startEmbeddedPostgres({ dataDirectory });
  assert.equal(next.adopted, false);
  await next.stop();
});

test('a lent server outlives starts that came too late, and is cleared away with its owner', async () => {
  const dataDirectory = `${root}-lent`;
  const owner = spawn('/bin/cat', { stdio: ['pipe', 'ignore', 'inherit'] });
  assert.ok(owner.pid);
  const lent = { dataDirectory, lendTo: owner.pid };
  const servers = await Promise.all([1, 2, 3, 4].map(() => startEmbeddedPostgres(lent)));
  assert.equal(servers.filter((server) => !server.adopted).length, 1);
  const client = new pg.Client({ connectionString: servers[0]?.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('create database later');
  assert.ok(fs.existsSync(path.join(dataDirectory, 'PG_VERSION')), 'who came too late took the data away');
  const ended = new Promise((resolve) => client.once('end', resolve));
  owner.kill('SIGKILL');
  await ended;
  while (fs.existsSync(dataDirectory)) await setTimeout(50);
});
