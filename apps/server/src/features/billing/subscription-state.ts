import type { SubscriptionState } from '@milestoon/contract';
import { isEntitling, planName, unlimitedSubscriptions } from '@milestoon/domain';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { subscriptionsOf } from './billing.repo.ts';

const unlimited: SubscriptionState = {
  active: true,
  unlimited: true,
  count: unlimitedSubscriptions,
  planName: 'Super Admin',
};
const none: SubscriptionState = { active: false, unlimited: false, count: 0, planName: null };

/** What a person is entitled to. A lookup that fails means not subscribed. */
export async function subscriptionState(
  { database, log }: Pick<BillingDeps, 'database' | 'log'>,
  actor: SessionActor,
): Promise<SubscriptionState> {
  if (actor.role === 'super_admin') return unlimited;
  try {
    const entitling = (await subscriptionsOf(database, actor)).filter((row) => isEntitling(row.status));
    if (entitling.length === 0) return none;
    // The plan that is known, wherever it stands: rows are in the order events came, which means nothing.
    const name = entitling.map((row) => planName(row.price_id)).find((known) => known !== null) ?? null;
    return { active: true, unlimited: false, count: entitling.length, planName: name };
  } catch (error) {
    log.error({ err: error, user: actor.id }, 'subscription lookup failed');
    return none;
  }
}
