import type { Session } from '@milestoon/contract';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Wire } from './api.ts';

/** The family of somebody else, by its owner's address, and what one may do there. */
export type ActingFor = NonNullable<Wire<Session>['household']>;

/**
 * The family this session acts for, as the answer of who is signed in said it; null at home, and while nobody has
 * asked yet. Asks nothing itself: guards stand before every screen that wants to know.
 */
export function useActingFor(): ActingFor | null {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<Wire<Session>>(['session'])?.household ?? null;
  // Pages that are written ahead are written for nobody.
  return useSyncExternalStore(subscribe, read, () => null);
}
