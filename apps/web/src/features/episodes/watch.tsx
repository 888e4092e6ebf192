import { numberedTitle } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, EmptyState, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './episodes.module.css';
import { Player } from './player.tsx';
import { ProductionProgress } from './production-progress.tsx';
import { statusTexts } from './progress-state.ts';

const lookAgainEvery = 3_000;

export function Watch({ episodeId }: { episodeId: string }) {
  const query = useQuery({
    ...api.episodes.get.queryOptions({ input: { id: episodeId } }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'processing' ? lookAgainEvery : false),
    // Every fetch signs new addresses; swapping them under a playing film would start it over.
    refetchOnWindowFocus: false,
    staleTime: 10 * 60_000,
  });
  if (query.isPending) return <Skeleton className={styles.video} />;
  const episode = query.data;
  if (!episode) {
    return (
      <EmptyState
        icon={<Film aria-hidden="true" />}
        title="This episode is not here"
        action={
          <ButtonLink to={paths.episodes} variant="primary">
            All episodes
          </ButtonLink>
        }
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  if (episode.videoUrl) return <Player episode={episode} onExpired={() => void query.refetch()} />;
  return (
    <Card>
      <PageHead title={numberedTitle(episode.title, episode.episodeNumber)}>
        <p>Starring {episode.childName}</p>
      </PageHead>
      {episode.status === 'processing' ? (
        <ProductionProgress progress={episode.progress} />
      ) : (
        <p>{statusTexts[episode.status].text}</p>
      )}
    </Card>
  );
}
