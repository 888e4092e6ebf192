import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { readToken } from './connection.repo.ts';
import { GoogleFault } from './google/fault.ts';
import { type GoogleClient, refresh } from './google/oauth.ts';
import { addCaptions, deleteVideo, setThumbnail } from './google/videos.ts';
import { openYouTube, type YouTube } from './google/youtube.ts';
import { putIntoPlaylist } from './playlist.ts';
import { dropOutdated, findToPublish, setPublished, type ToPublish } from './publications.repo.ts';
import { watchUrl } from './publications.service.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { failPublication, settle } from './setbacks.ts';
import { uploadFilm } from './upload.ts';
import { spokenIn } from './video-texts.ts';

/** The permission of one connection for as long as a job runs. */
function openChannel(client: GoogleClient, refreshToken: string, signal: AbortSignal): YouTube {
  let token: Promise<string> | undefined;
  return openYouTube(
    client.addresses,
    {
      get(anew) {
        if (anew || !token) token = refresh(client, refreshToken, signal);
        return token;
      },
    },
    signal,
  );
}

/** What a video can be without: not every channel may set thumbnails. What may work later is thrown on. */
const without =
  ({ log }: PublishingDeps, { id }: ToPublish, what: string) =>
  (error: unknown): void => {
    const isFinal = error instanceof GoogleFault && ['refused', 'missing', 'exists'].includes(error.kind);
    if (!isFinal) throw error;
    if (error.kind !== 'exists')
      log.warn({ publication: id, answer: error.message }, `a video goes without ${what}`);
  };

async function adorn(
  deps: PublishingDeps,
  youtube: YouTube,
  publication: ToPublish,
  videoId: string,
): Promise<void> {
  const { storage } = deps;
  const { poster, captions } = publication.files;
  const read = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
    Uint8Array.from(await storage.read('episodes', path));
  if (poster)
    await setThumbnail(youtube, videoId, await read(poster)).catch(without(deps, publication, 'thumbnail'));
  if (captions) {
    const text = new TextDecoder().decode(await read(captions));
    const told = { text, language: spokenIn(publication) };
    await addCaptions(youtube, videoId, told).catch(without(deps, publication, 'captions'));
  }
}

/**
 * The video is where it belongs: 'Watch' leads there from now on, and the parent is told. False when the episode was
 * deleted meanwhile.
 */
const finish = (
  { database, ports, now }: PublishingDeps,
  { id, userId, episodeId, version }: ToPublish,
  videoId: string,
): Promise<boolean> =>
  database.asWorker('an episode is published', async (tx) => {
    const known = await tx.selectFrom('publications').select('id').where('id', '=', id).execute();
    if (known.length === 0) return false;
    if (!(await setPublished(tx, id, now()))) return true; // another attempt was faster
    // Not where a newer version was finished meanwhile: that one can be watched in the app alone.
    await tx
      .updateTable('episodes')
      .set({ youtube_url: watchUrl(videoId), updated_at: now() })
      .where('id', '=', episodeId)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('episode_productions')
            .select('episode_id')
            .where('episode_id', '=', episodeId)
            .where((made) => made(made.fn.coalesce('made_version', made.lit(1)), '=', version)),
        ),
      )
      .execute();
    await ports.notify(tx, userId, { kind: 'episode-published', episodeId, version });
    return true;
  });

async function publish(
  deps: PublishingDeps,
  publication: ToPublish,
  { youtube, channelId, signal }: { youtube: YouTube; channelId: string; signal: AbortSignal },
): Promise<void> {
  // The parent chose another channel after the upload: that video stays as it is.
  const isElsewhere = publication.videoId !== null && publication.channelId !== channelId;
  const videoId =
    publication.videoId ?? (await uploadFilm(deps, { youtube, channelId, publication, signal }));
  if (videoId === undefined) return;
  if (!isElsewhere) {
    if (publication.madeVersion === publication.version) await adorn(deps, youtube, publication, videoId);
    const series = { youtube, channelId, publication };
    await putIntoPlaylist(deps, series, videoId).catch(without(deps, publication, 'playlist'));
  }
  if (await finish(deps, publication, videoId)) return;
  await deleteVideo(youtube, videoId);
}

/**
 * Brings an episode to its parent's channel: film, thumbnail, captions, playlist. Every step is written down or can be
 * repeated, so a killed process goes on where it was; what Google refuses is seen to here, and only what nobody
 * expected is tried again by the queue.
 */
export function publishJob(deps: PublishingDeps): JobHandler<Jobs['publish-episode']> {
  const { client, database } = deps;
  return {
    async run({ publicationId }, { signal }) {
      const publication = await findToPublish(database, publicationId);
      if (!publication || !client) return;
      if (publication.videoId === null && publication.madeVersion !== publication.version)
        return void (await dropOutdated(database, publicationId));
      const connection = await readToken(database, publication.userId);
      if (!connection) return; // it waits until the parent connects again
      const { refreshToken, channelId, connectedAt } = connection;
      const youtube = openChannel(client, refreshToken, signal);
      try {
        await publish(deps, publication, { youtube, channelId, signal });
      } catch (error) {
        if (!(error instanceof GoogleFault)) throw error;
        const known = (await findToPublish(database, publicationId)) ?? publication;
        await settle(deps, known, error, connectedAt);
      }
    },
    failed: ({ publicationId }) => failPublication(deps, publicationId, 'unexpected'),
  };
}
