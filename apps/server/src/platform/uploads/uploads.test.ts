import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { limits } from '@milestoon/domain';
import { AppError } from '../errors.ts';
import { openUploads, type Uploads } from './uploads.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-forms-'));
after(() => fs.rmSync(root, { recursive: true }));
let folder: string;
let uploads: Uploads;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(root, 'data-'));
  uploads = await openUploads(folder, 24);
});

const left = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []));

const line = '\r\n';
const partOf = (disposition: string): string =>
  `--x${line}Content-Disposition: form-data; ${disposition}${line}${line}`;
const fileHead = partOf('name="file"; filename="a.jpg"');

/** A form as it arrives, piece by piece, and how much of it was asked for. */
function arriving(pieces: Iterable<string | Uint8Array>, claims: Record<string, string> = {}) {
  const source = pieces[Symbol.iterator]();
  const seen = { bytes: 0, isGivenUp: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = source.next();
        if (done) return controller.close();
        const bytes = Buffer.from(value);
        seen.bytes += bytes.length;
        controller.enqueue(bytes);
      },
      cancel() {
        seen.isGivenUp = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x', ...claims };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { request: new Request('http://localhost/api/photos', init), seen };
}

function* endless(head: string, piece: string | Uint8Array): Generator<string | Uint8Array> {
  yield head;
  for (;;) yield piece;
}

const small = (): Request => arriving([fileHead, 'picture', `${line}--x--${line}`]).request;
const codeOf = async (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : `fault: ${error}`),
  );
const nothing = async (): Promise<void> => {};

test('a file waits on the disk, for us alone, and is gone when it was used', async () => {
  const [text, modes] = await uploads.receive('mia', small(), async ({ file }) => {
    assert.ok(file instanceof File);
    const [name = ''] = left();
    const below = path.join(folder, String(process.pid));
    const modeOf = (place: string): number => fs.statSync(place).mode & 0o777;
    return [await file.text(), [modeOf(below), modeOf(path.join(below, name))]] as const;
  });
  assert.deepEqual([text, modes], ['picture', [0o700, 0o600]]);
  assert.deepEqual(left(), []);
});

test('it is gone too when whoever used it failed', async () => {
  const failing = uploads.receive('mia', small(), () => Promise.reject(new Error('no disk')));
  await assert.rejects(failing, /no disk/);
  assert.deepEqual(left(), []);
});

const megabyte = 1_048_576;
const floods: Record<string, [Iterable<string | Uint8Array>, code: string, readAtMost: number]> = {
  'many parts': [endless('', `${partOf('name="n"')}1${line}`.repeat(100)), 'INVALID_INPUT', megabyte / 8],
  'many parts of different names': [
    (function* () {
      for (let n = 0; ; n++) yield `${partOf(`name="n${n}"`)}1${line}`;
    })(),
    'INVALID_INPUT',
    megabyte / 8,
  ],
  'many files': [endless('', `${fileHead}1${line}`.repeat(100)), 'INVALID_INPUT', megabyte / 8],
  'a long field': [endless(partOf('name="bucket"'), 'x'.repeat(1000)), 'PHOTO_REJECTED', 11 * megabyte],
  'endless headers': [
    endless(`--x${line}`, `X-Header: 1${line}`.repeat(1000)),
    'PHOTO_REJECTED',
    11 * megabyte,
  ],
  'a beginning without an end': [endless('', 'x'.repeat(65_536)), 'PHOTO_REJECTED', 11 * megabyte],
  'a file without an end': [endless(fileHead, new Uint8Array(65_536)), 'PHOTO_REJECTED', 11 * megabyte],
};
for (const [what, [pieces, code, readAtMost]] of Object.entries(floods))
  test(`${what}: refused before more than ${Math.round(readAtMost / 1024)} KB were read`, async () => {
    const { request, seen } = arriving(pieces);
    assert.equal(await codeOf(uploads.receive('mia', request, nothing)), code);
    assert.ok(seen.bytes <= readAtMost, `${seen.bytes} bytes`);
    assert.deepEqual([seen.isGivenUp, left()], [true, []]);
  });

test('a file is taken up to a byte below the largest size', async () => {
  const ofSize = (bytes: number) =>
    arriving([fileHead, new Uint8Array(bytes), `${line}--x--${line}`]).request;
  const sizeOf = (form: { file?: unknown }) => (form.file instanceof File ? form.file.size : 0);
  const largest = await uploads.receive('mia', ofSize(limits.photoBytes - 1), async (form) => sizeOf(form));
  assert.equal(largest, limits.photoBytes - 1);
  assert.equal(await codeOf(uploads.receive('mia', ofSize(limits.photoBytes), nothing)), 'PHOTO_REJECTED');
});

test('a length that is too large is refused before anything is read', async () => {
  const { request, seen } = arriving([fileHead], { 'content-length': '99999999' });
  assert.equal(await codeOf(uploads.receive('mia', request, nothing)), 'PHOTO_REJECTED');
  assert.equal(seen.bytes, 0);
});

test('a form that is broken off leaves nothing, wherever it breaks', async () => {
  const gone = function* (pieces: string[]): Generator<string> {
    yield* pieces;
    throw new Error('the client has gone');
  };
  for (const pieces of [[], ['--x'], [fileHead], [fileHead, 'pict'], [fileHead, `picture${line}--`]])
    assert.equal(
      await codeOf(uploads.receive('mia', arriving(gone(pieces)).request, nothing)),
      'INVALID_INPUT',
    );
  for (const pieces of [[], [fileHead], [fileHead, 'pict']])
    assert.equal(await codeOf(uploads.receive('mia', arriving(pieces).request, nothing)), 'INVALID_INPUT');
  assert.deepEqual(left(), []);
});

test('of one person a few arrive at once, more wait unread, yet more are refused; others are not held up', async () => {
  const held = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let under = 0;
  const hold = (): Promise<void> => {
    under += 1;
    if (under === 6) started.resolve();
    return held.promise;
  };
  const first = Array.from({ length: 6 }, () => uploads.receive('greedy', small(), hold));
  await started.promise;
  const waiting = Array.from({ length: 24 }, () => arriving([fileHead, 'x', `${line}--x--`]));
  const second = waiting.map(({ request }) => uploads.receive('greedy', request, hold));
  assert.equal(await codeOf(uploads.receive('greedy', small(), nothing)), 'TOO_MANY_REQUESTS');
  assert.equal(await codeOf(uploads.receive('modest', small(), nothing)), 'taken');
  assert.deepEqual([under, waiting.reduce((sum, { seen }) => sum + seen.bytes, 0)], [6, 0]);
  held.resolve();
  await Promise.all([...first, ...second]);
  assert.deepEqual([under, left()], [30, []]);
});

test('what a killed process left is removed at the next start, and nothing of those that live', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const leave = (owner: number): void => {
    fs.mkdirSync(path.join(folder, String(owner)));
    fs.writeFileSync(path.join(folder, String(owner), 'half'), 'x');
  };
  for (const owner of [pid, process.pid, process.ppid]) leave(owner);
  await openUploads(folder);
  assert.deepEqual(fs.readdirSync(folder), [String(process.ppid)]);
});
