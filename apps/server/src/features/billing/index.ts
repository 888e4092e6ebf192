import { repeat } from '../../platform/queue/repeat.ts';
import type { Ports } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { hasCheckoutFailed, isChildPaid } from './billing.repo.ts';
import { createBillingRoutes } from './billing.routes.ts';
import { tellAddresses } from './customer-address.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { createEventJob, watchEvents } from './events.job.ts';
import { refreshOverdue } from './refresh.service.ts';
import { subscriptionState } from './subscription-state.ts';
import { createPaymentWebhook } from './webhook.routes.ts';

const overdueEvery = 3_600_000;
const addressesEvery = 60_000;

/** Subscriptions: the contract's calls, the provider's webhook, and what other features ask. */
export function createBilling(deps: BillingDeps) {
  const ports: Pick<Ports, 'isSubscribed' | 'isChildPaid' | 'hasCheckoutFailed' | 'endSubscriptions'> = {
    isSubscribed: async (actor) => (await subscriptionState(deps, actor)).active,
    isChildPaid: (childId) => isChildPaid(deps.database, childId),
    hasCheckoutFailed: (childId) => hasCheckoutFailed(deps.database, childId),
    endSubscriptions: (of) => endSubscriptions(deps, of),
  };
  const job = createEventJob(deps);
  return {
    routes: createBillingRoutes(deps),
    webhook: createPaymentWebhook(deps, job),
    ports,
    /** Applies the events that are due now. */
    applyDueEvents: () => job.applyDue(),
    /**
     * Begins to apply payment events that could not be applied when they came, and to ask about subscriptions of
     * which nothing was heard; tells the provider addresses that changed. Returns what stops it.
     */
    watch(): () => Promise<void> {
      const stopEvents = watchEvents(job, deps.log);
      const stopOverdue = repeat(() => refreshOverdue(deps), overdueEvery, {
        log: deps.log,
        fault: 'the payment provider was not asked about overdue subscriptions',
      });
      const stopAddresses = repeat(() => tellAddresses(deps), addressesEvery, {
        log: deps.log,
        fault: 'the payment provider was not told new addresses',
      });
      return async () => void (await Promise.all([stopEvents(), stopOverdue(), stopAddresses()]));
    },
  };
}
