import type { Actor } from '@milestoon/database';
import { isEntitling } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import type { ProviderEvent, ProviderSubscription } from '../../platform/payments/payments.ts';
import type { BillingDeps } from './billing.deps.ts';
import {
  customerIdOf,
  finishEvent,
  receiveEvent,
  refreshSubscription,
  subscriptionsOf,
} from './billing.repo.ts';

/** Brings one subscription up to date, and has the avatars of a child that is paid for drawn. */
async function refresh(
  deps: BillingDeps,
  id: string,
  read: () => Promise<ProviderSubscription | null>,
): Promise<void> {
  const known = await refreshSubscription(deps.database, id, read);
  // At every event, not only at the first: whoever starts avatars knows whether they were started.
  if (known?.childId && isEntitling(known.status)) await deps.ports.startAvatars(known.childId);
}

/**
 * Applies an event by asking the provider what is true now, so the order of events and repetitions do not
 * matter. Rejects when that fails; the event then counts as unread and the provider sends it again.
 */
export async function applyEvent(deps: BillingDeps, event: ProviderEvent): Promise<void> {
  if (!(await receiveEvent(deps.database, event))) return;
  const { subscriptionId } = event;
  if (subscriptionId) {
    await refresh(deps, subscriptionId, () => deps.payments.subscription(subscriptionId));
  }
  await finishEvent(deps.database, event.id);
}

/** Reads everything of a person again, in case events were lost. */
export async function syncSubscriptions(
  deps: BillingDeps,
  actor: Actor,
  texts: Texts,
): Promise<{ ok: boolean; message: string }> {
  try {
    const customerId = await customerIdOf(deps.database, actor);
    if (customerId) {
      const current = await deps.payments.subscriptionsOf(customerId);
      const known = await subscriptionsOf(deps.database, actor);
      const ids = new Set([...current, ...known].map((subscription) => subscription.id));
      for (const id of ids) await refresh(deps, id, () => deps.payments.subscription(id));
    }
    return { ok: true, message: texts.sync.done };
  } catch (error) {
    deps.log.error({ err: error, user: actor.id }, 'subscription sync failed');
    return { ok: false, message: texts.sync.failed };
  }
}
