import type { Subscription } from '../src/features/billing/subscription.ts';

/** What a parent has subscribed to, as the server tells it. */
export const subscription = (active: boolean, more: Partial<Subscription> = {}): Subscription => ({
  active,
  unlimited: false,
  count: active ? 1 : 0,
  planName: active ? 'Premium' : null,
  plans: [],
  hadPlan: active,
  ...more,
});
