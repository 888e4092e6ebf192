import type { WatchLink } from '@milestoon/contract';
import type { Database, Tx } from '@milestoon/database';
import { toVisibility } from '@milestoon/domain';
import type { TargetColumns } from './link-target.ts';
import { placeOfCode, placeOfToken } from './link-secrets.ts';

/** The link of a target; undefined: it is private. */
export const findLink = (tx: Tx, userId: string, { episode_id, child_id, season }: TargetColumns) =>
  tx
    .selectFrom('watch_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('episode_id', 'is not distinct from', episode_id)
    .where('child_id', 'is not distinct from', child_id)
    .where('season', 'is not distinct from', season)
    .executeTakeFirst();
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** All links of a person with what they open, the newest first. */
export const listLinks = (tx: Tx, userId: string) =>
  tx
    .selectFrom('watch_links')
    .leftJoin('episodes', 'episodes.id', 'watch_links.episode_id')
    .innerJoin('children', (join) =>
      join.on((eb) => eb('children.id', '=', eb.fn.coalesce('watch_links.child_id', 'episodes.child_id'))),
    )
    .selectAll('watch_links')
    .select(['episodes.title', 'children.name as child_name', 'children.id as of_child'])
    .where('watch_links.user_id', '=', userId)
    .where('children.deleted_at', 'is', null)
    .orderBy('watch_links.created_at', 'desc')
    .orderBy('watch_links.id')
    .execute();

/** A link as its parent sees it. */
export function toWatchLink({ keyring }: Database, publicUrl: string, row: LinkRow): WatchLink {
  return {
    visibility: toVisibility(row.visibility),
    url: `${publicUrl}/film/${keyring.open(row.sealed_token, placeOfToken(row.id))}`,
    endsAt: row.ends_at,
    viewsLeft: row.views_left,
    code: row.sealed_code && keyring.open(row.sealed_code, placeOfCode(row.id)),
    wrongCodes: row.wrong_codes,
    views: row.views,
    lastViewedAt: row.last_viewed_at,
  };
}

/** What has no link. */
export const closed: WatchLink = {
  visibility: 'private',
  url: null,
  endsAt: null,
  viewsLeft: null,
  code: null,
  wrongCodes: 0,
  views: 0,
  lastViewedAt: null,
};
