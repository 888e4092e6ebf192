import type { Tx } from '@milestoon/database';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';

/** What a link is for: an episode, or a child, all of it or one season. */
export type LinkTarget = { episodeId: string } | { childId: string; season: number | null };

/** What a target is in the table: one of each is a link at most. */
export interface TargetColumns {
  episode_id: string | null;
  child_id: string | null;
  season: number | null;
}

/** The columns of something that is the person's of the transaction. @throws AppError NOT_FOUND */
export async function columnsOf(tx: Tx, target: LinkTarget): Promise<TargetColumns> {
  if ('episodeId' in target) {
    const id = asId(target.episodeId);
    const row = await tx.selectFrom('episodes').select('id').where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return { episode_id: row.id, child_id: null, season: null };
  }
  const row = await tx
    .selectFrom('children')
    .select('id')
    .where('id', '=', asId(target.childId))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { episode_id: null, child_id: row.id, season: target.season };
}

/** @throws AppError CONFLICT for an episode without a finished film; of a season films may still come */
export async function requireFilm(tx: Tx, { episode_id }: TargetColumns): Promise<void> {
  if (episode_id === null) return;
  const ready = await tx
    .selectFrom('episodes')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select('episodes.id')
    .where('episodes.id', '=', episode_id)
    .where('episodes.status', '=', 'completed')
    .where('production.video_path', 'is not', null)
    .executeTakeFirst();
  if (!ready) throw new AppError('CONFLICT', { userMessage: (texts) => texts.publishing.refusals.notReady });
}
