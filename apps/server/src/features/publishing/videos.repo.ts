import type { Database, Tx } from '@milestoon/database';
import type { Audience } from './google/videos.ts';
import { watchUrl } from './watch-url.ts';

/** All videos of a parent, or those of a child or an episode. */
export interface VideosOf {
  childId?: string | undefined;
  episodeId?: string | undefined;
}

const reason = 'what a parent has published';

/** Videos of a person on one channel. */
const videosOn = (tx: Tx, channelId: string, { childId, episodeId }: VideosOf) =>
  tx
    .selectFrom('publications')
    .innerJoin('episodes', 'episodes.id', 'publications.episode_id')
    .select(['publications.id', 'publications.episode_id', 'publications.video_id'])
    .where('publications.channel_id', '=', channelId)
    .where('publications.video_id', 'is not', null)
    .$if(childId !== undefined, (query) => query.where('episodes.child_id', '=', childId ?? ''))
    .$if(episodeId !== undefined, (query) => query.where('episodes.id', '=', episodeId ?? ''));

/** As a parent may see them: `tx` acts for one. */
export async function countVideos(tx: Tx, channelId: string, of: VideosOf): Promise<number> {
  return (await videosOn(tx, channelId, of).execute()).length;
}

export interface Video {
  id: string;
  episodeId: string;
  videoId: string;
}

export const listVideos = (
  { asWorker }: Database,
  { userId, channelId }: { userId: string; channelId: string },
  of: VideosOf,
): Promise<Video[]> =>
  asWorker(reason, async (tx) => {
    const rows = await videosOn(tx, channelId, of).where('publications.user_id', '=', userId).execute();
    return rows.flatMap(({ id, episode_id: episodeId, video_id: videoId }) =>
      videoId === null ? [] : [{ id, episodeId, videoId }],
    );
  });

/** The video is gone from YouTube: 'Watch' leads to the app again. */
export const forgetVideo = ({ asWorker }: Database, { id, episodeId, videoId }: Video): Promise<void> =>
  asWorker(reason, async (tx) => {
    await tx.deleteFrom('publications').where('id', '=', id).execute();
    await tx
      .updateTable('episodes')
      .set({ youtube_url: `/app/episodes/${episodeId}` })
      .where('id', '=', episodeId)
      .where('youtube_url', '=', watchUrl(videoId))
      .execute();
  });

export const noteAudience = ({ asWorker }: Database, id: string, audience: Audience): Promise<unknown> =>
  asWorker(reason, (tx) =>
    tx
      .updateTable('publications')
      .set({
        visibility: audience.visibility,
        made_for_kids: audience.madeForKids,
        told_visibility: audience.visibility,
        told_made_for_kids: audience.madeForKids,
      })
      .where('id', '=', id)
      .execute(),
  );

/** What is on its way to YouTube is to be seen like that when it is there. Resolves to how many there are. */
export const wantAudience = (
  { asWorker }: Database,
  episodeId: string,
  { visibility, madeForKids }: Audience,
): Promise<number> =>
  asWorker(reason, async (tx) => {
    const rows = await tx
      .updateTable('publications')
      .set({ visibility, made_for_kids: madeForKids })
      .where('episode_id', '=', episodeId)
      .where('status', '<>', 'published')
      .returning('id')
      .execute();
    return rows.length;
  });

/** The ids of playlists on one channel. A row whose playlist is gone does no harm: where it is needed, another is made. */
export const listPlaylists = (
  { asWorker }: Database,
  { userId, channelId }: { userId: string; channelId: string },
  childId: string | undefined,
): Promise<string[]> =>
  asWorker(reason, async (tx) => {
    const rows = await tx
      .selectFrom('youtube_playlists')
      .select('playlist_id')
      // One of an earlier release may hold several seasons.
      .distinct()
      .where('user_id', '=', userId)
      .where('channel_id', '=', channelId)
      .$if(childId !== undefined, (query) => query.where('child_id', '=', childId ?? ''))
      .execute();
    return rows.map((row) => row.playlist_id);
  });
