import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useActingFor } from '../../lib/acting-for.ts';
import { api } from '../../lib/api.ts';

const renewAtMost = 60_000;

/** A film's addresses. Asked for again under a playing film they would start it over. */
export const filmQuery = (id: string | undefined) => ({
  ...api.episodes.get.queryOptions({ input: { id: id ?? '' } }),
  enabled: id !== undefined,
  refetchOnWindowFocus: false,
  staleTime: 10 * 60_000,
});

/**
 * A film that is played. An address that has run out is asked for once and the film goes on where it was; a film that
 * is broken is not asked for for ever.
 */
export function useFilm(id: string | undefined) {
  const isGuest = useActingFor()?.seat === 'viewer';
  const own = useQuery({ ...filmQuery(id), enabled: id !== undefined && !isGuest });
  // Who only watches is shown films and no episodes.
  const shown = useQuery({
    ...api.households.films.queryOptions(),
    enabled: isGuest,
    refetchOnWindowFocus: false,
    staleTime: 10 * 60_000,
    select: (films) => films.find((film) => film.id === id),
  });
  const query = isGuest ? shown : own;
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const [broken, setBroken] = useState<string>();
  const { data, isError, isFetching } = query;
  const isBroken = id !== undefined && broken === id;
  return {
    data,
    isFetching,
    hasFailed: isBroken || isError || (data !== undefined && data.videoUrl === null),
    again: async (): Promise<void> => {
      await query.refetch();
      setBroken(undefined);
    },
    /** For the <FilmVideo>. */
    played: {
      files: { film: id, videoUrl: data?.videoUrl ?? null, renditionUrl: data?.renditionUrl },
      onError: (): void => {
        if (performance.now() - renewed.current < renewAtMost) return setBroken(id);
        renewed.current = performance.now();
        void query.refetch();
      },
    },
  };
}
