import type { Tx } from '@milestoon/database';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';

const withEverything = (tx: Tx) =>
  tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .leftJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .selectAll('episodes')
    .select([
      'children.name as child_name',
      'children.avatar_url as child_avatar',
      'production.step',
      'production.share',
      'production.seconds_left',
      'production.video_path',
      'production.captions_path',
      'production.poster_path',
      'production.duration',
      'production.chapters',
      'production.sound_path',
      'production.trailer_path',
      'production.trailer_wanted',
      'production.version',
      'production.made_version',
      'production.failure',
      'production.updated_at as progressed_at',
    ]);

export type EpisodeRow = Awaited<ReturnType<typeof listEpisodes>>[number];

/** Newest first. */
export const listEpisodes = (tx: Tx) =>
  withEverything(tx).orderBy('episodes.created_at', 'desc').orderBy('episode_number', 'desc').execute();

/** @throws AppError NOT_FOUND */
export async function findEpisode(tx: Tx, id: string): Promise<EpisodeRow> {
  const row = await withEverything(tx).where('episodes.id', '=', asId(id)).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Episodes by id, in no order; the ids of others are left out. */
export const findEpisodes = (tx: Tx, ids: string[]) =>
  withEverything(tx).where('episodes.id', 'in', ids).execute();
