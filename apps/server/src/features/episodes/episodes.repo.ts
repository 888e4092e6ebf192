import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';

/** What a list tells of an episode; the chapters of its film are for the page that plays it. */
const listed = (tx: Tx) =>
  tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .leftJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .selectAll('episodes')
    .select([
      'children.name as child_name',
      'children.avatar_url as child_avatar',
      'children.style as child_style',
      'production.step',
      'production.share',
      'production.seconds_left',
      'production.video_path',
      'production.rendition_path',
      'production.captions_path',
      'production.poster_path',
      'production.duration',
      'production.language as told_in',
      'production.sound_path',
      'production.trailer_path',
      'production.trailer_wanted',
      'production.version',
      'production.made_version',
      'production.failure',
      'production.words_in_picture',
      'production.made_words_in_picture',
      'production.premiered_at',
      'production.updated_at as progressed_at',
    ]);

export type EpisodeRow = Awaited<ReturnType<typeof listEpisodes>>[number];

/** Newest first. */
export const listEpisodes = (tx: Tx) =>
  listed(tx).orderBy('episodes.created_at', 'desc').orderBy('episode_number', 'desc').execute();

const withChapters = (tx: Tx) => listed(tx).select('production.chapters');

/** With the chapters of its film. */
export type EpisodeMediaRow = Awaited<ReturnType<ReturnType<typeof withChapters>['executeTakeFirstOrThrow']>>;

/** @throws AppError NOT_FOUND */
export async function findEpisode(tx: Tx, id: string): Promise<EpisodeMediaRow> {
  const row = await withChapters(tx).where('episodes.id', '=', asId(id)).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Episodes by id, in no order; the ids of others are left out. */
export const findEpisodes = (tx: Tx, ids: string[]) => listed(tx).where('episodes.id', 'in', ids).execute();

/**
 * The episode of this title that was already made from these pictures: a form that is sent again because its answer got
 * lost means no second one. Holds the pictures, so that of two at once the second waits and finds the first.
 */
export async function findSentBefore(
  tx: Tx,
  { childId, title, images }: { childId: string; title: string; images: string[] },
): Promise<string | undefined> {
  await tx.selectFrom('stored_files').select('path').where('path', 'in', images).forUpdate().execute();
  const row = await tx
    .selectFrom('episodes')
    .select('id')
    .where('child_id', '=', childId)
    .where('title', '=', title)
    .where(sql<boolean>`input_images = ${images}::text[]`)
    .executeTakeFirst();
  return row?.id;
}
