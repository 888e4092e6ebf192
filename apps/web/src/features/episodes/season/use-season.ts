import type { ChildSummary } from '@milestoon/contract';
import { seasonOf } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { api, type Wire } from '../../../lib/api.ts';
import { isComplete, type Slot, slotsOf } from './season-slots.ts';

export type Season =
  | { state: 'pending' }
  | { state: 'failed'; reload: () => void }
  | { state: 'missing' }
  | {
      state: 'there';
      child: Wire<ChildSummary>;
      slots: Slot[];
      isComplete: boolean;
      /** How many seasons have a page: those begun, and the next once one is full. */
      seasons: number;
    };

/** A child's season, put together from the lists that the app has anyway. */
export function useSeason(childId: string, season: number): Season {
  const children = useQuery(api.children.list.queryOptions());
  const episodes = useQuery(api.episodes.list.queryOptions());
  if (children.isPending || episodes.isPending) return { state: 'pending' };
  if (!children.data || !episodes.data) {
    const reload = (): void => void Promise.all([children.refetch(), episodes.refetch()]);
    return { state: 'failed', reload };
  }
  const child = children.data.find(({ id }) => id === childId);
  if (!child) return { state: 'missing' };
  const own = episodes.data.filter((episode) => episode.childId === childId);
  // An episode that was just begun is in its list before it is counted in the other.
  const latest = Math.max(child.season.latest, ...own.map(({ episodeNumber }) => episodeNumber ?? 0));
  const seasons = seasonOf(latest + 1);
  if (!Number.isInteger(season) || season < 1 || season > seasons) return { state: 'missing' };
  const slots = slotsOf(season, latest, own);
  return { state: 'there', child, slots, isComplete: isComplete(slots), seasons };
}
