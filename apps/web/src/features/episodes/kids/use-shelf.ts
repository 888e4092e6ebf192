import { useQuery } from '@tanstack/react-query';
import { useActingFor } from '../../../lib/acting-for.ts';
import { api } from '../../../lib/api.ts';

/** A finished film on the shelf. */
export interface ShelfFilm {
  id: string;
  title: string;
  childName: string;
  episodeNumber: number | null;
  posterUrl: string | null;
}

/** The family's finished films: by its episodes, or by what is shown to those who only watch. */
export function useShelf() {
  const isGuest = useActingFor()?.seat === 'viewer';
  const own = useQuery({
    ...api.episodes.list.queryOptions(),
    enabled: !isGuest,
    select: (episodes): ShelfFilm[] => episodes.filter(({ status }) => status === 'completed'),
  });
  const shown = useQuery({
    ...api.households.films.queryOptions(),
    enabled: isGuest,
    select: (films): ShelfFilm[] => films,
  });
  return isGuest ? shown : own;
}
