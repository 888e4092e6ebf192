import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { muxEpisode, renderSegment, type OpenFrames } from '@milestoon/studio/export';
import { makeRendition } from '@milestoon/studio/rendition';
import { childWithAvatar, finishedEpisode } from '../../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { renditionDirectory } from '../production.service.ts';
import { type MakeRendition, renditionJobs } from './rendition.job.ts';
import { makeRenditionAgain, queueRendition } from './renditions.repo.ts';

/** Called by the encoder. */
export const openFrames = async (): Promise<OpenFrames> => ({
  paint: (n) => n === 0,
  data: () => Buffer.alloc(128 * 72 * 4, 90),
  close: () => undefined,
});

let server: TestServer;
/** How smaller renditions are made, until a test says otherwise. */
let make: MakeRendition;
const write: MakeRendition = async ({ file }) => fs.writeFile(file, 'a smaller film');
before(async () => {
  server = await testServer({ makeRendition: (...args) => make(...args) });
});
after(() => server.close());

/** A film of a release that made no smaller renditions. */
async function filmOfBefore({ height = 1080, film }: { height?: number; film?: Buffer } = {}) {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const id = await finishedEpisode(server, session, child.id, { rendition: null, ...(film && { film }) });
  await server.services.queue.cancel('produce-episode', id);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('episode_productions')
      .set({ width: Math.round((height * 16) / 9), height })
      .where('episode_id', '=', id)
      .execute(),
  );
  return { session, id };
}

const read = async (session: Session, id: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/episodes/${id}`)).body;

/** The film as soon as it has a smaller rendition; wakes at every change. */
async function settled(session: Session, id: string): Promise<Json> {
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    try {
      const episode = await read(session, id);
      if (episode.renditionUrl) return episode;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

const rowsOf = (id: string) =>
  server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('stored_files')
      .select(['width', 'height', 'content_type', 'attached'])
      .where('path', 'like', `%/${id}/episode-small%`)
      .execute(),
  );

test('a film of before gets a smaller rendition of its own pictures, sound and captions', async () => {
  make = makeRendition;
  const folder = path.join(server.services.config.dataDirectory, 'test-film');
  const [pictures, file] = [path.join(folder, 'pictures.mp4'), path.join(folder, 'film.mp4')];
  await fs.mkdir(folder);
  const size = { width: 128, height: 72, fps: 24 };
  const source = { module: import.meta.url, data: {}, frames: 24, ...size };
  await renderSegment(source, { from: 0, to: 24 }, pictures);
  const silence = new Float32Array(48_000);
  const sound = { left: silence, right: silence, sampleRate: 48_000 };
  await muxEpisode({ segments: [pictures], sound, file, metadata: {}, language: 'eng', fps: 24 });
  const { session, id } = await filmOfBefore({ film: await fs.readFile(file) });

  assert.equal((await read(session, id)).renditionUrl, null);
  assert.equal(await queueRendition(server.services), true);
  const { renditionUrl } = await settled(session, id);
  const answer = await server.fetch(renditionUrl);
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.deepEqual([answer.status, bytes.toString('latin1', 4, 8)], [200, 'ftyp']);
  assert.deepEqual(await rowsOf(id), [
    { width: 960, height: 540, content_type: 'video/mp4', attached: true },
  ]);
  await server.call(session, 'DELETE', `/api/episodes/${id}`);
  assert.deepEqual([(await server.fetch(renditionUrl)).status, await rowsOf(id)], [404, []]);
});

test('one at a time, and none while anything else is to be made', async () => {
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  make = async (...args) => {
    reached.resolve();
    await gate.promise;
    return write(...args);
  };
  const films = [await filmOfBefore(), await filmOfBefore()];
  const [older, younger] = films;
  assert.ok(older && younger);
  const { queue } = server.services;
  await queue.send('publish-episode', { publicationId: younger.id }, { key: 'test', owner: null });
  assert.equal(await queueRendition(server.services), false);
  await queue.cancel('publish-episode', 'test');
  assert.equal(await queueRendition(server.services), true);
  await reached.promise;
  assert.equal(await queueRendition(server.services), false, 'one is made');
  gate.resolve();
  await settled(younger.session, younger.id);
  assert.equal((await read(older.session, older.id)).renditionUrl, null);
  for (const { session, id } of films) await server.call(session, 'DELETE', `/api/episodes/${id}`);
});

test('films that are hardly larger have none, and one that cannot be made is given up until somebody tries again', async () => {
  make = () => Promise.reject(new Error('the scaler broke'));
  const { session, id } = await filmOfBefore({ height: 720 });
  assert.equal(await queueRendition(server.services), false);
  await server.call(session, 'DELETE', `/api/episodes/${id}`);

  const film = await filmOfBefore();
  const jobs = renditionJobs(server.services, make);
  const run = { signal: new AbortController().signal, log: server.services.log };
  await assert.rejects(jobs.run({ episodeId: film.id }, run), /the scaler broke/);
  await jobs.failed({ episodeId: film.id });
  assert.equal(await queueRendition(server.services), false);
  make = write;
  assert.equal(await makeRenditionAgain(server.services, film.id), true);
  await settled(film.session, film.id);
  assert.equal(await makeRenditionAgain(server.services, film.id), false);
});

test('of a film that is deleted meanwhile nothing is left, and none is begun', async () => {
  const [reached, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  make = async (request, signal) => {
    await write(request, signal);
    reached.resolve();
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        told.resolve();
        reject(signal.reason);
      }),
    );
  };
  const { session, id } = await filmOfBefore();
  assert.equal(await queueRendition(server.services), true);
  await reached.promise;
  await server.call(session, 'DELETE', `/api/episodes/${id}`);
  await told.promise;
  assert.equal(await queueRendition(server.services), false);
  assert.deepEqual(await rowsOf(id), []);
  await assert.rejects(fs.stat(renditionDirectory(server.services.config, id)), { code: 'ENOENT' });
  // A job that comes too late finds nothing to do.
  make = () => assert.fail('there is no film');
  const run = { signal: new AbortController().signal, log: server.services.log };
  await renditionJobs(server.services, make).run({ episodeId: id }, run);
});
