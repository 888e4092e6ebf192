import type { EpisodeMedia } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api, client, isCode, type Wire } from '../../lib/api.ts';
import { fileOf } from '../../lib/file-of.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useMissing } from '../../lib/unreached.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './episode-page.module.css';
import { MissingEpisode } from './missing-episode.tsx';
import { useNumberedTitle } from './numbered-title.ts';
import { Player } from './player/player.tsx';
import { Preview } from './preview/preview.tsx';
import { ProductionProgress } from './production-progress.tsx';
import { Remake } from './storyboard/remake.tsx';
import { StoryboardCard } from './storyboard/storyboard-card.tsx';
import { StorySection } from './editor/story-section.tsx';
import { TellingCard } from './telling/telling-card.tsx';
import { WatchElsewhere } from './watch-elsewhere.tsx';

/** Should the stream of progress be closed, the page still finds out. */
const lookAgainEvery = 5_000;

/** Deleted, here or elsewhere. */
const isGone = (error: unknown): boolean => isCode(error, 'NOT_FOUND');

const isBeingMade = ({ status, newVersion }: Wire<EpisodeMedia>): boolean =>
  status === 'processing' || newVersion === 'making';

interface EpisodePageProps {
  episodeId: string;
  /** Where the other episodes are. */
  listPath?: string;
  /** Whether its story can be changed. */
  mayChange?: boolean;
  /** What stands below the finished film. */
  belowFilm?: (episode: Wire<EpisodeMedia>) => ReactNode;
}

/** Everything about one episode: how far it is, its film, its story. */
export function EpisodePage({
  episodeId,
  listPath = paths.episodes,
  mayChange = true,
  belowFilm,
}: EpisodePageProps) {
  const { page, starring } = useTexts().episodes;
  const numbered = useNumberedTitle();
  const query = useQuery({
    ...api.episodes.get.queryOptions({ input: { id: episodeId } }),
    refetchInterval: ({ state: { data, error } }) =>
      data && !isGone(error) && (isBeingMade(data) || data.isTrailerComing) ? lookAgainEvery : false,
    // New addresses under a playing film would start it over.
    refetchOnWindowFocus: false,
    staleTime: 10 * 60_000,
    refetchOnMount: 'always',
  });
  const missing = useMissing(query);
  const [isBoardOpen, setBoardOpen] = useState(false);
  const episode = query.data;
  if (isGone(query.error)) return <MissingEpisode wasHere={episode !== undefined} listPath={listPath} />;
  if (missing) return <NotLoaded why={missing} failed={page.loadFailed} onAgain={query.refetch} />;
  if (!episode) return <Skeleton className={styles.waiting} />;
  const isCompleted = episode.status === 'completed';
  const hasVideo = isCompleted && episode.videoUrl !== null;
  return (
    <>
      <PageHead title={numbered(episode)}>
        <p>{starring(episode.childName)}</p>
      </PageHead>
      {!isCompleted && <Production episode={episode} />}
      {isCompleted && !hasVideo && <WatchElsewhere episode={episode} />}
      {hasVideo && (
        <Player
          // Another version is another film: position and captions begin anew.
          key={fileOf(episode.videoUrl)}
          episode={episode}
          onExpired={() => void query.refetch()}
        />
      )}
      {/* Where the story's pictures are open it stands below them. */}
      {hasVideo && mayChange && episode.correctionsWait && !isBoardOpen && (
        <Card>
          <Remake episodeId={episode.id} />
        </Card>
      )}
      {/* In a place of its own: its key may be the film's, too. */}
      {hasVideo && <>{belowFilm?.(episode)}</>}
      {hasVideo && episode.newVersion && <Production episode={episode} />}
      {hasVideo && mayChange && episode.newVersion !== 'making' && (
        <StorySection episodeId={episode.id} childName={episode.childName} title={episode.title} />
      )}
      {mayChange && (hasVideo || isBeingMade(episode)) && (
        <StoryboardCard
          episodeId={episode.id}
          words={episode.description}
          phase={`${episode.status} ${episode.newVersion}`}
          isFinished={hasVideo && episode.newVersion !== 'making'}
          onOpen={setBoardOpen}
        />
      )}
      {mayChange && (hasVideo || !isCompleted) && (
        <TellingCard episodeId={episode.id} hasStory={hasVideo || isBeingMade(episode) || undefined} />
      )}
      {!hasVideo && (
        <Card>
          <h2>{page.story}</h2>
          <p className={styles.words}>{episode.description}</p>
        </Card>
      )}
    </>
  );
}

/** The film, or its new version, in the making; or what to do when that went wrong. */
function Production({ episode }: { episode: Wire<EpisodeMedia> }) {
  const texts = useTexts();
  const { page, tryAgain } = texts.episodes;
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => client.episodes.retry({ id: episode.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
  });
  const isNew = episode.status === 'completed';
  if (isBeingMade(episode)) {
    return (
      <Card>
        <h2>{isNew ? page.makingNew : page.making}</h2>
        <ProductionProgress progress={episode.progress} />
        {isNew && <p>{page.oldMeanwhile}</p>}
        {episode.hasPreview && <Preview episodeId={episode.id} title={episode.title} />}
      </Card>
    );
  }
  return (
    <Card>
      <h2>{isNew ? page.newFailed : page.failed}</h2>
      <p>{isNew ? page.newFailedText : page.failedText}</p>
      {retry.isError && <Alert tone="bad">{tell(retry.error, texts, texts.episodes.retryFailed)}</Alert>}
      <Button
        className={styles.retry}
        variant="primary"
        busy={retry.isPending}
        onClick={() => retry.mutate()}
      >
        <RotateCcw aria-hidden="true" /> {tryAgain}
      </Button>
    </Card>
  );
}
