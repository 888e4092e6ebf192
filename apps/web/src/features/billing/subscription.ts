import { timing } from '@milestoon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, client, type Wire } from '../../lib/api.ts';
import { within } from '../../lib/time-limit.ts';
import type { SubscriptionState } from '@milestoon/contract';

export type Subscription = Wire<SubscriptionState>;

export const notSubscribed: Subscription = {
  active: false,
  unlimited: false,
  count: 0,
  planName: null,
  plans: [],
  hadPlan: false,
};

export const subscriptionQuery = queryOptions({
  // Below the key of billing: whatever changes what is paid for makes it stale without knowing this file.
  queryKey: api.billing.subscription.queryKey(),
  queryFn: async ({ client: queryClient, queryKey, signal }): Promise<Subscription> => {
    try {
      return await client.billing.subscription(undefined, {
        signal: within(timing.subscriptionCheck, signal),
      });
    } catch (error) {
      if (signal.aborted) throw error;
      // What was known stays known: a line that breaks in between must not throw a parent out of a form.
      // Without it anything, the 5 s included, counts as not subscribed.
      return queryClient.getQueryData<Subscription>(queryKey) ?? notSubscribed;
    }
  },
  staleTime: 60_000,
  retry: false,
});

export function useSubscription(enabled = true): { loading: boolean; subscription: Subscription } {
  const { data, isPending } = useQuery({ ...subscriptionQuery, enabled });
  return { loading: enabled && isPending, subscription: data ?? notSubscribed };
}
