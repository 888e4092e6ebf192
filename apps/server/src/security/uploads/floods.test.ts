import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type ClientRequest } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { limits } from '@milestoon/domain';
import { noise } from './pictures.testing.ts';
import { startServerProcess } from './server-process.testing.ts';
import { join } from './upload-case.testing.ts';

const megabyte = 1_048_576;
const atOnce = 126;
/** As it is where neither it nor a port is set. */

let server: Awaited<ReturnType<typeof startServerProcess>>;
let largest: Buffer;
let small: Buffer;
before(async () => {
  const jpeg = await noise(200, 150).jpeg().toBuffer();
  small = formOf(jpeg);
  largest = formOf(join(jpeg, Buffer.alloc(limits.photoBytes - 1 - jpeg.length, 65)));
  server = await startServerProcess({ TRUST_PROXY: 'true' });
  // Idle is a server that has everything loaded.
  assert.equal((await upload(await signUp('first'), small)).status, 201);
});
after(() => server.stop());

const boundary = 'x-boundary';
const line = '\r\n';
const part = (disposition: string): string =>
  `--${boundary}${line}Content-Disposition: form-data; ${disposition}${line}${line}`;
const formOf = (file: Uint8Array): Buffer =>
  join(
    `${part('name="bucket"')}child-photos${line}${part('name="file"; filename="a.jpg"')}`,
    file,
    `${line}--${boundary}--${line}`,
  );

let people = 0;
/** Each from a network of their own, or they would be too many. */
async function signUp(name: string): Promise<string> {
  people += 1;
  const response = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      'x-forwarded-for': `10.0.0.${people}`,
    },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'secret-1' }),
  });
  assert.equal(response.status, 200, await response.text());
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const begin = (cookie: string, headers: Record<string, string> = {}): ClientRequest =>
  http.request(`${server.origin}/api/photos`, {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });

interface Answered {
  status: number | undefined;
  code: string | undefined;
}

/** All of them send the same bytes, so that it is the server's memory that is measured. */
async function upload(cookie: string, body: Buffer, headers: Record<string, string> = {}): Promise<Answered> {
  const request = begin(cookie, headers);
  request.on('error', () => {}); // cut off while it was still sending: the answer came before
  const answered = once(request, 'response');
  request.end(body);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, code: JSON.parse(text).code };
}

const filesLeft = (): string[] => {
  const folder = path.join(server.dataDirectory, 'uploads');
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []));
};
/** Wakes at every change of the folder, never polls. */
async function untilFiles(count: number): Promise<void> {
  const uploads = path.join(server.dataDirectory, 'uploads');
  const watcher = fs.watch(path.join(uploads, fs.readdirSync(uploads)[0] ?? ''));
  try {
    while (filesLeft().length !== count) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
/** That requests were slow tells of a busy machine, and of no fault. */
const faults = (): string[] =>
  fs
    .readFileSync(path.join(server.dataDirectory, 'logs/server.log'), 'utf8')
    .split('\n')
    .filter((entry) => entry !== '' && !entry.includes('requests were slow'))
    .filter((entry) => JSON.parse(entry).level >= 40);

test(`${atOnce} of the largest uploads at once, by many people: all are taken, in little memory`, async (context) => {
  const families = await Promise.all(Array.from({ length: atOnce / 6 }, (_, n) => signUp(`family-${n}`)));
  const idle = server.memory();
  server.forgetPeak();
  const sent = families.flatMap((cookie) => Array.from({ length: 6 }, () => upload(cookie, largest)));
  const other = await upload(await signUp('other'), small);
  assert.equal(other.status, 201, 'another parent is served meanwhile');
  assert.deepEqual(new Set((await Promise.all(sent)).map(({ status }) => status)), new Set([201]));
  const taken = server.peak() - idle;
  context.diagnostic(`${Math.round(taken / megabyte)} MB above idle`);
  assert.ok(taken < 350 * megabyte, `${Math.round(taken / megabyte)} MB above idle`);
  assert.deepEqual(filesLeft(), []);
});

test(`${atOnce} at once by one person: they wait for one another, and nobody else for them`, async () => {
  const greedy = await signUp('greedy');
  const sent = Array.from({ length: atOnce }, () => upload(greedy, largest));
  assert.equal((await upload(await signUp('modest'), small)).status, 201);
  const answers = await Promise.all(sent);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.deepEqual(filesLeft(), []);
});

test('a form of 150,000 parts is refused', async () => {
  const parts = `${part('name="n"')}${line}`.repeat(150_000);
  const many = join(parts.slice(0, 10 * megabyte), `--${boundary}--${line}`);
  assert.deepEqual(await upload(await signUp('parts'), many), { status: 422, code: 'INVALID_INPUT' });
});

test('a form without a length is measured as it arrives', async () => {
  const cookie = await signUp('chunked');
  const chunked = { 'transfer-encoding': 'chunked' };
  assert.equal((await upload(cookie, small, chunked)).status, 201);
  const answer = await upload(cookie, formOf(Buffer.alloc(11 * megabyte)), chunked);
  assert.deepEqual(answer, { status: 415, code: 'PHOTO_REJECTED' });
});

test('the form of somebody who is not signed in is not read', async () => {
  assert.deepEqual(await upload('', largest), { status: 401, code: 'UNAUTHORIZED' });
});

test('uploads that are broken off leave no file, and nothing in the log', async () => {
  const cookie = await signUp('gone');
  for (let n = 1; n <= 10; n++) {
    const request = begin(cookie, { 'content-length': String(largest.length) });
    request.on('error', () => {});
    request.write(largest.subarray(0, n * 300_000));
    await untilFiles(1);
    request.destroy();
    await untilFiles(0);
  }
  assert.equal((await upload(cookie, small)).status, 201);
  assert.deepEqual(faults(), []);
});
