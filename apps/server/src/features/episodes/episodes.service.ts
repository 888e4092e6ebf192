import type { Episode, EpisodeMedia } from '@milestoon/contract';
import type { Actor } from '@milestoon/database';
import type { MilestoneWriter, MusicChoice, Narrator } from '@milestoon/domain';
import { reviewRequest } from '@milestoon/story/screenplay';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AuditOrigin, Services, SessionActor } from '../../platform/services.ts';
import { attachFiles, deleteFiles } from '../../platform/storage/attachments.ts';
import { havingOneMade, requireRoom } from './episode-room.ts';
import { newVersionOf, toEpisode, toEpisodeMedia } from './episode-views.ts';
import { findEpisode, findSentBefore, listEpisodes } from './episodes.repo.ts';
import { abandonProduction, queueProduction } from './production.service.ts';
import { forgetKeepsakes } from './forget-keepsakes.ts';
import { takenOf } from './untaken-corrections.ts';

export interface NewEpisode {
  childId: string;
  title: string;
  description: string;
  images: string[];
  wordsInPicture: boolean;
  narrator: Narrator;
  music: MusicChoice;
  writtenBy?: MilestoneWriter | undefined;
}

export const listOwnEpisodes = ({ database, storage }: Services, actor: SessionActor): Promise<Episode[]> =>
  database.asUser(actor, async (tx) => (await listEpisodes(tx)).map((row) => toEpisode(storage, row)));

export async function getEpisode(
  { database, storage }: Services,
  actor: SessionActor,
  id: string,
): Promise<EpisodeMedia> {
  const { row, kept } = await database.asUser(actor, async (tx) => {
    const found = await findEpisode(tx, id);
    const corrected = await tx
      .selectFrom('episode_productions')
      .select('corrections')
      .where('episode_id', '=', found.id)
      .executeTakeFirst();
    return { row: found, kept: corrected };
  });
  const isFinished = row.status === 'completed' && newVersionOf(row) !== 'making';
  const { isChanged } = isFinished ? await takenOf(database, row, kept) : { isChanged: false };
  return toEpisodeMedia(storage, row, isChanged);
}

const viewEpisode = ({ database, storage }: Services, actor: Actor, id: string): Promise<Episode> =>
  database.asUser(actor, async (tx) => toEpisode(storage, await findEpisode(tx, id)));

/**
 * @throws AppError NOT_FOUND, SUBSCRIPTION_REQUIRED, CONFLICT while the child has no avatar, UNSUITABLE for a text
 *   that no film for a child is made of, TOO_MANY_REQUESTS while too many wait; nothing is stored then
 */
export async function createEpisode(
  services: Services,
  actor: SessionActor,
  wanted: NewEpisode,
): Promise<Episode> {
  const { database, ports } = services;
  services.studioDesk.beginStoryboards();
  const childId = asId(wanted.childId);
  const child = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('children')
      .select(['id', 'avatar_selected', 'first_look_round'])
      .where('id', '=', childId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!child) throw notFound();
  if (!(await ports.isSubscribed(actor)) || !(await ports.mayStar(actor, child)))
    throw new AppError('SUBSCRIPTION_REQUIRED');
  if (!child.avatar_selected)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.episode.waitingForAvatar });
  const refusal = reviewRequest(wanted);
  if (refusal)
    throw new AppError('UNSUITABLE', {
      message: `story refused: ${refusal.reason}`,
      userMessage: refusal.userMessage,
    });

  const id = await havingOneMade(services, actor, () =>
    storeEpisode(services, actor, { ...wanted, childId }),
  );
  await queueOrFail(services, actor, id, 1);
  return viewEpisode(services, actor, id);
}

/** Resolves to its id; to that of the one before for a form that is sent again. */
const storeEpisode = (services: Services, actor: SessionActor, wanted: NewEpisode): Promise<string> =>
  services.database.asUser(actor, async (tx) => {
    const sentBefore = await findSentBefore(tx, wanted);
    if (sentBefore) return sentBefore;
    await requireRoom(services, tx);
    await attachFiles(tx, 'episode-images', wanted.images);
    const episode = await tx
      .insertInto('episodes')
      .values({
        child_id: wanted.childId,
        user_id: actor.id,
        created_by: actor.id,
        title: wanted.title,
        description: wanted.description,
        input_images: wanted.images,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('episode_productions')
      .values({
        episode_id: episode.id,
        user_id: actor.id,
        words_in_picture: wanted.wordsInPicture,
        narrator: wanted.narrator,
        music: wanted.music,
        written_by: wanted.writtenBy ?? null,
      })
      .execute();
    return episode.id;
  });

/** An episode that could not even be queued is marked failed; the parent can start it again. */
async function queueOrFail(services: Services, actor: Actor, id: string, version: number): Promise<void> {
  try {
    if (version === 1) await services.ports.automation.processEpisode(id);
    else await queueProduction(services, { id, owner: actor.id, version });
  } catch (error) {
    services.log.error({ episode: id, err: error }, 'an episode could not be queued');
    await setStatus(services, actor, id, version === 1 ? 'failed' : 'completed', 'not queued');
  }
}

const setStatus = (
  { database, now }: Services,
  actor: Actor,
  id: string,
  status: Episode['status'],
  failure: string | null = null,
) =>
  database.asUser(actor, async (tx) => {
    await tx.updateTable('episodes').set({ status, updated_at: now() }).where('id', '=', id).execute();
    await tx
      .updateTable('episode_productions')
      .set({
        step: null,
        share: 0,
        seconds_left: null,
        failure,
        automation_request: null, // what failed may be asked for again
        updated_at: now(),
      })
      .where('episode_id', '=', id)
      .execute();
  });

/** Of one episode: what fails so often fails by itself, and every attempt keeps the machine from other families. */
const retries: RateLimit = { what: 'retries-of-episode', most: 5, within: 3_600_000 };

/**
 * Makes a failed episode, or a failed new version, again. No subscription is asked for: what was ordered while one ran
 * is owed (decision 0039), and nothing else of it can be changed by this.
 *
 * @throws AppError NOT_FOUND, CONFLICT when none has failed, TOO_MANY_REQUESTS while too many wait, or when it was
 *   tried too often
 */
export async function retryEpisode(services: Services, actor: Actor, id: string): Promise<Episode> {
  const { database } = services;
  const version = await havingOneMade(services, actor, async () => {
    const row = await database.asUser(actor, async (tx) => {
      const found = await findEpisode(tx, id);
      const hasFailed = found.status === 'failed' || newVersionOf(found) === 'failed';
      if (!hasFailed) throw new AppError('CONFLICT', { userMessage: (texts) => texts.episode.createFailed });
      await requireRoom(services, tx);
      return found;
    });
    if (!(await services.limiter.mayTry(retries, row.id)))
      throw new AppError('TOO_MANY_REQUESTS', {
        userMessage: ({ failures }) => failures.retriedOften,
        retryAfter: retries.within / 1000,
      });
    const failed = row.version ?? 1;
    await setStatus(services, actor, row.id, failed === 1 ? 'processing' : 'completed');
    return failed;
  });
  await queueOrFail(services, actor, id, version);
  return viewEpisode(services, actor, id);
}

/**
 * Deletes the episode with its images and film, and if that is wanted its videos on YouTube before.
 *
 * @throws AppError NOT_FOUND; CONFLICT when YouTube does not delete them, and then everything stays
 */
export async function removeEpisode(
  services: Services,
  actor: SessionActor,
  { id, alsoOnYouTube }: { id: string; alsoOnYouTube?: boolean | undefined },
  origin: AuditOrigin,
): Promise<void> {
  const { database, ports, storage } = services;
  const own = await database.asUser(actor, (tx) => findEpisode(tx, id));
  if (alsoOnYouTube) await ports.deleteVideos(actor, { episodeId: own.id }, origin);
  const abandonAgain = await abandonProduction(services, own.id);
  await database.asUser(actor, async (tx) => {
    // A production that is just finishing adds its files first, or finds the episode gone.
    await tx.selectFrom('episodes').select('id').where('id', '=', own.id).forUpdate().execute();
    const row = await findEpisode(tx, own.id);
    const { video_path, rendition_path, captions_path, poster_path, sound_path, trailer_path } = row;
    const made = [video_path, rendition_path, captions_path, poster_path, sound_path, trailer_path];
    const printed = await forgetKeepsakes(tx, row);
    const told = await tx.selectFrom('recordings').select('path').where('episode_id', '=', row.id).execute();
    const hellos = await tx
      .selectFrom('film_hellos')
      .select('path')
      .where('episode_id', '=', row.id)
      .execute();
    await tx.deleteFrom('episodes').where('id', '=', row.id).execute();
    const { episode_number: episodeNumber } = row;
    await ports.audit(tx, actor.id, { kind: 'episode-deleted', episodeNumber }, origin);
    const paths = [...made, ...printed, ...[...told, ...hellos].map(({ path }) => path)].filter(
      (path) => path !== null,
    );
    await deleteFiles(tx, storage, [...row.input_images, ...paths]);
  });
  await abandonAgain();
  await ports.sharingChanged(actor.id);
}
