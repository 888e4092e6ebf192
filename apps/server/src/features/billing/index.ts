import type { Feature } from '../../platform/feature.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { hasCheckoutFailed, isChildPaid } from './billing.repo.ts';
import { createBillingRoutes } from './billing.routes.ts';
import { tellAddresses } from './customer-address.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { createEventJob } from './events.job.ts';
import { refreshOverdue } from './refresh.service.ts';
import { subscriptionState } from './subscription-state.ts';
import { createPaymentWebhook } from './webhook.routes.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** A subscription of theirs is active or trialing, or they are a super admin. */
    isSubscribed(actor: SessionActor): Promise<boolean>;
    /** An entitling subscription was bought for this child. */
    isChildPaid(childId: string): Promise<boolean>;
    /** A checkout for this child failed, so the avatars are drawn without it. */
    hasCheckoutFailed(childId: string): Promise<boolean>;
    /** Ends the subscriptions of a child, or all, at the payment provider; says how many. */
    endSubscriptions(of: { userId: string; childId: string | null }): Promise<number>;
  }
}

/** Subscriptions: the contract's calls, the provider's webhook, and what other features ask. */
export function createBilling(deps: BillingDeps) {
  const job = createEventJob(deps);
  return {
    routes: { billing: createBillingRoutes(deps) },
    mounts: [(app) => void app.route('/', createPaymentWebhook(deps, job))],
    sweeps: [
      {
        role: 'web',
        every: 5_000,
        work: () => job.applyDue(),
        fault: 'payment events could not be read',
      },
      {
        role: 'web',
        every: 3_600_000,
        work: () => refreshOverdue(deps),
        fault: 'the payment provider was not asked about overdue subscriptions',
      },
      {
        role: 'web',
        every: 60_000,
        work: () => tellAddresses(deps),
        fault: 'the payment provider was not told new addresses',
      },
    ],
    ports: {
      isSubscribed: async (actor) => (await subscriptionState(deps, actor)).active,
      isChildPaid: (childId) => isChildPaid(deps.database, childId),
      hasCheckoutFailed: (childId) => hasCheckoutFailed(deps.database, childId),
      endSubscriptions: (of) => endSubscriptions(deps, of),
    },
  } satisfies Feature;
}
