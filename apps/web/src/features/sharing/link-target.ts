import type { WatchLinkChanges } from '@milestoon/contract';
import { api, client } from '../../lib/api.ts';

/** What a link is for. */
export type LinkTarget =
  | { kind: 'film'; episodeId: string }
  | { kind: 'season'; childId: string; season: number }
  | { kind: 'child'; childId: string };

/** Asks for the link of a target. */
export const linkQuery = (target: LinkTarget) =>
  target.kind === 'film'
    ? api.sharing.watchLink.queryOptions({ input: { id: target.episodeId } })
    : api.sharing.childLink.queryOptions({ input: inputOf(target) });

const inputOf = (target: Exclude<LinkTarget, { kind: 'film' }>) => ({
  id: target.childId,
  ...(target.kind === 'season' && { season: target.season }),
});

export const changeLink = (target: LinkTarget, changes: WatchLinkChanges) =>
  target.kind === 'film'
    ? client.sharing.changeWatchLink({ id: target.episodeId, ...changes })
    : client.sharing.changeChildLink({ ...inputOf(target), ...changes });
