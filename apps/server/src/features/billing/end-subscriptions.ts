import type { BillingDeps } from './billing.deps.ts';
import { customerIdOf } from './billing.repo.ts';
import { inPaymentTurn } from './customer.service.ts';
import { refreshSubscription } from './refresh.service.ts';

/**
 * Ends what a person pays for, at once: the subscriptions of a child that is deleted, or, without a child, all of
 * them, together with the customer, so that a payment page that is still open buys nothing any more. Can be repeated.
 * Resolves to how many were ended now. Rejects when the provider cannot be reached.
 */
export const endSubscriptions = (
  deps: BillingDeps,
  of: { userId: string; childId: string | null },
): Promise<number> => inPaymentTurn(deps, of.userId, () => endInTurn(deps, of));

async function endInTurn(
  deps: BillingDeps,
  { userId, childId }: { userId: string; childId: string | null },
): Promise<number> {
  const { payments, database, log } = deps;
  const customerId = await customerIdOf(database, { id: userId });
  if (!customerId) return 0;
  const running = (await payments.subscriptionsOf(customerId)).filter(
    (subscription) =>
      subscription.status !== 'canceled' && (childId === null || subscription.childId === childId),
  );
  for (const { id } of running) await payments.endSubscription(id);
  // Whoever counts next should not count them any more. Should this fail, the events that the provider sends tell it.
  for (const { id } of running)
    await refreshSubscription(deps, id).catch((error) =>
      log.warn({ err: error, subscription: id }, 'an ended subscription was not read again'),
    );
  if (childId === null) await payments.deleteCustomer(customerId);
  else await payments.closeCheckouts(customerId, childId);
  return running.length;
}
