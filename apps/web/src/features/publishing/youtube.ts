import { useMutation, useQuery } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';

/** Whose name the parent reads: publishing sends films there. */
export const company = 'Google';

/** The parent's channel; undefined until it is known, and while it cannot be. */
export const useYouTubeAccount = () => useQuery(api.publishing.account.queryOptions()).data;

/** Whether a new episode goes to YouTube by itself: nothing else may be told to its parent. */
export function useGoesToYouTube(): boolean {
  const { youtube } = useSite();
  const { data } = useQuery(api.publishing.account.queryOptions({ enabled: youtube }));
  const channel = data?.channel;
  return Boolean(channel?.publishAutomatically && !channel.isLost);
}

/** Goes to Google, which sends the browser back to the app. */
export const useConnect = () =>
  useMutation({
    mutationFn: () => client.publishing.authorize(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
