import type { ChildrenTable, Tx } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { Ports } from '../../platform/ports.ts';

/** What an outside generator is told of a child. */
type ChildFacts = Parameters<Ports['automation']['childUpdated']>[1];

export type ChildRow = Selectable<ChildrenTable>;
/** With the number of its episodes, of those of its latest season, and of the avatars on offer. */
export type ChildWithCounts = ChildRow & {
  episode_count: number;
  season_count: number;
  candidate_count: number;
};

const { episodesPerSeason: perSeason } = limits;

const withCounts = (tx: Tx) =>
  tx
    .selectFrom('children')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('episodes')
        .select((episode) => episode.fn.countAll<number>().as('count'))
        .whereRef('episodes.child_id', '=', 'children.id')
        .$asScalar()
        .$notNull()
        .as('episode_count'),
      eb
        .selectFrom('episodes')
        .select((episode) => episode.fn.countAll<number>().as('count'))
        .whereRef('episodes.child_id', '=', 'children.id')
        .where(sql<boolean>`(episode_number - 1) / ${perSeason} = (last_episode_number - 1) / ${perSeason}`)
        .$asScalar()
        .$notNull()
        .as('season_count'),
      eb
        .selectFrom('avatar_candidates')
        .select((candidate) => candidate.fn.countAll<number>().as('count'))
        .whereRef('avatar_candidates.child_id', '=', 'children.id')
        .whereRef('avatar_candidates.round', '=', 'children.avatar_round')
        .$asScalar()
        .$notNull()
        .as('candidate_count'),
    ])
    .where('deleted_at', 'is', null);

/** The person's children, oldest first. */
export const listChildren = (tx: Tx): Promise<ChildWithCounts[]> =>
  withCounts(tx).orderBy('created_at').execute();

/** @throws AppError NOT_FOUND */
export async function findChild(tx: Tx, id: string): Promise<ChildWithCounts> {
  const row = await withCounts(tx).where('id', '=', asId(id)).executeTakeFirst();
  if (!row) throw notFound();
  return row;
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

/** Every file that exists only because of this child: photos, avatars, images and films of its episodes, books. */
export async function filesOfChild(tx: Tx, child: ChildRow): Promise<string[]> {
  const candidates = await tx
    .selectFrom('avatar_candidates')
    .select('path')
    .where('child_id', '=', child.id)
    .execute();
  const episodes = await tx
    .selectFrom('episodes')
    .leftJoin('episode_productions', 'episode_id', 'id')
    .select(['input_images', 'video_path', 'rendition_path', 'captions_path', 'poster_path'])
    .select(['sound_path', 'trailer_path'])
    .where('child_id', '=', child.id)
    .execute();
  const keepsakes = await tx
    .selectFrom('keepsakes')
    .select(['path', 'rendition_path', 'poster_path', 'captions_path'])
    .where('child_id', '=', child.id)
    .execute();
  const made = episodes.flatMap((episode) => [
    episode.video_path,
    episode.rendition_path,
    episode.captions_path,
    episode.poster_path,
    episode.sound_path,
    episode.trailer_path,
  ]);
  const recordings = await tx
    .selectFrom('recordings')
    .innerJoin('episodes', 'episodes.id', 'recordings.episode_id')
    .select('recordings.path')
    .where('episodes.child_id', '=', child.id)
    .execute();
  const hellos = await tx
    .selectFrom('film_hellos')
    .innerJoin('episodes', 'episodes.id', 'film_hellos.episode_id')
    .select('film_hellos.path')
    .where('episodes.child_id', '=', child.id)
    .execute();
  return [
    ...child.photos,
    ...(child.avatar_url ? [child.avatar_url] : []), // no candidate any more after a later round
    ...candidates.map((candidate) => candidate.path),
    ...episodes.flatMap((episode) => episode.input_images),
    ...[
      ...made,
      ...keepsakes.flatMap((keepsake) => Object.values(keepsake)),
      ...hellos.map(({ path }) => path),
    ].filter((path) => path !== null),
    ...recordings.map(({ path }) => path),
  ];
}
