import type { AppNotification, EpisodeProgress } from '@milestoon/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useActingFor } from '../../lib/acting-for.ts';
import { api, client, type Wire } from '../../lib/api.ts';
import { isUntold, languageWasTold } from '../../lib/language.ts';
import { useLanguage } from '../../lib/texts.tsx';

export type NotificationView = Wire<AppNotification>;

const lookAgainAfter = 60_000;

/** Asked again when the tab is looked at, now and then while it is, and when an episode has ended. */
const notificationsQuery = queryOptions({
  ...api.notifications.list.queryOptions(),
  refetchInterval: lookAgainAfter,
});

export const useNotifications = () => useQuery(notificationsQuery);

/**
 * Tells the server which language was chosen here: mails are written when nobody is there to ask. A page only tells
 * what somebody chose in this browser; where nothing was ever told, how it reads.
 *
 * @param at when `known` was learned; what was not told is told again with the next list
 */
export function useSpokenLanguage(known: string | null | undefined, at: number): void {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const acting = useActingFor() !== null;
  useEffect(() => {
    // In the family of somebody else it is the owner who is mailed.
    if (acting || known === undefined) return;
    if (known !== null && !isUntold(language)) return;
    if (known === language) return languageWasTold(language);
    const speak = async (): Promise<void> => {
      await client.notifications.speak({ language });
      languageWasTold(language);
      queryClient.setQueryData(notificationsQuery.queryKey, (list) => list && { ...list, language });
    };
    speak().catch(() => {});
  }, [acting, known, at, language, queryClient]);
}

/** Marks one notification as read, or all: at once here, then on the server. */
export function useMarkRead(): (id?: string) => void {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  const mutationKey = ['mark-read'];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (id: string | undefined): Promise<unknown> =>
      id === undefined ? client.notifications.readAll() : client.notifications.read({ id }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => {
        if (!list) return list;
        const items = list.items.map((item) =>
          id === undefined || item.id === id ? { ...item, read: true } : item,
        );
        const read = items.filter((item, i) => item.read && !list.items[i]?.read).length;
        return { ...list, items, unread: id === undefined ? 0 : list.unread - read };
      });
    },
    // With the last one: an answer in between would show as unread what is still on its way.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

const isMaking = ({ status, newVersion }: EpisodeProgress): boolean =>
  status === 'processing' || newVersion === 'making';

/** Told every event of the progress stream, it looks for news when an episode has ended. */
export function useNewsOfEpisodes(): (event: EpisodeProgress) => void {
  const queryClient = useQueryClient();
  const making = useRef(new Set<string>());
  return useCallback(
    (event) => {
      if (isMaking(event)) making.current.add(event.episodeId);
      else if (making.current.delete(event.episodeId))
        void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
    [queryClient],
  );
}
