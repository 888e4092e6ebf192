import { seasonOf } from '@milestoon/domain';
import { GoogleFault } from './google/fault.ts';
import { addToPlaylist, createPlaylist, findPlaylist, isInPlaylist } from './google/playlists.ts';
import type { YouTube } from './google/youtube.ts';
import type { ToPublish } from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { playlistMark, playlistTexts } from './video-texts.ts';

const reason = 'a season has one playlist';

interface Series {
  youtube: YouTube;
  channelId: string;
  publication: ToPublish;
}

/** Finds or makes the playlist, in case it was made and not written down, and remembers it. */
async function newPlaylist(
  { database }: PublishingDeps,
  { youtube, channelId, publication }: Series,
): Promise<string> {
  const { childId, userId } = publication;
  const season = seasonOf(publication.episodeNumber);
  const playlistId =
    (await findPlaylist(youtube, playlistMark(childId, season))) ??
    (await createPlaylist(youtube, await playlistTexts(publication)));
  await database.asWorker(reason, async (tx) => {
    const child = await tx
      .selectFrom('children')
      .select('id')
      .where('id', '=', childId)
      .forShare()
      .executeTakeFirst();
    if (!child) return; // deleted: there is nothing to remember it for
    await tx
      .insertInto('youtube_playlists')
      .values({ child_id: childId, season, user_id: userId, channel_id: channelId, playlist_id: playlistId })
      .onConflict((conflict) =>
        conflict
          .columns(['child_id', 'season'])
          .doUpdateSet({ channel_id: channelId, playlist_id: playlistId }),
      )
      .execute();
  });
  return playlistId;
}

async function add(youtube: YouTube, playlistId: string, videoId: string): Promise<void> {
  if (!(await isInPlaylist(youtube, playlistId, videoId))) await addToPlaylist(youtube, playlistId, videoId);
}

/**
 * Puts a video into the playlist of its season, once; makes the playlist where there is none, or none any more.
 *
 * @throws GoogleFault
 */
export const putIntoPlaylist = (deps: PublishingDeps, series: Series, videoId: string): Promise<void> =>
  // Else two first episodes at once make two playlists.
  deps.database.withAdvisoryLock(
    `youtube-playlist:${series.publication.childId}`,
    async () => {
      const known = await deps.database.asWorker(reason, (tx) =>
        tx
          .selectFrom('youtube_playlists')
          .select('playlist_id')
          .where('child_id', '=', series.publication.childId)
          .where('season', '=', seasonOf(series.publication.episodeNumber))
          .where('channel_id', '=', series.channelId)
          .executeTakeFirst(),
      );
      if (known) {
        try {
          return await add(series.youtube, known.playlist_id, videoId);
        } catch (error) {
          if (!(error instanceof GoogleFault) || error.kind !== 'missing') throw error;
          // Deleted at YouTube: the series begins another.
        }
      }
      await add(series.youtube, await newPlaylist(deps, series), videoId);
    },
    'outside',
  );
