import type { Publication, PublicationProblem } from '@milestoon/contract';
import { publicationProblems } from '@milestoon/contract';
import type { Tx, WorkerTx } from '@milestoon/database';
import { toVisibility, visibilities, type Visibility } from '@milestoon/domain';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { findConnection } from './connection.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { queuePublication } from './queue-publication.ts';
import { watchUrl } from './watch-url.ts';

/** The person's own episode and its publications, newest version first. @throws AppError NOT_FOUND */
export async function readEpisode(tx: Tx, actor: SessionActor, id: string) {
  const episode = await tx
    .selectFrom('episodes')
    .leftJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'episodes.status', 'production.video_path'])
    .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('version'))
    .where('episodes.id', '=', asId(id))
    .executeTakeFirst();
  if (!episode) throw notFound();
  const publications = await tx
    .selectFrom('publications')
    .select([
      'version',
      'status',
      'problem',
      'next_attempt_at',
      'bytes_sent',
      'bytes_total',
      'video_id',
      'published_at',
      'visibility',
      'made_for_kids',
    ])
    .where('episode_id', '=', episode.id)
    .orderBy('version', 'desc')
    .execute();
  const connection = await findConnection(tx, actor.id);
  return { ...episode, publications, connection };
}

/** What can be chosen: Google keeps what comes from a project that it has not audited private. */
const offered = ({ config }: PublishingDeps): Visibility[] =>
  config.youtube?.isAudited ? [...visibilities] : ['private'];

/** @throws AppError CONFLICT for a visibility that is not offered */
export function requireOffered(deps: PublishingDeps, visibility: Visibility | undefined): void {
  if (visibility !== undefined && !offered(deps).includes(visibility))
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.publishing.refusals.privateOnly });
}

const statuses = ['waiting', 'uploading', 'published', 'failed'] as const;
const problemOf = (text: string | null): PublicationProblem | null =>
  publicationProblems.find((problem) => problem === text) ?? null;

export async function viewPublication(
  deps: PublishingDeps,
  actor: SessionActor,
  episodeId: string,
): Promise<Publication> {
  const { client, database } = deps;
  const { version, publications, connection } = await database.asUser(actor, (tx) =>
    readEpisode(tx, actor, episodeId),
  );
  const own = publications.find((one) => one.version === version);
  const published = publications.find((one) => one.published_at !== null);
  const latest = own ?? published;
  const channel = !client ? 'unavailable' : !connection ? 'none' : connection.lost_at ? 'lost' : 'connected';
  return {
    channel,
    status: statuses.find((status) => status === own?.status) ?? 'none',
    problem: problemOf(own?.problem ?? null),
    share: own?.bytes_total ? own.bytes_sent / own.bytes_total : null,
    nextAttemptAt: own?.next_attempt_at ?? null,
    url: published?.video_id ? watchUrl(published.video_id) : null,
    publishedAt: published?.published_at ?? null,
    visibility: toVisibility(latest?.visibility ?? 'private'),
    madeForKids: latest?.made_for_kids ?? connection?.made_for_kids ?? true,
    visibilities: offered(deps),
  };
}

/**
 * Publishes the finished version of an episode, private unless something else is wanted. Asked again, what waits or has
 * failed is tried now; what is under way or published stays as it is.
 *
 * @throws AppError NOT_FOUND, CONFLICT without a connected channel or a finished film, and for a visibility that is not
 *   offered
 */
export async function publish(
  deps: PublishingDeps,
  actor: SessionActor,
  episodeId: string,
  asked: { visibility?: Visibility | undefined; madeForKids?: boolean | undefined },
  origin: AuditOrigin,
): Promise<Publication> {
  const { client, database, ports, queue, now } = deps;
  const { id, status, version, video_path, connection } = await database.asUser(actor, (tx) =>
    readEpisode(tx, actor, episodeId),
  );
  if (!client) throw notFound();
  if (status !== 'completed' || video_path === null)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.publishing.refusals.notReady });
  if (!connection || connection.lost_at !== null)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.publishing.refusals.notConnected });
  requireOffered(deps, asked.visibility);
  const { visibility = 'private', madeForKids = connection.made_for_kids } = asked;
  const wanted = { visibility, made_for_kids: madeForKids };
  const again = {
    ...(asked.visibility !== undefined && { visibility }),
    ...(asked.madeForKids !== undefined && { made_for_kids: madeForKids }),
  };
  await database.asWorker('a publication and its job are written together', async (tx) => {
    const still = await tx.selectFrom('episodes').select('id').where('id', '=', id).forShare().execute();
    if (still.length === 0) throw notFound();
    const row = await tx
      .insertInto('publications')
      .values({ user_id: actor.id, episode_id: id, version, requested_at: now(), ...wanted })
      .onConflict((conflict) =>
        conflict
          .columns(['episode_id', 'version'])
          .doUpdateSet({ status: 'waiting', problem: null, next_attempt_at: null, attempts: 0, ...again })
          .where('publications.status', 'in', ['waiting', 'failed']),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await ports.audit(tx, actor.id, { kind: 'published', episodeId: id }, origin);
    await queuePublication(queue, { id: row.id, owner: actor.id }, tx);
  });
  return viewPublication(deps, actor, episodeId);
}

/**
 * Has an episode published, as private, whose film was just finished, if its parent wants that. A changed story of what
 * is on YouTube already is left to the parent: it would be a second video.
 */
export async function publishWhenWanted(
  { client, ports, queue, now }: PublishingDeps,
  tx: WorkerTx,
  { id, userId, version }: { id: string; userId: string; version: number },
): Promise<void> {
  if (!client) return;
  const connection = await findConnection(tx, userId);
  if (!connection?.publish_automatically) return;
  // What was on its way has no film any more.
  await tx.deleteFrom('publications').where('episode_id', '=', id).where('video_id', 'is', null).execute();
  const earlier = await tx.selectFrom('publications').select('id').where('episode_id', '=', id).execute();
  if (earlier.length > 0) return;
  const isLost = connection.lost_at !== null;
  const row = await tx
    .insertInto('publications')
    .values({
      user_id: userId,
      episode_id: id,
      version,
      made_for_kids: connection.made_for_kids,
      problem: isLost ? 'disconnected' : null,
      requested_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ports.audit(tx, userId, { kind: 'published', episodeId: id });
  if (!isLost) await queuePublication(queue, { id: row.id, owner: userId }, tx);
}
