import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { RequestBindings } from './app.ts';
import { type Listening, listen, timeouts } from './listen.ts';

let listening: Listening;
/** More than the network holds on its way. */
const largeFile = 12_000_000;
const stalled = 1500;
before(async () => {
  const app = new Hono<RequestBindings>()
    .post('/', async (c) => c.text(await c.req.text()))
    .get('/large', (c) => c.body(new Uint8Array(largeFile)));
  const short = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  listening = await listen(app, { host: '127.0.0.1', port: 0 }, { ...timeouts, ...short }, stalled);
});
after(() => listening.http.close());

/** What is answered to these bytes until the server hangs up. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(listening.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test('whoever does not finish the headers, or the body, is hung up on', async () => {
  const begun = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
  assert.match(await answerTo(begun), /^HTTP\/1\.1 408 /);
  assert.match(await answerTo(`${begun}Content-Length: 100\r\n\r\nslow`), /^HTTP\/1\.1 408 /);
});

const askForLarge = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('whoever asks for something large and does not read it is hung up on', { timeout: 30_000 }, async () => {
  const here = once(listening.http, 'connection');
  const reader = connect(listening.port, '127.0.0.1').pause();
  reader.write(askForLarge);
  const [held] = await here;
  await once(held, 'close');
  reader.destroy();
});

test('whoever reads it slowly has all of it', { timeout: 60_000 }, async () => {
  const reader = connect(listening.port, '127.0.0.1');
  reader.write(askForLarge);
  const started = performance.now();
  let bytes = 0;
  for await (const part of reader) {
    bytes += part.length;
    if (bytes >= largeFile) break;
    await setTimeout(25);
  }
  assert.ok(bytes >= largeFile && performance.now() - started > 2 * stalled);
});

test('a connection is kept for longer than proxies keep it', async () => {
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  assert.match(String(answer), /^Keep-Alive: timeout=75\r$/m);
});

test('headers have a largest size', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 431 /);
});

test('an address has a largest size', async () => {
  const answer = await answerTo(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 414 /);
});

test('a request in two readings is none', async () => {
  const both =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  assert.match(await answerTo(both), /^HTTP\/1\.1 400 /);
});
