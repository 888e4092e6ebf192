import { limits, numbersOf } from '@milestoon/domain';
import type { EpisodeView } from '../progress-state.ts';

/** One of a season's twelve places. */
export type Slot = { number: number } & (
  | { kind: 'made' | 'making' | 'failed'; episode: EpisodeView }
  /** Deleted, and a film once or followed by others: its number is not given again. */
  | { kind: 'gone' }
  /** The place of the episode that comes next. */
  | { kind: 'next' }
  | { kind: 'empty' }
);

const kinds = { completed: 'made', processing: 'making', failed: 'failed' } as const;

/** The twelve places of a child's season. `latest` is the number of the latest episode, 0 before the first. */
export function slotsOf(season: number, latest: number, episodes: readonly EpisodeView[]): Slot[] {
  const byNumber = new Map(episodes.map((episode) => [episode.episodeNumber, episode]));
  return numbersOf(season).map((number) => {
    const episode = byNumber.get(number);
    if (episode) return { number, kind: kinds[episode.status], episode };
    if (number <= latest) return { number, kind: 'gone' };
    return { number, kind: number === latest + 1 ? 'next' : 'empty' };
  });
}

/** Its twelfth film is there, and of the others none is missing that can still come. */
export const isComplete = (slots: readonly Slot[]): boolean =>
  slots.length === limits.episodesPerSeason &&
  slots.every(({ kind }) => kind === 'made' || kind === 'gone') &&
  slots.some(({ kind }) => kind === 'made');
