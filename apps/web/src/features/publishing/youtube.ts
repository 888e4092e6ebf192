import { useMutation, useQuery } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';

/** Whose name the parent reads: publishing sends films there. */
export const company = 'Google';

/** The parent's channel; undefined until it is known, and while it cannot be. */
export const useYouTubeAccount = () => useQuery(api.publishing.account.queryOptions()).data;

/** Goes to Google, which sends the browser back to the app. */
export const useConnect = () =>
  useMutation({
    mutationFn: () => client.publishing.authorize(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
