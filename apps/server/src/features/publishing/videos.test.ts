import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addFilm,
  connectChannel,
  parentWithChannel,
  publicationOf,
  publish,
  sharedScene,
} from './publishing.testing.ts';
import { newChannel } from './youtube.testing.ts';

const scene = await sharedScene();

/** A parent with two videos of one child on the channel. */
async function published() {
  const { server } = scene;
  const { session, childId, episodeId } = await parentWithChannel(scene);
  const second = await addFilm(server, session, childId);
  for (const id of [episodeId, second]) await scene.work(await publish(server, session, id));
  return { session, childId, episodeId };
}
const count = async (session: Awaited<ReturnType<typeof published>>['session'], query = '') =>
  (await scene.server.call(session, 'GET', `/api/youtube/videos${query}`)).body.count;
const also = { alsoOnYouTube: true };
const alsoThere = { ...also, password: 'secret-1' };

test('how many videos could go is told of an episode, a child and all; to others there are none', async () => {
  const { session, childId, episodeId } = await published();
  assert.deepEqual(
    [
      await count(session),
      await count(session, `?childId=${childId}`),
      await count(session, `?episodeId=${episodeId}`),
    ],
    [2, 2, 1],
  );
  assert.equal(await count(await scene.server.loginAs(), `?childId=${childId}`), 0);
  // Another channel's videos cannot be deleted here.
  scene.google.switchChannel(newChannel());
  await connectChannel(scene, session);
  assert.equal(await count(session), 0);
});

test('an episode is deleted with its video where that is wanted, and without it otherwise', async () => {
  const { server, google } = scene;
  const { session, childId, episodeId } = await published();
  assert.equal((await server.call(session, 'DELETE', `/api/episodes/${episodeId}`, also)).status, 200);
  assert.deepEqual([google.channel.videos.size, google.channel.playlists.size], [1, 1]);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${episodeId}`)).status, 404);
  const [left] = (await server.call(session, 'GET', '/api/episodes')).body;
  assert.equal((await server.call(session, 'DELETE', `/api/episodes/${left.id}`)).status, 200);
  assert.equal(google.channel.videos.size, 1, 'it was not asked for');
  assert.equal(
    (await server.call(session, 'DELETE', `/api/children/${childId}`, { password: 'secret-1' })).status,
    200,
  );
});

test('while YouTube does not delete, nothing is deleted here; what was deleted there is known', async () => {
  const { server, google } = scene;
  const { session, childId, episodeId } = await published();
  google.mishap('DELETE videos', { status: 503 }, { status: 503 });
  const refused = await server.call(session, 'DELETE', `/api/children/${childId}`, alsoThere);
  assert.deepEqual([refused.status, refused.body.code], [409, 'CONFLICT']);
  assert.match(refused.body.message, /cannot be reached just now/);
  assert.equal((await server.call(session, 'GET', `/api/children/${childId}`)).status, 200);

  // One goes and one does not: 'Watch' of the one leads into the app again.
  google.mishap('DELETE videos', {}, { status: 403, reason: 'quotaExceeded' });
  const quota = await server.call(session, 'DELETE', `/api/children/${childId}`, alsoThere);
  assert.match(quota.body.message, /no more changes from this app today/);
  assert.equal(google.channel.videos.size, 1);
  const episodes = (await server.call(session, 'GET', '/api/episodes')).body;
  assert.equal(
    episodes.filter(({ youtubeUrl }: { youtubeUrl: string }) => youtubeUrl.startsWith('/app/')).length,
    1,
  );
  const states = [];
  for (const { id } of episodes) states.push((await publicationOf(server, session, id)).status);
  assert.deepEqual(states.toSorted(), ['none', 'published']);

  assert.equal((await server.call(session, 'DELETE', `/api/children/${childId}`, alsoThere)).status, 200);
  assert.deepEqual([google.channel.videos.size, google.channel.playlists.size], [0, 0]);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${episodeId}`)).status, 404);
  const { events } = (await server.call(session, 'GET', '/api/account-events')).body;
  assert.ok(events.some(({ kind }: { kind: string }) => kind === 'videos-deleted'));
});

test('a child is erased with its videos, and an account with all of them', async () => {
  const { server, google } = scene;
  const child = await published();
  const order = { childId: child.childId, password: 'secret-1', ...also };
  assert.equal((await server.call(child.session, 'POST', '/api/privacy/erase-child', order)).status, 202);
  assert.deepEqual([google.channel.videos.size, google.channel.playlists.size], [0, 0]);

  google.switchChannel(newChannel());
  const { session } = await published();
  const account = { email: session.email, password: 'wrong-1', ...also };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', account)).status, 422);
  assert.equal(google.channel.videos.size, 2, 'a wrong password deletes nothing');
  google.mishap('DELETE videos', { status: 503 }, { status: 503 });
  const right = { ...account, password: 'secret-1' };
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', right)).status, 409);
  assert.equal(
    (await server.call(session, 'GET', '/api/children')).status,
    200,
    'the account is still there',
  );
  assert.equal((await server.call(session, 'POST', '/api/privacy/erase-account', right)).status, 202);
  assert.deepEqual([google.channel.videos.size, google.channel.playlists.size], [0, 0]);
});

test('nobody deletes the videos of another', async () => {
  const { server, google } = scene;
  const { episodeId, childId } = await published();
  const stranger = await server.loginAs();
  await connectChannel(scene, stranger);
  for (const address of [`/api/episodes/${episodeId}`, `/api/children/${childId}`])
    assert.equal((await server.call(stranger, 'DELETE', address, alsoThere)).status, 404);
  assert.equal(google.channel.videos.size, 2);
});
