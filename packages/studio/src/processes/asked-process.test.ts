import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import os from 'node:os';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AskedProcess } from './asked-process.ts';
import type { TestQuestion } from './asked.testing.ts';

const script = new URL('./asked.testing.ts', import.meta.url);
const started: AskedProcess<TestQuestion, unknown, string>[] = [];
const start = (): AskedProcess<TestQuestion, unknown, string> => {
  const asked = new AskedProcess<TestQuestion, unknown, string>(script);
  started.push(asked);
  return asked;
};
after(() => Promise.all(started.map((asked) => asked.kill())));

/** A port, and the first connection to it: it closes when the process at the other end is gone. */
async function lifeline() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection').then(([socket]: Socket[]) => {
    server.close();
    socket?.resume().on('error', () => {});
    return socket as Socket;
  });
  return { port: (server.address() as AddressInfo).port, connected };
}

test('questions and answers hold typed arrays; the process stands back behind the server', async () => {
  const asked = start();
  const doubled = await asked.ask({ kind: 'double', samples: Float32Array.of(0.25, -1) });
  assert.deepEqual(doubled, Float32Array.of(0.5, -2));
  assert.equal(await asked.ask({ kind: 'priority' }), Math.max(10, os.getPriority()));
});

test('settings of this process stay here', async () => {
  process.env.STRIPE_SECRET_KEY = 'a secret';
  const names = await start().ask({ kind: 'environment' });
  delete process.env.STRIPE_SECRET_KEY;
  assert.ok(Array.isArray(names) && names.includes('PATH') && !names.includes('STRIPE_SECRET_KEY'));
});

test('a question that fails fails with its own words, and the next one is answered', async () => {
  const asked = start();
  await assert.rejects(asked.ask({ kind: 'fail', message: 'out of paint' }), (error: Error) => {
    assert.equal(error.message, 'out of paint');
    assert.match(error.stack ?? '', /RangeError: out of paint\n.*asked\.testing/);
    return true;
  });
  assert.deepEqual(await asked.ask({ kind: 'double', samples: Float32Array.of(1) }), Float32Array.of(2));
});

test('one that dies says how, and is not asked again', async () => {
  const asked = start();
  await assert.rejects(asked.ask({ kind: 'die', message: 'FATAL' }), { message: 'signal SIGABRT\nFATAL' });
  assert.equal(asked.isAlive, false);
  await assert.rejects(asked.ask({ kind: 'priority' }), /signal SIGABRT/);
});

test('one that takes more memory than it may is gone', async () => {
  await assert.rejects(start().ask({ kind: 'swell' }), /signal SIGKILL/);
});

test('killed in the middle of native work it is gone when that is told', async () => {
  const asked = start();
  const { port, connected } = await lifeline();
  const id = Number(await asked.ask({ kind: 'connect', port }));
  await connected;
  const begun = Promise.withResolvers<string>();
  const hanging = assert.rejects(asked.ask({ kind: 'hang' }, begun.resolve), /signal SIGKILL/);
  assert.equal(await begun.promise, 'begun');
  await asked.kill();
  assert.throws(() => process.kill(id, 0), { code: 'ESRCH' });
  await hanging;
});

test('it ends with its parent, also when that is killed', async () => {
  const { port, connected } = await lifeline();
  const program = fileURLToPath(new URL('./doomed-parent.testing.ts', import.meta.url));
  const parent = spawn(process.execPath, [program, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const socket = await connected;
  const gone = once(socket, 'close');
  parent.kill('SIGKILL');
  await gone;
});
