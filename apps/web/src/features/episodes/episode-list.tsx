import { useQuery } from '@tanstack/react-query';
import { Clapperboard, SearchX } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useMissing } from '../../lib/unreached.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { EpisodeCard } from './episode-card.tsx';
import styles from './episodes.module.css';
import { EpisodeFilters } from './filters/episode-filters.tsx';
import { useFilters } from './filters/use-filters.ts';
import type { EpisodeView } from './progress-state.ts';

export function EpisodeList() {
  const { episodes } = useTexts();
  const list = useQuery(api.episodes.list.queryOptions());
  const missing = useMissing(list);
  if (missing) return <NotLoaded why={missing} failed={episodes.loadFailed} onAgain={list.refetch} />;
  if (!list.data) {
    return (
      <div className={styles.grid}>
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={styles.cardSkeleton} />
      </div>
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<Clapperboard aria-hidden="true" />}
        title={episodes.empty.title}
        action={
          <ButtonLink to={paths.create} variant="primary" size="large">
            {episodes.create}
          </ButtonLink>
        }
      >
        {episodes.empty.text}
      </EmptyState>
    );
  }
  return <Found episodes={list.data} />;
}

/** All of them, newest first, or those that are looked for. */
function Found({ episodes }: { episodes: readonly EpisodeView[] }) {
  const { filters } = useTexts().episodes;
  const newestFirst = episodes.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const { wanted, shown, choose } = useFilters(newestFirst);
  return (
    <>
      {episodes.length > 1 && (
        <EpisodeFilters episodes={episodes} wanted={wanted} found={shown.length} onChange={choose} />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={filters.none}
          action={<Button onClick={() => choose({ words: '', child: '', state: '' })}>{filters.all}</Button>}
        >
          {filters.noneText}
        </EmptyState>
      )}
      <ul className={styles.grid}>
        {shown.map((episode) => (
          <li key={episode.id}>
            <EpisodeCard episode={episode} />
          </li>
        ))}
      </ul>
    </>
  );
}
