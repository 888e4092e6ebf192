import type { Ports } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { hasCheckoutFailed, isChildPaid } from './billing.repo.ts';
import { createBillingRoutes } from './billing.routes.ts';
import { subscriptionState } from './subscription-state.ts';
import { createPaymentWebhook } from './webhook.routes.ts';

/** Subscriptions: the contract's calls, the provider's webhook, and what other features ask. */
export function createBilling(deps: BillingDeps) {
  const ports: Pick<Ports, 'isSubscribed' | 'isChildPaid' | 'hasCheckoutFailed'> = {
    isSubscribed: async (actor) => (await subscriptionState(deps, actor)).active,
    isChildPaid: (childId) => isChildPaid(deps.database, childId),
    hasCheckoutFailed: (childId) => hasCheckoutFailed(deps.database, childId),
  };
  return { routes: createBillingRoutes(deps), webhook: createPaymentWebhook(deps), ports };
}
