import type { ChildState, EpisodeState } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { sql } from 'kysely';

/** Which rows of a list are wanted. */
export interface Slice {
  limit: number;
  offset: number;
}

const count = sql<number>`count(*)`.as('total');

/** Accounts in the order of their addresses. */
export async function findUsers(tx: Tx, { search, limit, offset }: Slice & { search: string }) {
  // Not `like`, which would read signs of an address as patterns.
  const found = tx.selectFrom('user').where(sql<boolean>`strpos(lower("user".email), lower(${search})) > 0`);
  const rows = await found
    .select(['user.id', 'user.email', 'user.created_at', 'user.email_verified'])
    .select([
      sql<string>`me.role_of("user".id)`.as('role'),
      sql<number>`(select count(*) from children where user_id = "user".id and deleted_at is null)`.as(
        'children',
      ),
      sql<number>`(select count(*) from episodes where user_id = "user".id)`.as('episodes'),
    ])
    .orderBy('user.email')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select(count).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Of a row called `child`: the oldest of an account is the first, as its parent sees them. */
export const childNumber = sql<number>`(
  select count(*) from children older
   where older.user_id = child.user_id and older.deleted_at is null
     and (older.created_at, older.id) <= (child.created_at, child.id))`;

/** As the selection screen sees it. */
const childState = sql<ChildState>`case
  when child.avatar_selected and not child.redrawing then 'chosen'
  when (select count(*) from avatar_candidates candidate
         where candidate.child_id = child.id and candidate.round = child.avatar_round) >= ${limits.avatarCandidates}
    then 'ready'
  when child.avatars_failed_at is not null then 'failed'
  when child.avatars_requested_at is not null then 'drawing'
  else 'waiting' end`;

interface Wanted<State> extends Slice {
  user: string | undefined;
  state: State | undefined;
}

/** Children, newest first. No name leaves the database. */
export async function findChildren(tx: Tx, { user, state, limit, offset }: Wanted<ChildState>) {
  let found = tx
    .selectFrom('children as child')
    .innerJoin('user', 'user.id', 'child.user_id')
    .where('child.deleted_at', 'is', null);
  if (user !== undefined) found = found.where('child.user_id', '=', user);
  if (state !== undefined) found = found.where(childState, '=', state);
  const rows = await found
    .select(['child.id', 'child.user_id', 'user.email', 'child.created_at'])
    .select([
      childNumber.as('child_number'),
      childState.as('state'),
      sql<number>`(select count(*) from episodes where child_id = child.id)`.as('episodes'),
    ])
    .orderBy('child.created_at', 'desc')
    .orderBy('child.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select(count).executeTakeFirstOrThrow();
  return { rows, total };
}

/** A new version of a finished episode that is not made yet. */
const episodeState = sql<EpisodeState>`case
  when episode.status = 'completed' and production.version > production.made_version
    then case when production.failure is null then 'changing' else 'change-failed' end
  else episode.status end`;

/** Episodes, newest first. No title leaves the database. */
export async function findEpisodes(tx: Tx, { user, state, limit, offset }: Wanted<EpisodeState>) {
  let found = tx
    .selectFrom('episodes as episode')
    .innerJoin('children as child', 'child.id', 'episode.child_id')
    .innerJoin('user', 'user.id', 'episode.user_id')
    .leftJoin('episode_productions as production', 'production.episode_id', 'episode.id');
  if (user !== undefined) found = found.where('episode.user_id', '=', user);
  if (state !== undefined) found = found.where(episodeState, '=', state);
  const rows = await found
    .select(['episode.id', 'episode.user_id', 'user.email', 'episode.episode_number', 'episode.created_at'])
    .select([
      childNumber.as('child_number'),
      episodeState.as('state'),
      sql<number>`coalesce(production.share, 0)`.as('share'),
      sql<Date>`greatest(episode.updated_at, production.updated_at)`.as('changed_at'),
    ])
    .orderBy('episode.created_at', 'desc')
    .orderBy('episode.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select(count).executeTakeFirstOrThrow();
  return { rows, total };
}
