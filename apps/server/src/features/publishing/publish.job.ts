import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { readToken } from './connection.repo.ts';
import { GoogleFault } from './google/fault.ts';
import { addCaptions, type Audience, changeAudience, deleteVideo, setThumbnail } from './google/videos.ts';
import type { YouTube } from './google/youtube.ts';
import { openChannel } from './open-channel.ts';
import { putIntoPlaylist } from './playlist.ts';
import {
  dropOutdated,
  findToPublish,
  holdUnpublished,
  keepAsTold,
  noteTold,
  setPublished,
  type ToPublish,
} from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { failPublication, settle } from './retry-policy.ts';
import { uploadFilm } from './upload.ts';
import { spokenIn } from './video-texts.ts';
import { watchUrl } from './watch-url.ts';

/** Asking again would not help. */
const isFinal = (error: unknown): error is GoogleFault =>
  error instanceof GoogleFault && ['refused', 'missing', 'exists'].includes(error.kind);

/** What a video can be without: not every channel may set thumbnails. What may work later is thrown on. */
const without =
  ({ log }: PublishingDeps, { id }: ToPublish, what: string) =>
  (error: unknown): void => {
    if (!isFinal(error)) throw error;
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

const isSame = (one: Audience, other: Audience): boolean =>
  one.visibility === other.visibility && one.madeForKids === other.madeForKids;

/**
 * Tells YouTube whom the video is for, when all of it is there; a video on another channel stays as it is. Resolves to
 * what YouTube knows then.
 */
async function open(
  { database, log }: PublishingDeps,
  youtube: YouTube | undefined,
  id: string,
  { videoId, wanted, told }: { videoId: string; wanted: Audience; told: Audience },
): Promise<Audience> {
  if (isSame(wanted, told)) return told;
  try {
    if (!youtube) throw new GoogleFault('missing', 'the video is on another channel');
    await changeAudience(youtube, videoId, wanted);
    await noteTold(database, id, wanted);
    return wanted;
  } catch (error) {
    if (!isFinal(error)) throw error;
    log.warn({ publication: id, answer: error.message }, 'a video stays as private as it was');
    await keepAsTold(database, id, told);
    return told;
  }
}

/**
 * The video is where it belongs: 'Watch' leads there from now on, and the parent is told. Where the parent wants another
 * audience by now, that is returned instead; 'gone': the episode was deleted meanwhile.
 */
const finish = (
  { database, ports, now }: PublishingDeps,
  { id, userId, episodeId, version }: ToPublish,
  { videoId, told }: { videoId: string; told: Audience },
): Promise<Audience | 'gone' | 'published'> =>
  database.asWorker('an episode is published', async (tx) => {
    const wanted = await holdUnpublished(tx, id);
    if (typeof wanted === 'string') return wanted;
    if (!isSame(wanted, told)) return wanted;
    await setPublished(tx, id, now());
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
    return 'published';
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
  // Read again: an upload may have begun since, and the parent may have changed their mind.
  let { wanted, told } = (await findToPublish(deps.database, publication.id)) ?? publication;
  for (;;) {
    signal.throwIfAborted();
    told = await open(deps, isElsewhere ? undefined : youtube, publication.id, { videoId, wanted, told });
    const outcome = await finish(deps, publication, { videoId, told });
    if (outcome === 'published') return;
    if (outcome === 'gone') break;
    wanted = outcome;
  }
  if (!isElsewhere) await deleteVideo(youtube, videoId);
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
