import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  connectChannel,
  parentWithChannel,
  parentWithFilm,
  publicationOf,
  publish,
  publishingScene,
  sharedScene,
} from './publishing.testing.ts';
import { newChannel } from './youtube.testing.ts';

const scene = await sharedScene({}, { YOUTUBE_AUDITED: 'true' });

const statusAtYouTube = () => {
  const [video = assert.fail('no video')] = scene.google.channel.videos.values();
  const { privacyStatus, selfDeclaredMadeForKids } = video.resource.status;
  return [privacyStatus, selfDeclaredMadeForKids];
};
const addressOf = (episodeId: string): string => `/api/episodes/${episodeId}/publication`;
const change = (
  { session, episodeId }: Awaited<ReturnType<typeof parentWithChannel>>,
  visibility: string,
  madeForKids = true,
) => scene.server.call(session, 'PUT', addressOf(episodeId), { visibility, madeForKids });

test('who sees a video and whom it is made for is chosen when it is published; it is opened last of all', async () => {
  const { server, google } = scene;
  const { session, episodeId } = await parentWithChannel(scene);
  const before = await publicationOf(server, session, episodeId);
  assert.deepEqual(
    [before.visibility, before.madeForKids, before.visibilities],
    ['private', true, ['private', 'unlisted', 'public']],
  );
  await scene.work(await publish(server, session, episodeId, { visibility: 'unlisted', madeForKids: false }));
  assert.deepEqual(statusAtYouTube(), ['unlisted', false]);
  const { visibility, madeForKids, status } = await publicationOf(server, session, episodeId);
  assert.deepEqual([visibility, madeForKids, status], ['unlisted', false, 'published']);
  assert.deepEqual(
    google.asked.map(({ call }) => call).slice(-2),
    ['POST playlistItems', 'PUT videos'],
    'nobody sees it before all of it is there',
  );
});

test('it can be changed later, and is in the trail', async () => {
  const { server } = scene;
  const parent = await parentWithChannel(scene);
  const { session, episodeId } = parent;
  await scene.work(await publish(server, session, episodeId));
  assert.deepEqual(statusAtYouTube(), ['private', true]);
  const { status, body } = await change(parent, 'public', false);
  assert.deepEqual([status, body.visibility, body.madeForKids], [200, 'public', false]);
  assert.deepEqual(statusAtYouTube(), ['public', false]);
  await change(parent, 'private', false);
  assert.deepEqual(statusAtYouTube(), ['private', false]);
  const { events } = (await server.call(session, 'GET', '/api/account-events')).body;
  assert.deepEqual(
    events
      .filter(({ kind }: { kind: string }) => kind === 'video-visibility')
      .map(({ detail }: { detail: string }) => detail),
    ['private', 'public'],
  );
});

test('a change of mind while the video is on its way counts', async () => {
  const { server, google } = scene;
  const parent = await parentWithChannel(scene);
  const id = await publish(server, parent.session, parent.episodeId, { visibility: 'public' });
  google.mishap('POST upload captions', { before: () => change(parent, 'private', false) });
  await scene.work(id);
  assert.deepEqual(statusAtYouTube(), ['private', false]);
  // The last moment: YouTube was told already.
  const other = await parentWithChannel(scene);
  google.switchChannel(newChannel());
  const otherId = await publish(server, other.session, other.episodeId, { visibility: 'public' });
  google.mishap('PUT videos', { before: () => change(other, 'unlisted') });
  await scene.work(otherId);
  assert.deepEqual(statusAtYouTube(), ['unlisted', true]);
  assert.equal((await publicationOf(server, other.session, other.episodeId)).visibility, 'unlisted');
});

test('what YouTube does not do is told, and nothing else is pretended', async () => {
  const { server, google } = scene;
  const parent = await parentWithChannel(scene);
  const { session, episodeId } = parent;
  assert.equal((await change(parent, 'unlisted')).body.message, 'This episode is not on YouTube.');
  await scene.work(await publish(server, session, episodeId));
  google.mishap('PUT videos', { status: 503 });
  const unreachable = await change(parent, 'unlisted');
  assert.deepEqual([unreachable.status, unreachable.body.code], [409, 'CONFLICT']);
  assert.match(unreachable.body.message, /cannot be reached just now/);
  google.channel.keepPrivate();
  assert.equal((await change(parent, 'public')).body.message, 'YouTube did not accept this change.');
  assert.equal((await publicationOf(server, session, episodeId)).visibility, 'private');

  // A new video that stays private is published, and the page says private.
  const other = await parentWithChannel(scene);
  await scene.work(await publish(server, other.session, other.episodeId, { visibility: 'public' }));
  const { status, visibility } = await publicationOf(server, other.session, other.episodeId);
  assert.deepEqual([status, visibility], ['published', 'private']);
});

test('to others the episode does not exist', async () => {
  const parent = await parentWithChannel(scene);
  const session = await scene.server.loginAs();
  assert.equal((await change({ ...parent, session }, 'public')).status, 404);
});

test('what a parent says of new videos is told of those that are published by themselves', async () => {
  const { server } = scene;
  const { session, episodeId } = await parentWithChannel(scene);
  const { body } = await server.call(session, 'PUT', '/api/youtube/settings', { madeForKids: false });
  assert.deepEqual([body.channel.madeForKids, body.channel.publishAutomatically], [false, true]);
  await server.database.asWorker('test', (tx) =>
    server.services.ports.publishWhenWanted(tx, { id: episodeId, userId: session.id, version: 1 }),
  );
  const { visibility, madeForKids } = await publicationOf(server, session, episodeId);
  assert.deepEqual([visibility, madeForKids], ['private', false]);
});

test('where Google has not audited the project, private is all there is', async () => {
  const closed = await publishingScene();
  try {
    const { session, episodeId } = await parentWithFilm(closed);
    await connectChannel(closed, session);
    assert.deepEqual((await publicationOf(closed.server, session, episodeId)).visibilities, ['private']);
    for (const visibility of ['unlisted', 'public'])
      for (const method of ['POST', 'PUT']) {
        const wanted = { visibility, madeForKids: true };
        const { status, body } = await closed.server.call(session, method, addressOf(episodeId), wanted);
        assert.deepEqual(
          [status, body.message],
          [409, 'Videos from here can only be private on YouTube.'],
          `${method} ${visibility}`,
        );
      }
    await closed.work(await publish(closed.server, session, episodeId, { madeForKids: false }));
    assert.equal(closed.google.calls('PUT videos').length, 0);
  } finally {
    await closed.close();
  }
});
