import type { ChildrenTable, Tx } from '@milestoon/database';
import { type Selectable, sql } from 'kysely';
import type { ChildFacts } from '../../platform/automation.ts';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';

export type ChildRow = Selectable<ChildrenTable>;
export type ChildWithCount = ChildRow & { episode_count: number };

const withCount = (tx: Tx) =>
  tx
    .selectFrom('children')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('episodes')
        .select((episode) => episode.fn.countAll<number>().as('count'))
        .whereRef('episodes.child_id', '=', 'children.id')
        .as('episode_count'),
    )
    .where('deleted_at', 'is', null);

const counted = (row: ChildRow & { episode_count: number | null }): ChildWithCount => ({
  ...row,
  episode_count: row.episode_count ?? 0,
});

/** The person's children, oldest first. */
export const listChildren = async (tx: Tx): Promise<ChildWithCount[]> =>
  (await withCount(tx).orderBy('created_at').execute()).map(counted);

/** @throws AppError NOT_FOUND */
export async function findChild(tx: Tx, id: string): Promise<ChildWithCount> {
  const row = await withCount(tx).where('id', '=', asId(id)).executeTakeFirst();
  if (!row) throw notFound();
  return counted(row);
}

/** The child, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockChild(tx: Tx, id: string): Promise<ChildRow> {
  const row = await tx
    .selectFrom('children')
    .selectAll()
    .where('id', '=', asId(id))
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The child that some of these photos were given to, as long as nothing has been drawn of it. */
export const findBegunChild = (tx: Tx, photos: string[]): Promise<ChildRow | undefined> =>
  tx
    .selectFrom('children')
    .selectAll()
    .where(sql<boolean>`photos && ${photos}::text[]`)
    .where('deleted_at', 'is', null)
    .where('avatars_requested_at', 'is', null)
    .where('avatar_selected', '=', false)
    .orderBy('created_at')
    .forUpdate()
    .executeTakeFirst();

/** What others are told of a child. */
export const factsOf = (child: ChildRow): ChildFacts => ({
  id: child.id,
  userId: child.user_id,
  name: child.name,
  photos: child.photos,
  avatar: child.avatar_url,
});

/** The candidates on offer. */
export const listCandidates = (tx: Tx, child: Pick<ChildRow, 'id' | 'avatar_round'>) =>
  tx
    .selectFrom('avatar_candidates')
    .selectAll()
    .where('child_id', '=', child.id)
    .where('round', '=', child.avatar_round)
    .orderBy('variant')
    .execute();

/** Whether an avatar can be chosen: there is none yet, or new ones were drawn after an edit. */
export const isChoiceOpen = (child: Pick<ChildRow, 'avatar_selected' | 'redrawing'>): boolean =>
  !child.avatar_selected || child.redrawing;

/** Every file that exists only because of this child: photos, avatars, images and films of its episodes. */
export async function filesOfChild(tx: Tx, child: ChildRow): Promise<string[]> {
  const candidates = await tx
    .selectFrom('avatar_candidates')
    .select('path')
    .where('child_id', '=', child.id)
    .execute();
  const episodes = await tx
    .selectFrom('episodes')
    .leftJoin('episode_productions', 'episode_id', 'id')
    .select(['input_images', 'video_path', 'captions_path', 'poster_path', 'sound_path', 'trailer_path'])
    .where('child_id', '=', child.id)
    .execute();
  const made = episodes.flatMap((episode) => [
    episode.video_path,
    episode.captions_path,
    episode.poster_path,
    episode.sound_path,
    episode.trailer_path,
  ]);
  return [
    ...child.photos,
    ...(child.avatar_url ? [child.avatar_url] : []), // no candidate any more after a later round
    ...candidates.map((candidate) => candidate.path),
    ...episodes.flatMap((episode) => episode.input_images),
    ...made.filter((path) => path !== null),
  ];
}
