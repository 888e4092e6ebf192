import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './features/account/session.ts';
import { subscriptionQuery } from './features/billing/subscription.ts';
import { api } from './lib/api.ts';
import { paths } from './lib/paths.ts';

/**
 * Asks at once what the screen at this address will ask one after the other once it stands. An answer that fails
 * concerns nobody yet: the screen asks again and tells of it.
 */
export async function prefetchFor(queryClient: QueryClient, address: string): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery);
  const isSignedIn = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (!isSignedIn || !address.startsWith(paths.home)) return;
  const questions = [queryClient.prefetchQuery(subscriptionQuery)];
  if (address === paths.home || address === paths.create)
    questions.push(queryClient.prefetchQuery(api.children.list.queryOptions({ retry: false })));
  await Promise.all(questions);
}
