import type { PlanStanding, SubscriptionState } from '@milestoon/contract';
import { isEntitling, isUnpaid, planName, unlimitedSubscriptions } from '@milestoon/domain';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { subscriptionsOf } from './billing.repo.ts';

const unlimited: SubscriptionState = {
  active: true,
  unlimited: true,
  count: unlimitedSubscriptions,
  planName: 'Super Admin',
  plans: [],
  hadPlan: false,
};
const none: SubscriptionState = {
  active: false,
  unlimited: false,
  count: 0,
  planName: null,
  plans: [],
  hadPlan: false,
};

type Row = Awaited<ReturnType<typeof subscriptionsOf>>[number];

/** How a subscription stands that runs or could run on; none for one that is over or never began. */
function standingOf(row: Row): PlanStanding[] {
  const told = {
    childName: row.child_name,
    planName: planName(row.price_id),
    periodEnd: row.current_period_end,
  };
  if (isUnpaid(row.status)) return [{ ...told, state: 'unpaid' }];
  if (!isEntitling(row.status)) return [];
  return [{ ...told, state: row.cancel_at_period_end ? 'ending' : 'running' }];
}

const neverPaid = new Set(['incomplete', 'incomplete_expired']);

/** What a person is entitled to. A lookup that fails means not subscribed. */
export async function subscriptionState(
  { database, log }: Pick<BillingDeps, 'database' | 'log'>,
  actor: SessionActor,
): Promise<SubscriptionState> {
  if (actor.role === 'super_admin') return unlimited;
  try {
    const rows = await subscriptionsOf(database, actor);
    const entitling = rows.filter((row) => isEntitling(row.status));
    // The plan that is known, wherever it stands: rows are in the order events came, which means nothing.
    const name = entitling.map((row) => planName(row.price_id)).find((known) => known !== null) ?? null;
    return {
      active: entitling.length > 0,
      unlimited: false,
      count: entitling.length,
      planName: name,
      plans: rows.flatMap(standingOf),
      hadPlan: rows.some((row) => !neverPaid.has(row.status)),
    };
  } catch (error) {
    log.error({ err: error, user: actor.id }, 'subscription lookup failed');
    return none;
  }
}
