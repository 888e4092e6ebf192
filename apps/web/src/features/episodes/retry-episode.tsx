import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { api, client } from '../../lib/api.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { EpisodeView } from './progress-state.ts';

/** Has an episode made again that could not be finished, or a changed story. */
export function RetryEpisode({ episode }: { episode: Pick<EpisodeView, 'id' | 'title'> }) {
  const queryClient = useQueryClient();
  const texts = useFirstTexts();
  const text = texts.episodes;
  const retry = useMutation({
    mutationFn: () => client.episodes.retry({ id: episode.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
  });
  return (
    <>
      {retry.isError && <Alert tone="bad">{tell(retry.error, texts, text.retryFailed)}</Alert>}
      <Button
        size="small"
        busy={retry.isPending}
        aria-label={text.tryAgainLabel(episode.title)}
        onClick={() => retry.mutate()}
      >
        <RotateCcw aria-hidden="true" /> {text.tryAgain}
      </Button>
    </>
  );
}
