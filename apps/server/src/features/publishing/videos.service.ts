import type { Publication } from '@milestoon/contract';
import type { Actor } from '@milestoon/database';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { conflict, onChannel } from './channel.ts';
import { findConnection } from './connection.repo.ts';
import { deletePlaylist } from './google/playlists.ts';
import { type Audience, changeAudience, deleteVideo } from './google/videos.ts';
import { readEpisode, requireOffered, viewPublication } from './publications.service.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import {
  type VideosOf,
  countVideos,
  forgetVideo,
  listPlaylists,
  listVideos,
  noteAudience,
  wantAudience,
} from './videos.repo.ts';

/** Milliseconds a parent waits for a change, and for many deletions. */
const [timeoutMs, longTimeoutMs] = [20_000, 50_000];
/** Deletions at the same time: a family's videos, not a burst. */
const atOnce = 4;

const checkedIds = ({ childId, episodeId }: VideosOf): VideosOf => ({
  childId: childId === undefined ? undefined : asId(childId),
  episodeId: episodeId === undefined ? undefined : asId(episodeId),
});

/** How many videos could be deleted on the connected channel. */
export async function viewVideos(
  { client, database }: PublishingDeps,
  actor: SessionActor,
  asked: VideosOf,
): Promise<{ count: number }> {
  const of = checkedIds(asked);
  return database.asUser(actor, async (tx) => {
    const connection = await findConnection(tx, actor.id);
    if (!client || !connection || connection.lost_at !== null) return { count: 0 };
    return { count: await countVideos(tx, connection.channel_id, of) };
  });
}

/**
 * Changes who sees the videos of an episode, of all its versions, and whom they are made for. What is on its way gets
 * there first.
 *
 * @throws AppError NOT_FOUND; CONFLICT when there is no video, YouTube did not do it, or the visibility is not offered
 */
export async function changeVisibility(
  deps: PublishingDeps,
  actor: SessionActor,
  { id, visibility, madeForKids }: Audience & { id: string },
  origin: AuditOrigin,
): Promise<Publication> {
  const { client, database, ports } = deps;
  const episode = await database.asUser(actor, (tx) => readEpisode(tx, actor, id));
  if (!client) throw notFound();
  requireOffered(deps, visibility);
  const { id: episodeId } = episode;
  const wanted = { visibility, madeForKids };
  const change = async (): Promise<void> => {
    const underWay = await wantAudience(database, episodeId, wanted);
    const isPublished = episode.publications.some(({ video_id }) => video_id !== null);
    if (underWay === 0 && !isPublished) throw conflict((texts) => texts.publishing.refusals.notPublished);
    if (!isPublished) return;
    await onChannel(deps, actor.id, timeoutMs, async ({ youtube, channelId }) => {
      const videos = await listVideos(database, { userId: actor.id, channelId }, { episodeId });
      if (videos.length === 0) throw conflict((texts) => texts.publishing.refusals.otherChannel);
      for (const video of videos) {
        await changeAudience(youtube, video.videoId, wanted);
        await noteAudience(database, video.id, wanted);
      }
    });
  };
  // Else of two changes at once YouTube could do one last and we remember the other.
  await database.withAdvisoryLock(`video-visibility:${episodeId}`, change, 'outside');
  await database.asUser(actor, (tx) =>
    ports.audit(tx, actor.id, { kind: 'video-visibility', episodeId, visibility }, origin),
  );
  return viewPublication(deps, actor, episodeId);
}

/**
 * Deletes videos on the parent's channel, and with those of a child or of all the playlists. Each is forgotten as it goes,
 * so that asked again only the rest is deleted. Resolves to how many went now.
 *
 * @throws AppError CONFLICT while YouTube does not do it
 */
export async function deleteVideos(
  deps: PublishingDeps,
  actor: Actor,
  asked: VideosOf,
  origin: AuditOrigin,
): Promise<number> {
  const { database, ports } = deps;
  const of = checkedIds(asked);
  return onChannel(deps, actor.id, longTimeoutMs, async ({ youtube, channelId }) => {
    const owner = { userId: actor.id, channelId };
    const videos = await listVideos(database, owner, of);
    const left = [...videos];
    const work = async (): Promise<void> => {
      for (let video = left.pop(); video; video = left.pop()) {
        await deleteVideo(youtube, video.videoId);
        await forgetVideo(database, video);
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    if (of.episodeId === undefined)
      for (const id of await listPlaylists(database, owner, of.childId)) await deletePlaylist(youtube, id);
    if (videos.length > 0)
      await database.asUser(actor, (tx) =>
        ports.audit(tx, actor.id, { kind: 'videos-deleted', count: videos.length }, origin),
      );
    return videos.length;
  });
}
