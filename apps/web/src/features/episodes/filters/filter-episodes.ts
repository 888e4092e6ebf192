import type { EpisodeView } from '../progress-state.ts';

export const states = ['completed', 'processing', 'failed'] as const;

/** What of the list is to be seen; an empty text means all. */
export interface Wanted {
  words: string;
  child: string;
  state: string;
}

/** Accents and capitals make no difference to whoever looks for something. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word is somewhere in title, story, name or number. The order stays. */
export function filterEpisodes<Episode extends EpisodeView>(
  episodes: readonly Episode[],
  { words, child, state }: Wanted,
): Episode[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  return episodes.filter((episode) => {
    const { title, description, childName, episodeNumber } = episode;
    const told = plain(`${title} ${description} ${childName} ${episodeNumber ?? ''}`);
    return (
      (child === '' || episode.childId === child) &&
      (state === '' || episode.status === state) &&
      sought.every((word) => told.includes(word))
    );
  });
}
