import { callers, type Expectation, get, owned, post } from '../expectation.testing.ts';

export const billingExpectations: Expectation[] = [
  {
    operation: 'billing.subscription',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/subscription'),
  },
  {
    operation: 'billing.checkout',
    cells: owned('200', 'write'),
    prepare: async ({ child }) => {
      const childId = await child();
      return () =>
        post('/functions/v1/stripe-checkout', {
          price_id: 'price_premium_monthly',
          mode: 'subscription',
          success_url: '/auth/success',
          cancel_url: '/auth/child-setup',
          metadata: { child_id: childId, child_name: 'Mia' },
        });
    },
  },
  {
    operation: 'billing.sync',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/sync-subscriptions'),
  },
  {
    operation: 'billing.portal',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/billing-portal', { return_url: '/app' }),
  },
];
