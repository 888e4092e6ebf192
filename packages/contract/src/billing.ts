import { z } from 'zod';
import { api } from './errors.ts';

const planStandingSchema = z.object({
  /** The child it is for; null for the account's own, or when the child is gone. */
  childName: z.string().nullable(),
  /** Null for a price that is not ours: an unknown plan. */
  planName: z.string().nullable(),
  /** `ending`: it was cancelled and runs until the end of its period. `unpaid`: its last payment did not go through. */
  state: z.enum(['running', 'ending', 'unpaid']),
  periodEnd: z.coerce.date().nullable(),
});
export type PlanStanding = z.infer<typeof planStandingSchema>;

/** What the person has paid for. Counts are whole subscriptions. */
export const subscriptionStateSchema = z.object({
  /** Any subscription active or trialing, or a super admin. */
  active: z.boolean(),
  unlimited: z.boolean(),
  /** Entitling subscriptions; 999 for a super admin. */
  count: z.number().int(),
  /** Null without a subscription, or when its price is not ours: an unknown plan. */
  planName: z.string().nullable(),
  /** Every subscription that runs or could run on, oldest first. */
  plans: z.array(planStandingSchema),
  /** Whether there is or was one at all. */
  hadPlan: z.boolean(),
});
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** Longer than any of ours, shorter than what payment providers take. */
const returnAddressSchema = z.string().max(2000);

/** Subscription, checkout and the provider’s portal. */
export const billing = {
  subscription: api
    .route({ method: 'GET', path: '/api/subscription', tags: ['billing'] })
    .output(subscriptionStateSchema),
  checkout: api
    .route({ method: 'POST', path: '/functions/v1/stripe-checkout', tags: ['billing'] })
    .input(
      z.object({
        price_id: z.string().max(100),
        mode: z.literal('subscription'),
        success_url: returnAddressSchema,
        cancel_url: returnAddressSchema,
        metadata: z
          .object({
            child_id: z.string().max(100),
            child_name: z.string().max(100),
            api_key: z.string().max(200).optional(),
          })
          .optional(),
      }),
    )
    .output(z.object({ url: z.string() })),
  sync: api
    .route({ method: 'POST', path: '/api/sync-subscriptions', tags: ['billing'] })
    // Not ok is an error: CONFLICT with 'Failed to sync subscriptions'.
    // `found`: an active subscription is there now.
    .output(z.object({ ok: z.literal(true), message: z.string(), found: z.boolean() })),
  portal: api
    .route({ method: 'POST', path: '/api/billing-portal', tags: ['billing'] })
    .input(z.object({ return_url: returnAddressSchema }))
    .output(z.object({ url: z.string() })),
};
