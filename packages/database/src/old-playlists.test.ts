import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseBefore } from './before-migration.testing.ts';

const [parent, child, other] = [1, 2, 3].map((i) => `00000000-0000-4000-8000-00000000000${i}`);

test('a playlist from before seasons stays that of every season it holds a video of', async () => {
  const { client, migrate, close } = await databaseBefore('0030_visibility_and_seasons.sql');
  try {
    await client.query(
      `insert into "user" (id, name, email) values ('${parent}', 'Parent', 'p@example.com')`,
    );
    for (const id of [child, other]) {
      await client.query(`insert into children (id, user_id, created_by, name, style, look)
        values ('${id}', '${parent}', '${parent}', 'Mia', 'anime', '{}')`);
      await client.query(`insert into youtube_playlists (child_id, user_id, channel_id, playlist_id)
        values ('${id}', '${parent}', 'UC1', 'PL of ${id}')`);
    }
    // Of the first child the thirteenth episode is on YouTube and the twenty-fifth is not.
    for (let i = 1; i <= 25; i += 1)
      await client.query(`insert into episodes (child_id, user_id, created_by, title, description, input_images)
        values ('${child}', '${parent}', '${parent}', 'Title', 'Text', '{a.jpg}')`);
    await client.query(`insert into publications (user_id, episode_id, version, video_id, requested_at)
      select user_id, id, 1, 'video', now() from episodes where episode_number in (1, 13)`);
    await migrate();
    const { rows } = await client.query(
      'select child_id, season, playlist_id from youtube_playlists order by child_id, season',
    );
    assert.deepEqual(rows, [
      { child_id: child, season: 1, playlist_id: `PL of ${child}` },
      { child_id: child, season: 2, playlist_id: `PL of ${child}` },
      { child_id: other, season: 1, playlist_id: `PL of ${other}` },
    ]);
  } finally {
    await close();
  }
});
