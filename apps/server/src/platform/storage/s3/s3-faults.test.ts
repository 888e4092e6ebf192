import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { keysOf } from '../keys-of.testing.ts';
import { storageFault } from '../storage-fault.ts';
import { s3Client } from './client.ts';
import { readListing } from './listing.ts';
import { s3Store } from './s3-store.ts';
import { type S3Server, startS3Server } from './s3-server.testing.ts';

const key = 'user-1/e1/episode.mp4';
const contents = Buffer.alloc(600_000, 'film');

let server: S3Server;
let folder: string;
beforeEach(async () => {
  server = await startS3Server();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-s3-'));
});
afterEach(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a film whose sending was cut, or refused for a moment, is sent again and never seen in part', async () => {
  const store = s3Store(server.settings);
  const file = path.join(folder, 'episode.mp4');
  fs.writeFileSync(file, contents);
  server.trouble({ times: 1, status: 0 });
  server.trouble({ times: 1, status: 503, code: 'SlowDown' });
  const moving = store.putFile('episodes', key, file);
  assert.equal(server.objects.size, 0);
  await moving;
  assert.equal(server.requests.length, 3);
  assert.deepEqual(server.objects.get(`episodes/${key}`)?.data, contents);
  assert.equal(fs.existsSync(file), false);
  assert.deepEqual([...store.failures()], []);
});

test('a film that cannot be stored stays on the machine; the next attempt stores it', async () => {
  const store = s3Store(server.settings);
  const file = path.join(folder, 'episode.mp4');
  fs.writeFileSync(file, contents);
  server.trouble({ times: 1, status: 403, code: 'AccessDenied' });
  await assert.rejects(store.putFile('episodes', key, file), /answered 403 \(AccessDenied\) to PUT/);
  assert.deepEqual([server.objects.size, fs.existsSync(file)], [0, true]);
  await store.putFile('episodes', key, file);
  assert.deepEqual([...server.objects.keys(), fs.existsSync(file)], [`episodes/${key}`, false]);
});

for (const [name, wrong, fault, code] of [
  ['a wrong secret', { secretAccessKey: 'another' }, 'denied', 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'nobody' }, 'denied', 'InvalidAccessKeyId'],
  ['a bucket that is not there', { bucket: 'elsewhere' }, 'missing', 'NoSuchBucket'],
] as const)
  test(`${name} is told as it is, at once`, async () => {
    const store = s3Store({ ...server.settings, ...wrong });
    const refused = await store.put('avatars', 'user-1/a.png', contents).catch((error: unknown) => error);
    assert.equal(storageFault(refused), fault);
    assert.equal(server.requests.length, 1);
    await assert.rejects(store.check(), new RegExp(code));
    await assert.rejects(keysOf(store.unchangedSince('avatars', new Date())), new RegExp(code));
    assert.deepEqual([...store.failures()], [[code, 3]]);
  });

test('a storage that is not there is no file that is not there', async () => {
  const store = s3Store({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
  const client = s3Client({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
  await assert.rejects(store.check(), /cannot be reached for GET/);
  await assert.rejects(
    client.send({ method: 'HEAD', key, retryDelaysMs: [1] }),
    /cannot be reached for HEAD/,
  );
  server.trouble({ times: 2, status: 500 });
  await assert.rejects(
    s3Client(server.settings).send({ method: 'HEAD', key, retryDelaysMs: [1] }),
    /answered 500 \(Status500\) to HEAD/,
  );
});

test('one that does not answer is waited for as long as it says, and asked again', async () => {
  const client = s3Client(server.settings);
  server.trouble({ times: 1, status: -1 });
  await assert.rejects(
    client.send({ method: 'GET', key: '', timeoutMs: 50, retryDelaysMs: [] }),
    /did not answer GET in 0\.05 s/,
  );
  server.trouble({ times: 1, status: -1 });
  await client.send({ method: 'GET', key: '', timeoutMs: 200, retryDelaysMs: [1] });
  assert.deepEqual([...client.failures], [['Slow', 1]]);
});

test('a body that is not what was signed is refused', async () => {
  const client = s3Client(server.settings);
  const body = { data: Uint8Array.from(contents), bytes: contents.length, hash: '0'.repeat(64) };
  await assert.rejects(client.send({ method: 'PUT', key, body }), /XAmzContentSHA256Mismatch/);
  assert.equal(server.objects.size, 0);
});

test('a reader who goes away closes the transfer', async () => {
  const store = s3Store(server.settings);
  await store.put('episodes', key, contents);
  const stream = (await store.find('episodes', key))?.stream();
  for await (const chunk of stream ?? []) {
    assert.ok(chunk.length > 0);
    break;
  }
  assert.equal(stream?.destroyed, true);
});

test('an unreadable list is an error, not an empty one', () => {
  const list = (entry: string): string => `<ListBucketResult xmlns="http://s3">${entry}</ListBucketResult>`;
  const entry =
    '<Contents><Key>a &amp; &#98;</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>';
  const changed = new Date('2026-01-01T00:00:00Z');
  assert.deepEqual(readListing(list(entry)).files, [{ key: 'a & b', changed }]);
  assert.throws(() => readListing(list('<Contents><Key>a</Key></Contents>')), /unreadable list/);
  assert.throws(() => readListing('<html>Sign in</html>'), /unreadable list/);
});
