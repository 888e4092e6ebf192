import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-main-'));
fs.chmodSync(dataDirectory, 0o755); // as an earlier version left it
const started: ChildProcess[] = [];
after(() => {
  for (const child of started) child.kill('SIGKILL'); // what a failed test left running
  fs.rmSync(dataDirectory, { recursive: true, force: true });
});

const main = path.join(import.meta.dirname, 'main.ts');

function start(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDirectory, PORT: '0', ...environment };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

async function collect(stream: NodeJS.ReadableStream, until: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (until.test(text)) return text;
  }
  return text;
}

async function failure(child: ChildProcess): Promise<string> {
  const [said, [code]] = await Promise.all([
    collect(child.stderr as NodeJS.ReadableStream, /$^/),
    once(child, 'exit'),
  ]);
  assert.equal(code, 1);
  return said.trim();
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const began = performance.now();
  child.kill(signal);
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  assert.ok(performance.now() - began < 5000);
}

/** What the server says of itself as soon as background jobs are carried out. */
async function whenAWorkerIsThere(url: string): Promise<unknown> {
  for (;;) {
    const health = (await (await fetch(`${url}/readyz`)).json()) as { worker: boolean };
    if (health.worker) return health;
  }
}

test('first start tells address and one-time password, later ones only the address; signals stop it', async () => {
  const first = start({});
  const said = await collect(first.stdout, /One-time password: \S+.*\n/);
  const url = /running at (http:\/\/localhost:\d+)/.exec(said)?.[1] ?? '';
  assert.match(said, /Super admin: admin@localhost\n/);
  const well = { ok: true, database: true, queue: true, storage: true };
  assert.deepEqual(await whenAWorkerIsThere(url), { ...well, worker: true });
  const session = (await (await fetch(`${url}/api/session`)).json()) as { user: unknown };
  assert.equal(session.user, null);
  const { openapi, paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    openapi: string;
    paths: object;
  };
  assert.match(openapi, /^3\.1/);
  assert.ok('/functions/v1/stripe-checkout' in paths);
  await stopped(first, 'SIGINT');

  const second = start({});
  const again = await collect(second.stdout, /running at .*\n/);
  assert.doesNotMatch(again, /password/i);
  await stopped(second, 'SIGTERM');
});

test('web and worker run as processes of their own on one database', async () => {
  const web = start({}, '--role', 'web');
  await collect(web.stdout, /running at .*\n/);
  const worker = start({}, '--role', 'worker');
  assert.equal(await collect(worker.stdout, /\n/), 'Milestoon is working on background jobs.\n');
  await stopped(worker, 'SIGTERM');
  await stopped(web, 'SIGTERM');
});

test('a request under way is answered before the server stops; a new one is not taken', async () => {
  const server = start({});
  const said = await collect(server.stdout, /running at .*\n/);
  const port = Number(/:(\d+)\n/.exec(said)?.[1]);
  const socket = connect(port, '127.0.0.1');
  const [half, rest] = ['{"id":', '"evt_1"}'];
  const head = [
    'POST /webhooks/stripe HTTP/1.1',
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
  ];
  head.push('Content-Type: application/json', `Content-Length: ${half.length + rest.length}`, '', half);
  socket.write(head.join('\r\n'));
  // The server has begun to read it when it answers another one that came later.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await assert.rejects(async () => {
    for (;;) await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } });
  });
  socket.write(rest);
  assert.match(await collect(socket, /\r\n/), /^HTTP\/1\.1 400 /);
  assert.deepEqual(await gone, [0, null]);
});

test('secrets that cannot be opened stop the start with what to do; with the key back everything is as before', async () => {
  const key = path.join(dataDirectory, 'secrets.key');
  fs.renameSync(key, `${key}.aside`);
  const said = await failure(start({ SECRETS_KEY: 'another key that is as long as it has to be' }));
  assert.match(said, /^Secrets in this database cannot be opened .*\n.*SECRETS_KEY.*secrets\.key.*$/);
  assert.ok(!fs.existsSync(key));
  fs.renameSync(`${key}.aside`, key);
  const both = start({ SECRETS_KEY: 'another key that is as long as it has to be' });
  await collect(both.stdout, /running at .*\n/);
  await stopped(both, 'SIGTERM');
  fs.rmSync(key);
  const newest = start({ SECRETS_KEY: 'another key that is as long as it has to be' });
  await collect(newest.stdout, /running at .*\n/);
  await stopped(newest, 'SIGTERM');
});

test('a taken port is one clear sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const said = await failure(start({ PORT: String(port) })).finally(() => holder.close());
  assert.equal(said, `Port ${port} is already taken. Stop what uses it or choose another with PORT.`);
});

test('wrong settings are listed and nothing is started', async () => {
  const said = await failure(start({ PORT: 'x', LOG_LEVEL: 'loud' }));
  assert.match(said, /^Please correct these settings:\n {2}PORT .*\n {2}LOG_LEVEL .*$/);
});
