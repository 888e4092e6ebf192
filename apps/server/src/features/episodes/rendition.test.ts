import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus, finishedEpisode } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { Produce } from './production.job.ts';

const withBoth: Produce = (request, host) => smallProduction(request, host);
/** As where films are small anyway. */
const withOne: Produce = async (request, host) => {
  const { rendition: _, ...finished } = await smallProduction(request, host);
  return finished;
};

let server: TestServer;
let produce: Produce = withBoth;
before(async () => {
  server = await testServer({ produce: (...args) => produce(...args) });
});
after(() => server.close());

const read = async (session: Session, id: string): Promise<Json> =>
  (await server.call(session, 'GET', `/api/episodes/${id}`)).body;
const statusOf = async (url: string): Promise<number> => {
  const answer = await server.fetch(url);
  await answer.body?.cancel();
  return answer.status;
};

/** The rows of what is stored of an episode's renditions. */
const rowsOf = (id: string) =>
  server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('stored_files')
      .select(['width', 'height', 'content_type', 'attached'])
      .where('path', 'like', `%/${id}/episode-small%`)
      .execute(),
  );

async function made(): Promise<{ session: Session; childId: string; id: string; episode: Json }> {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, id, ['completed']);
  return { session, childId: child.id, id, episode: await read(session, id) };
}

/** Has a changed story made, and resolves to the episode then. */
async function madeAnew(session: Session, id: string): Promise<Json> {
  const { body: story } = await server.call(session, 'GET', `/api/episodes/${id}/story`);
  const { status } = await server.call(session, 'POST', `/api/episodes/${id}/story`, story);
  assert.equal(status, 200);
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    try {
      const episode = await read(session, id);
      if (episode.newVersion === null) return episode;
      await changed.promise;
    } finally {
      stop();
    }
  }
}

test('a finished film has a smaller rendition, at an address of its own that nobody can invent', async () => {
  produce = withBoth;
  const { id, episode } = await made();
  assert.deepEqual(await rowsOf(id), [
    { width: 960, height: 540, content_type: 'video/mp4', attached: true },
  ]);
  assert.equal(await statusOf(episode.renditionUrl), 200);
  const part = await server.fetch(episode.renditionUrl, { headers: { range: 'bytes=0-4' } });
  assert.deepEqual([part.status, await part.text()], [206, 'First']);
  const [address] = episode.renditionUrl.split('?');
  const [, query] = episode.videoUrl.split('?');
  for (const invented of [address, `${address}?${query}`]) assert.equal(await statusOf(invented), 404);
});

test('it is told to nobody else', async () => {
  produce = withBoth;
  const { id } = await made();
  for (const stranger of [await server.loginAs(), await server.loginAs('super_admin')])
    assert.equal((await server.call(stranger, 'GET', `/api/episodes/${id}`)).status, 404);
  assert.equal((await server.call(null, 'GET', `/api/episodes/${id}`)).status, 401);
});

test('what is saved is the film itself', async () => {
  produce = withBoth;
  const { episode } = await made();
  const fileOf = (url: string): string => new URL(url, 'http://localhost').pathname;
  assert.equal(fileOf(episode.downloadUrl), fileOf(episode.videoUrl));
});

test('a new version brings its own, and takes the old one away', async () => {
  produce = withBoth;
  const { session, id, episode } = await made();
  const again = await madeAnew(session, id);
  assert.notEqual(again.renditionUrl.split('?')[0], episode.renditionUrl.split('?')[0]);
  assert.deepEqual(
    [await statusOf(again.renditionUrl), await statusOf(episode.renditionUrl), (await rowsOf(id)).length],
    [200, 404, 1],
  );
});

test('a version without one leaves none of the version before', async () => {
  produce = withBoth;
  const { session, id, episode } = await made();
  produce = withOne;
  const again = await madeAnew(session, id);
  assert.equal(again.renditionUrl, null);
  assert.equal(await statusOf(again.videoUrl), 200);
  assert.deepEqual([await statusOf(episode.renditionUrl), await rowsOf(id)], [404, []]);
});

test('a film of before has none, and is watched as it was', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  const episode = await read(session, await finishedEpisode(server, session, child.id, { rendition: null }));
  assert.equal(episode.renditionUrl, null);
  assert.equal(await statusOf(episode.videoUrl), 200);
});

for (const what of ['episode', 'child'] as const)
  test(`it goes with its ${what}`, async () => {
    produce = withBoth;
    const { session, childId, id, episode } = await made();
    const address = what === 'episode' ? `/api/episodes/${id}` : `/api/children/${childId}`;
    const proof = what === 'child' ? { password: 'secret-1' } : undefined;
    assert.equal((await server.call(session, 'DELETE', address, proof)).status, 200);
    assert.deepEqual([await statusOf(episode.renditionUrl), await rowsOf(id)], [404, []]);
  });
