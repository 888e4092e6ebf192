import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addFilm, parentWithChannel, publish, sharedScene } from './publishing.testing.ts';

const scene = await sharedScene();

test('a season has a playlist of its own, which is found again', async () => {
  const { server, google } = scene;
  const { session, childId, episodeId } = await parentWithChannel(scene);
  await scene.work(await publish(server, session, episodeId));
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('children').set({ last_episode_number: 11 }).where('id', '=', childId).execute(),
  );
  // The twelfth, the thirteenth and the fourteenth.
  for (let i = 0; i < 3; i += 1)
    await scene.work(await publish(server, session, await addFilm(server, session, childId)));
  const lists = [...google.channel.playlists.values()];
  assert.deepEqual(
    lists.map(({ resource, videos }) => [resource.snippet.title, videos.length]),
    [
      ['Mia · Season 1 · Milestoon', 2],
      ['Mia · Season 2 · Milestoon', 2],
    ],
  );
  assert.match(lists[1]?.resource.snippet.description, /^Season 2 of the animated series of Mia/);

  // Written down nowhere any more, both are found by their marks.
  await server.database.asOwner('test', (tx) =>
    tx.deleteFrom('youtube_playlists').where('child_id', '=', childId).execute(),
  );
  await scene.work(await publish(server, session, await addFilm(server, session, childId)));
  assert.deepEqual(
    [...google.channel.playlists.values()].map(({ videos }) => videos.length),
    [2, 3],
  );
});
