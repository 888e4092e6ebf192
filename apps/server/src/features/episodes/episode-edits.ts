import type { Episode } from '@milestoon/contract';
import { reviewRequest } from '@milestoon/story/screenplay';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { toEpisode } from './episode-views.ts';
import { findEpisode } from './episodes.repo.ts';

interface EpisodeEdit {
  id: string;
  title?: string | undefined;
  /** `YYYY-MM-DD`; null: nobody says any more. */
  happenedOn?: string | null | undefined;
}

/** Somewhere it is tomorrow already. */
const latestDay = (now: Date): string =>
  new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Renames and redates an episode. Its film shows the title it was made with until a new version is made.
 *
 * @throws AppError NOT_FOUND; UNSUITABLE for a title that no film for a child is made of; INVALID_INPUT for a day that
 *   is yet to come
 */
export async function updateEpisode(
  { database, storage, now }: Services,
  actor: SessionActor,
  { id, title, happenedOn }: EpisodeEdit,
): Promise<Episode> {
  const at = now();
  if (happenedOn && happenedOn > latestDay(at))
    throw new AppError('INVALID_INPUT', { userMessage: ({ episodes }) => episodes.rename.future });
  return database.asUser(actor, async (tx) => {
    const row = await findEpisode(tx, id);
    const refusal = title === undefined ? null : reviewRequest({ title, description: row.description });
    if (refusal)
      throw new AppError('UNSUITABLE', {
        message: `title refused: ${refusal.reason}`,
        userMessage: refusal.userMessage,
      });
    await tx
      .updateTable('episodes')
      .set({
        ...(title === undefined ? {} : { title }),
        ...(happenedOn === undefined ? {} : { happened_on: happenedOn }),
        updated_at: at,
      })
      .where('id', '=', row.id)
      .execute();
    return toEpisode(storage, await findEpisode(tx, id));
  });
}

/** Notes that the curtain rose for an episode, once. @throws AppError NOT_FOUND, also before its film is ready */
export async function premiereEpisode(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  const known = asId(id);
  const raised = await database.asUser(actor, (tx) =>
    tx
      .updateTable('episode_productions')
      .set((eb) => ({ premiered_at: eb.fn.coalesce('premiered_at', eb.val(now())) }))
      .where('episode_id', '=', known)
      .where('video_path', 'is not', null)
      .executeTakeFirst(),
  );
  if (raised.numUpdatedRows === 0n) throw notFound();
}
