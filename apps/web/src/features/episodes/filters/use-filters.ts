import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EpisodeView } from '../progress-state.ts';
import { filterEpisodes, states, type Wanted } from './filter-episodes.ts';

/** What is wanted stands in the address: whoever comes back from a film finds it again. */
export function useFilters(episodes: readonly EpisodeView[]): {
  wanted: Wanted;
  shown: EpisodeView[];
  choose: (part: Partial<Wanted>) => void;
} {
  const [query, setQuery] = useSearchParams();
  const read = (key: string): string => query.get(key) ?? '';
  // Beside the address: that follows when the router comes to it, a letter shows at once.
  const [words, setWords] = useState(read('q'));
  const isOwn = episodes.some(({ childId }) => childId === read('child'));
  const wanted: Wanted = {
    words,
    child: isOwn ? read('child') : '',
    state: states.find((state) => state === read('state')) ?? '',
  };
  const choose = (part: Partial<Wanted>): void => {
    const next = { ...wanted, ...part };
    setWords(next.words);
    const query = Object.entries({ q: next.words, child: next.child, state: next.state }).filter(
      ([, value]) => value !== '',
    );
    setQuery(Object.fromEntries(query), { replace: true, preventScrollReset: true });
  };
  return { wanted, shown: filterEpisodes(episodes, wanted), choose };
}
