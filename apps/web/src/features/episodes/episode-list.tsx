import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/card.tsx';
import { EpisodeCard } from './episode-card.tsx';
import styles from './episodes.module.css';

export function EpisodeList() {
  const { episodes } = useTexts();
  const list = useQuery(api.episodes.list.queryOptions());
  if (list.isPending) {
    return (
      <div className={styles.grid}>
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={styles.cardSkeleton} />
      </div>
    );
  }
  if (list.isError) {
    return (
      <Alert tone="bad">
        {episodes.loadFailed} <Button onClick={() => list.refetch()}>{episodes.reload}</Button>
      </Alert>
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
  const newestFirst = list.data.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <ul className={styles.grid}>
      {newestFirst.map((episode) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} />
        </li>
      ))}
    </ul>
  );
}
