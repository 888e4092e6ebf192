import { messages } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client, isCode } from '../../lib/api.ts';
import { TypeToConfirm } from '../../ui/type-to-confirm.tsx';
import type { EpisodeView } from './progress-state.ts';

interface DeleteEpisodeProps {
  episode: Pick<EpisodeView, 'id' | 'title'>;
  onClose: () => void;
}

export function DeleteEpisode({ episode, onClose }: DeleteEpisodeProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.episodes.remove({ id: episode.id }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.episodes.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.children.key() }),
      ]);
      onClose();
    },
  });
  const failed = isCode(remove.error, 'UNAUTHORIZED')
    ? messages.auth.signInFirst
    : messages.episode.deleteFailed;
  return (
    <TypeToConfirm
      title="Delete this episode?"
      expected={episode.title}
      label={`Type "${episode.title}" to confirm`}
      mismatch={messages.episode.titleMismatch}
      error={remove.isError ? failed : null}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>The episode and its video are removed for good. A video already published must be deleted there.</p>
    </TypeToConfirm>
  );
}
