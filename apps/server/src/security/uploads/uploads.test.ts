import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { damagedUploads } from './damaged.testing.ts';
import { disguisedUploads } from './disguised.testing.ts';
import { formCases } from './forms.testing.ts';
import { oversizedUploads } from './oversized.testing.ts';
import { noise } from './pictures.testing.ts';
import { startServerProcess } from './server-process.testing.ts';
import { tellingUploads } from './telling.testing.ts';
import { needle, type UploadCase } from './upload-case.testing.ts';

const megabyte = 1_048_576;
const mostMemory = 300 * megabyte;

let server: Awaited<ReturnType<typeof startServerProcess>>;
let cookies: string[];
let idle: number;
let good: UploadCase;
let cases: Record<'damaged' | 'oversized' | 'disguised' | 'telling', UploadCase[]>;
before(async () => {
  // Before anything is sent: a connection that rests for seconds is closed by the server.
  cases = {
    damaged: await damagedUploads(),
    oversized: await oversizedUploads(),
    disguised: await disguisedUploads(),
    telling: await tellingUploads(),
  };
  server = await startServerProcess();
  cookies = [await signUp(1), await signUp(2), await signUp(3)];
  // Idle is a server that has everything loaded: it has taken one good picture.
  good = { what: 'good', bytes: await noise(800, 600).jpeg().toBuffer(), outcome: 'cleaned' };
  await check(good, 0);
  idle = server.memory();
  server.forgetPeak();
});
after(() => server.stop());

async function signUp(n: number): Promise<string> {
  const response = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ email: `parent-${n}@example.com`, password: 'secret-1' }),
  });
  assert.equal(response.status, 200, await response.text());
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

interface Answer {
  code?: string;
  message?: string;
  path?: string;
  url?: string;
}

const bucketOf = (i: number): string => (i % 2 ? 'episode-images' : 'child-photos');

async function upload({ bytes, name = 'photo.jpg', type = 'image/jpeg' }: UploadCase, i: number) {
  const form = new FormData();
  form.set('bucket', bucketOf(i));
  form.set('file', new File([Uint8Array.from(bytes)], name, { type }));
  const response = await fetch(`${server.origin}/api/photos`, {
    method: 'POST',
    body: form,
    headers: { cookie: cookies[i % cookies.length] ?? '' },
  });
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, body };
}

/** The markers of a JPEG's segments up to its picture. */
function segmentsOf(jpeg: Buffer): number[] {
  const found: number[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) found.push(jpeg[at + 1] ?? 0);
  return found;
}
/** Tables and frame headers, without which there is no picture, and no segment for anything else. */
const needed = new Set([0xdb, 0xc4, 0xc0, 0xc2, 0xdd, 0xe0]);

async function assertClean({ url = '', path = '' }: Answer, what: string): Promise<void> {
  assert.match(path, /^user-[\da-f-]{36}\/[\da-f-]{36}\.jpg$/, what);
  const stored = Buffer.from(await (await fetch(server.origin + url)).arrayBuffer());
  assert.ok(!stored.includes(needle), `${what}: it tells what was hidden in it`);
  assert.deepEqual(
    segmentsOf(stored).filter((marker) => !needed.has(marker)),
    [],
    what,
  );
  assert.equal(stored.readUInt16BE(stored.length - 2), 0xffd9, `${what}: something is behind the picture`);
  const { format, width, height, space, exif, xmp, icc, iptc } = await sharp(stored).metadata();
  assert.deepEqual(
    [format, space, exif, xmp, icc, iptc],
    ['jpeg', 'srgb', undefined, undefined, undefined, undefined],
    what,
  );
  assert.ok(Math.max(width, height) <= 500, what);
}

async function check(one: UploadCase, i: number): Promise<void> {
  const { status, body } = await upload(one, i);
  if (one.outcome === 'cleaned' || (one.outcome === 'either' && status === 201)) {
    assert.equal(status, 201, `${one.what}: ${body.code}`);
    return assertClean(body, one.what);
  }
  const message =
    one.bytes.length >= 10 * megabyte ? 'File size must be less than 10MB' : 'Invalid file provided';
  assert.deepEqual([status, body.code, body.message], [415, 'PHOTO_REJECTED', message], one.what);
}

let sent = 0;
/** Two at a time, as two browsers would. */
async function checkAll(cases: readonly UploadCase[]): Promise<void> {
  const left = cases.entries();
  const browser = async (): Promise<void> => {
    for (const [i, one] of left) {
      sent += 1;
      await check(one, i);
    }
  };
  await Promise.all([browser(), browser()]);
}

test('damaged pictures are refused', async () => checkAll(cases.damaged));
test('pictures that are, or become, too large are refused', async () => checkAll(cases.oversized));
test('documents in a picture’s clothes are refused, or lose what they hid', async () =>
  checkAll(cases.disguised));
test('pictures lose what they tell beyond what they show', async () => checkAll(cases.telling));

for (const { what, type, body, status } of formCases)
  test(`a form with a fault is answered ${status}: ${what}`, async () => {
    sent += 1;
    const headers = { cookie: cookies[0] ?? '', 'content-type': type };
    const response = await fetch(`${server.origin}/api/photos`, { method: 'POST', headers, body });
    assert.equal(response.status, status, await response.text());
  });

test('a length that is not true is cut off, and only that connection', async () => {
  const { port } = new URL(server.origin);
  for (const [length, body] of [
    [5, 'much more than five'],
    [-1, ''],
    [1e20, 'x'],
  ] as const) {
    const socket = connect(Number(port), '127.0.0.1');
    socket
      .resume()
      .end(
        `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookies[0]}\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n${body}`,
      );
    socket.on('error', () => {}); // cut off while it was still sending
    await once(socket, 'close');
  }
  assert.ok(server.isAlive());
});

test('after all of it the server is well, and took less than 300 MB for it', async (context) => {
  assert.ok(sent >= 200, `${sent} uploads`);
  await check(good, 0);
  await check(good, 1);
  assert.ok(server.isAlive());
  const taken = server.peak() - idle;
  assert.ok(taken < mostMemory, `${Math.round(taken / megabyte)} MB above idle`);
  context.diagnostic(`${sent} uploads, ${Math.round(taken / megabyte)} MB above idle`);
});
