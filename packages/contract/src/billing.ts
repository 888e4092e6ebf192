import { z } from 'zod';
import { api } from './errors.ts';

export const subscriptionStateSchema = z.object({
  /** Any subscription active or trialing, or a super admin. */
  active: z.boolean(),
  unlimited: z.boolean(),
  /** Entitling subscriptions; 999 for a super admin. */
  count: z.number().int(),
  /** Null without a subscription, or when its price is not ours: an unknown plan. */
  planName: z.string().nullable(),
});
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** Longer than any of ours, shorter than what payment providers take. */
const returnAddressSchema = z.string().max(2000);

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
    .output(z.object({ ok: z.literal(true), message: z.string() })),
  portal: api
    .route({ method: 'POST', path: '/api/billing-portal', tags: ['billing'] })
    .input(z.object({ return_url: returnAddressSchema }))
    .output(z.object({ url: z.string() })),
};
