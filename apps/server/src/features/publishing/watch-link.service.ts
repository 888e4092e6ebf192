import type { WatchLink } from '@milestoon/contract';
import { placeOf } from '@milestoon/database';
import type { Visibility } from '@milestoon/domain';
import { AppError } from '../../platform/errors.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { newSecret, sha256 } from './google/oauth.ts';
import { toVisibility } from './publications.repo.ts';
import { readEpisode } from './publications.service.ts';
import type { PublishingDeps } from './publishing.deps.ts';

const reason = 'a link to a film holds a secret';
const placeOfToken = (episodeId: string): string => placeOf('watch_links', 'sealed_token', episodeId);

/** Who can watch an episode in the app. @throws AppError NOT_FOUND */
export async function viewWatchLink(
  { config, database }: PublishingDeps,
  actor: SessionActor,
  episodeId: string,
): Promise<WatchLink> {
  const { id } = await database.asUser(actor, (tx) => readEpisode(tx, actor, episodeId));
  const row = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('watch_links')
      .select(['visibility', 'sealed_token'])
      .where('episode_id', '=', id)
      .where('user_id', '=', actor.id)
      .executeTakeFirst(),
  );
  if (!row) return { visibility: 'private', url: null };
  const token = database.keyring.open(row.sealed_token, placeOfToken(id));
  return { visibility: toVisibility(row.visibility), url: `${config.publicUrl}/film/${token}` };
}

/**
 * Opens a film to whoever has its link, or closes it. A link that was closed is gone for good.
 *
 * @throws AppError NOT_FOUND; to open it ADDRESS_UNCONFIRMED, and CONFLICT without a finished film
 */
export async function changeWatchLink(
  deps: PublishingDeps,
  actor: SessionActor,
  { id, visibility }: { id: string; visibility: Visibility },
  origin: AuditOrigin,
): Promise<WatchLink> {
  const { database, now, ports } = deps;
  const episode = await database.asUser(actor, (tx) => readEpisode(tx, actor, id));
  const { id: episodeId } = episode;
  if (visibility !== 'private') {
    await ports.requireConfirmedAddress(actor);
    if (episode.status !== 'completed' || episode.video_path === null)
      throw new AppError('CONFLICT', { userMessage: (texts) => texts.publishing.refusals.notReady });
  }
  await database.asWorker(reason, async (tx) => {
    if (visibility === 'private')
      await tx.deleteFrom('watch_links').where('episode_id', '=', episodeId).execute();
    else {
      const token = newSecret();
      await tx
        .insertInto('watch_links')
        .values({
          episode_id: episodeId,
          user_id: actor.id,
          visibility,
          sealed_token: database.keyring.seal(token, placeOfToken(episodeId)),
          token_hash: sha256(token),
          created_at: now(),
        })
        // Between unlisted and public the link stays as it is.
        .onConflict((conflict) => conflict.column('episode_id').doUpdateSet({ visibility }))
        .execute();
    }
    await ports.audit(tx, actor.id, { kind: 'film-visibility', episodeId, visibility }, origin);
  });
  return viewWatchLink(deps, actor, episodeId);
}
