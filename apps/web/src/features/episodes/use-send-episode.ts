import type { MilestoneWriter } from '@milestoon/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/texts.tsx';
import { isUnreached } from '../../lib/unreached.ts';
import { showAhead } from './show-ahead.ts';

type Sent = Parameters<typeof client.episodes.create>[0] & { writtenBy: MilestoneWriter | undefined };

const key = ['send-episode'];
/** Every three seconds for a minute, every half one for an hour: then the parent is asked. */
const soonTries = 20;
const mostTries = 140;
const tryAgainAfter = (tries: number): number => (tries < soonTries ? 3_000 : 30_000);

/** Whether an episode is on its way, whichever form sent it. */
export const useIsSending = (): boolean => useIsMutating({ mutationKey: key }) > 0;

/**
 * Sends an episode. Without a connection it waits for one for an hour, also while another page shows; the server knows
 * what it was sent before, and the form keeps what it holds until it was. `onSent` is called wherever the parent is by then.
 */
export function useSendEpisode(onSent: () => void) {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const send = useMutation({
    mutationKey: key,
    mutationFn: (episode: Sent) => client.episodes.create(episode),
    retry: (tries, error) => tries < mostTries && isUnreached(error),
    retryDelay: tryAgainAfter,
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: api.episodes.key() });
      void queryClient.invalidateQueries({ queryKey: api.children.key() });
      onSent();
      void showAhead(queryClient, { id, language });
    },
  });
  return { ...send, isUnreached: send.isPaused || (send.isPending && isUnreached(send.failureReason)) };
}
