import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, EmptyState, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './episodes.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { Player } from './player.tsx';
import { ProductionProgress } from './production-progress.tsx';

const lookAgainEvery = 3_000;

export function Watch({ episodeId }: { episodeId: string }) {
  const { episodes: text } = useTexts();
  const numbered = useNumberedTitle();
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
        title={text.page.missing}
        action={
          <ButtonLink to={paths.episodes} variant="primary">
            {text.page.all}
          </ButtonLink>
        }
      >
        {text.page.missingText}
      </EmptyState>
    );
  }
  if (episode.videoUrl) return <Player episode={episode} onExpired={() => void query.refetch()} />;
  return (
    <Card>
      <PageHead title={numbered(episode)}>
        <p>{text.starring(episode.childName)}</p>
      </PageHead>
      {episode.status === 'processing' ? (
        <ProductionProgress progress={episode.progress} />
      ) : (
        <p>{text.status[episode.status]}</p>
      )}
    </Card>
  );
}
