import type { KeepsakeKind } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Clapperboard, Image } from 'lucide-react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import rows from '../../ui/rows.module.css';
import { KeepsakeLine } from './keepsake-line.tsx';
import { lookAgainEvery } from './look-again.ts';
import styles from './keepsakes.module.css';

/** What books and posters are of. */
export type KeepsakesOf = { episodeId: string } | { childId: string; season: number };

const pictures: Record<KeepsakeKind, typeof BookOpen> = {
  'book-a5': BookOpen,
  'book-square': BookOpen,
  'poster-pdf': Image,
  'poster-png': Image,
  'season-film': Clapperboard,
  'year-film': Clapperboard,
};

const queryOf = (of: KeepsakesOf) =>
  'episodeId' in of
    ? api.keepsakes.ofEpisode.queryOptions({ input: { id: of.episodeId } })
    : api.keepsakes.ofSeason.queryOptions({ input: { id: of.childId, season: of.season } });

const make = (of: KeepsakesOf, kind: KeepsakeKind) =>
  'episodeId' in of
    ? client.keepsakes.makeOfEpisode({ id: of.episodeId, kind })
    : client.keepsakes.makeOfSeason({ id: of.childId, season: of.season, kind });

/** Picture books, posters and films of seasons: asked for, watched while they are made, and saved. */
export function Keepsakes({ of }: { of: KeepsakesOf }) {
  const texts = useTexts();
  const words = texts.keepsakes;
  const queryClient = useQueryClient();
  const options = queryOf(of);
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'making') ? lookAgainEvery : false,
  });
  const begin = useMutation({
    mutationFn: (kind: KeepsakeKind) => make(of, kind),
    onSuccess: (answer) => queryClient.setQueryData(options.queryKey, answer),
  });
  const { data } = query;
  if (!data)
    return (
      <Card>
        <h2>{words.title}</h2>
        {/* Without a network nothing is asked before there is one. */}
        {query.isError || query.isPaused ? (
          <Alert tone="bad">
            {tell(query.error, texts, words.loadFailed)}{' '}
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {texts.episodes.reload}
            </Button>
          </Alert>
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton className={styles.waiting} />
          </div>
        )}
      </Card>
    );
  return (
    <Card>
      <h2>{words.title}</h2>
      <p className={styles.soft}>{'episodeId' in of ? words.episodeLead : words.seasonLead}</p>
      {begin.isError && <Alert tone="bad">{tell(begin.error, texts, words.notStarted)}</Alert>}
      <ul className={rows.rows}>
        {data.map((keepsake) => (
          <li key={keepsake.kind} className={rows.row}>
            <KeepsakeLine
              {...words.kinds[keepsake.kind]}
              Picture={pictures[keepsake.kind]}
              keepsake={keepsake}
              busy={begin.isPending}
              onMake={() => begin.mutate(keepsake.kind)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.fine}>{words.printing}</p>
    </Card>
  );
}
