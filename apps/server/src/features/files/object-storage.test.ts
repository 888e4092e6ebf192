import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { type S3Server, startS3Server } from '../../platform/storage/s3/s3-server.testing.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

/** Two machines on one database and one bucket. */
let bucket: S3Server;
let here: TestServer;
let there: TestServer;
let session: Session;
before(async () => {
  bucket = await startS3Server();
  const environment = {
    S3_ENDPOINT: bucket.settings.endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
  const parts = { produce: smallProduction, draw: () => new Promise<never>(() => {}) };
  here = await testServer(parts, environment);
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-there-'));
  there = await testServer(parts, environment, {
    database: here.database,
    dataDirectory,
  });
});
after(async () => {
  await there.stop();
  fs.rmSync(there.dataDirectory, { recursive: true, force: true });
  await here.close();
  await bucket.close();
});
beforeEach(async () => {
  session = await here.loginAs();
});

const keysOf = ({ id }: Session): string[] =>
  [...bucket.objects.keys()].filter((key) => key.includes(`/user-${id}/`));

test('a picture lies in the bucket alone, and every machine shows it, whole, in parts and small', async () => {
  const { body } = await here.upload(session);
  assert.deepEqual(keysOf(session), [`child-photos/${body.path}`]);
  const stored = bucket.objects.get(`child-photos/${body.path}`)?.data ?? Buffer.alloc(0);
  for (const server of [here, there]) {
    assert.equal(fs.existsSync(path.join(server.dataDirectory, 'files')), false);
    const whole = await server.fetch(body.url);
    assert.equal(whole.headers.get('content-type'), 'image/jpeg');
    assert.deepEqual(Buffer.from(await whole.arrayBuffer()), stored);
    const part = await server.fetch(body.url, { headers: { range: 'bytes=100-199' } });
    assert.deepEqual(
      [part.status, part.headers.get('content-range')],
      [206, `bytes 100-199/${stored.length}`],
    );
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), stored.subarray(100, 200));
    const head = await server.fetch(body.url, { method: 'HEAD' });
    assert.equal(head.headers.get('content-length'), String(stored.length));
    const small = await server.fetch(`${body.url}&width=128&height=128`);
    assert.equal((await sharp(await small.arrayBuffer()).metadata()).width, 128);
    assert.equal((await server.fetch(body.url.replace('signature=', 'signature=x'))).status, 404);
  }
  await there.call(session, 'DELETE', '/api/photos', { path: body.path });
  assert.deepEqual(keysOf(session), []);
  assert.equal((await here.fetch(body.url)).status, 404);
});

test('an episode is made although the bucket refuses for a moment, and goes with its child, on every machine', async () => {
  await here.subscribe(session);
  const child = await childWithAvatar(here, session);
  const episode = await createEpisode(here, session, child.id);
  bucket.trouble({ times: 1, status: 503, code: 'SlowDown' });
  bucket.trouble({ times: 1, status: 0 });
  const done = await episodeStatus(here, session, episode.id, ['completed', 'failed']);
  assert.equal(done.status, 'completed');
  for (const server of [here, there])
    assert.equal(await (await server.fetch(done.videoUrl)).text(), 'First steps');
  assert.ok(keysOf(session).includes(`episodes/user-${session.id}/${episode.id}/episode.mp4`));

  const gone = await here.call(session, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' });
  assert.equal(gone.status, 200);
  assert.deepEqual(keysOf(session), []);
});

test('a file that goes while it is sent breaks that answer off, and nothing else', async (t) => {
  const { body } = await here.upload(session);
  const { storage } = here.services;
  const found = await storage.find('child-photos', body.path);
  t.mock.method(storage, 'find', async () => found);
  bucket.objects.delete(`child-photos/${body.path}`);
  const answer = await here.fetch(body.url);
  assert.equal(answer.status, 200);
  await assert.rejects(answer.arrayBuffer());
  t.mock.restoreAll();
  assert.equal((await here.fetch(body.url)).status, 404);
});

test('a bucket that is closed is told to the parent and to the operator', async () => {
  // The picture, the place it gives back, and the question whether all is well.
  bucket.trouble({ times: 3, status: 403, code: 'AccessDenied' });
  const { status, body } = await here.upload(session);
  assert.deepEqual(
    [status, body.code, body.message],
    [503, 'STORAGE_UNAVAILABLE', 'Permission denied. Please contact support.'],
  );
  const ready = await here.fetch('/readyz');
  assert.deepEqual(
    [ready.status, await ready.json()],
    [503, { ok: false, database: true, queue: true, storage: false, worker: true }],
  );
  const metrics = await (await here.fetch('/metrics')).text();
  assert.match(metrics, /^milestoon_storage_failures\{code="AccessDenied"\} 3$/m);
  assert.equal((await here.fetch('/readyz')).status, 200);
  assert.deepEqual(keysOf(session), []);
});
