import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Film } from '@milestoon/film';
import { silentLog } from '../../platform/log/log.ts';
import { forgetSteps } from '../../platform/queue/steps.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { subjectOf } from './job-key.ts';
import { type MakeTrailer, trailerJobs } from './trailer.job.ts';

const film: Film = {
  version: 1,
  seed: 1,
  style: 'simple',
  title: 'First steps',
  episodeNumber: 1,
  childName: 'Mia',
  language: 'en',
  frames: 24,
  characters: {},
  photos: [],
  pictures: {},
  shots: [
    {
      kind: 'title',
      from: 0,
      to: 24,
      set: { name: 'park', time: 'day', weather: 'clear', seed: 1 },
      transition: false,
    },
  ],
  captions: [],
  sound: { seed: 1, duration: 1, speech: [], music: [], effects: [] },
};

let server: TestServer;
/** What the next production remembers of its film. */
let directed: unknown = film;
/** How trailers are made, until a test says otherwise. */
let make: MakeTrailer;
const write: MakeTrailer = async ({ film: { title }, directory }) => {
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(path.join(directory, 'trailer.mp4'), `trailer of ${title}`);
  return { video: 'trailer.mp4', duration: 10, width: 1080, height: 1920 };
};
before(async () => {
  server = await testServer(
    {
      produce: async (request, host) => {
        await host.step('film', async () => directed);
        return smallProduction(request, host);
      },
      makeTrailer: (request) => make(request),
    },
    { VIDEO_HEIGHT: '720', VIDEO_DRAWINGS: '12' },
  );
});
after(() => server.close());

async function finishedEpisode(): Promise<{ session: Session; id: string }> {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, id, ['completed']);
  return { session, id };
}

const read = async (session: Session, id: string) =>
  (await server.call(session, 'GET', `/api/episodes/${id}`)).body;

/** Resolves when no trailer is coming any more; wakes at every change. */
async function settled(session: Session, id: string) {
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    try {
      const episode = await read(session, id);
      if (!episode.isTrailerComing) return episode;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

test('an episode is complete before its trailer is made; then its owner can save it', async () => {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<unknown>();
  make = async (request) => {
    asked.resolve(request.picture);
    await gate.promise;
    return write(request);
  };
  const { session, id } = await finishedEpisode();
  assert.deepEqual(
    await asked.promise,
    { width: 720, height: 1280, heldFor: 2 },
    'as large as films are here, of as many drawings',
  );
  const early = await read(session, id);
  assert.deepEqual(
    [early.status, early.trailerDownloadUrl, early.isTrailerComing],
    ['completed', null, true],
  );
  gate.resolve();
  const { trailerDownloadUrl } = await settled(session, id);
  const file = await server.fetch(trailerDownloadUrl);
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'video/mp4']);
  assert.match(file.headers.get('content-disposition') ?? '', /First%20steps\.trailer\.mp4/);
  assert.equal(await file.text(), 'trailer of First steps');
  await server.call(session, 'DELETE', `/api/episodes/${id}`);
  assert.equal((await server.fetch(trailerDownloadUrl)).status, 404);
});

test('a film that cannot be read any more has no trailer, and none is waited for', async () => {
  directed = { title: 'of another release' };
  make = () => assert.fail('nothing can be made of it');
  const { session, id } = await finishedEpisode();
  directed = film;
  const { trailerDownloadUrl, status } = await settled(session, id);
  assert.deepEqual([trailerDownloadUrl, status], [null, 'completed']);
});

test('a trailer that cannot be made leaves the episode as it is', async () => {
  const reached = Promise.withResolvers<void>();
  make = () => {
    reached.resolve();
    return Promise.reject(new Error('the camera broke'));
  };
  const { session, id } = await finishedEpisode();
  await reached.promise;
  await trailerJobs(server.services).failed({ episodeId: id });
  const { trailerDownloadUrl, isTrailerComing, videoUrl } = await read(session, id);
  assert.deepEqual([trailerDownloadUrl, isTrailerComing], [null, false]);
  assert.equal((await server.fetch(videoUrl)).status, 200);
});

test('an episode that is deleted while its trailer is made leaves nothing behind', async () => {
  const reached = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  make = async (request) => {
    await write(request);
    reached.resolve();
    return new Promise((_, reject) =>
      request.signal.addEventListener('abort', () => {
        told.resolve();
        reject(request.signal.reason);
      }),
    );
  };
  const { session, id } = await finishedEpisode();
  await reached.promise;
  await server.call(session, 'DELETE', `/api/episodes/${id}`);
  await told.promise;
  const left = await fs.readdir(path.join(server.dataDirectory, 'work')).catch(() => []);
  assert.deepEqual(
    left.filter((name) => name.startsWith(id)),
    [],
  );
});

test('a deletion that is under way is no fault of the trailer', async () => {
  const reached = Promise.withResolvers<void>();
  make = () => {
    reached.resolve();
    return new Promise(() => {}); // the job of the queue stays where it is
  };
  const { id } = await finishedEpisode();
  await reached.promise;
  const run = { signal: new AbortController().signal, log: silentLog() };
  const broken = () => Promise.reject(new Error('the folder is gone'));
  await assert.rejects(trailerJobs(server.services, broken).run({ episodeId: id }, run), /folder is gone/);
  // What a deletion begins with, in another process than the one that works here.
  const begun = async () => {
    await forgetSteps(server.database, subjectOf(id));
    return broken();
  };
  await trailerJobs(server.services, begun).run({ episodeId: id }, run);
  await trailerJobs(server.services, () => assert.fail('there is no film any more')).run(
    { episodeId: id },
    run,
  );
});
