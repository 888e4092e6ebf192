import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { leaveTab } from '../../lib/tab-owner.ts';
import { sessionQuery } from './session.ts';

type News = 'signed-in' | 'signed-out';

let opened: BroadcastChannel | undefined;
/** One a tab: what is said through it is heard by all the others. */
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel('milestoon.session');
  return opened;
};

/** The other tabs of this browser share the session: they are told that it began or ended. */
export const tellOtherTabs = (news: News): void => channel().postMessage(news);

/** Hears what other tabs tell: who signs out in one has signed out in all, and so it is with signing in. */
export function followOtherTabs(queryClient: QueryClient): void {
  channel().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const isSignedIn = queryClient.getQueryData(sessionQuery.queryKey)?.user;
    if (data !== 'signed-out' || !isSignedIn) return;
    leaveTab();
    // A full load, so that nothing of the family stays in memory.
    window.location.assign(paths.signIn);
  });
}
