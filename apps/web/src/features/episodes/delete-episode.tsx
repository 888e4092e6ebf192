import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, isCode } from '../../lib/api.ts';
import { forgetTakes, placeOfEpisode } from '../../lib/kept-takes.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { AlsoOnYouTube } from '../../ui/also-on-youtube.tsx';
import { TypeToConfirm } from '../../ui/type-to-confirm.tsx';
import type { EpisodeView } from './progress-state.ts';

interface DeleteEpisodeProps {
  episode: Pick<EpisodeView, 'id' | 'title'>;
  onClose: () => void;
}

export function DeleteEpisode({ episode, onClose }: DeleteEpisodeProps) {
  const queryClient = useQueryClient();
  const texts = useTexts();
  const { deletion } = texts.episodes;
  const [alsoOnYouTube, setAlso] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.episodes.remove({ id: episode.id, alsoOnYouTube }),
    onSuccess: async () => {
      await Promise.all([
        forgetTakes(placeOfEpisode(episode.id)),
        queryClient.invalidateQueries({ queryKey: api.episodes.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.children.key() }),
      ]);
      onClose();
    },
  });
  const failed = (): string => {
    if (isCode(remove.error, 'UNAUTHORIZED')) return texts.auth.signInFirst;
    // What YouTube did not do is told by the server.
    return alsoOnYouTube ? tell(remove.error, texts, texts.episode.deleteFailed) : texts.episode.deleteFailed;
  };
  return (
    <TypeToConfirm
      title={deletion.title}
      expected={episode.title}
      label={deletion.label(episode.title)}
      mismatch={texts.episode.titleMismatch}
      error={remove.isError ? failed() : null}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{deletion.text}</p>
      <AlsoOnYouTube of={{ episodeId: episode.id }} checked={alsoOnYouTube} onChange={setAlso} />
    </TypeToConfirm>
  );
}
