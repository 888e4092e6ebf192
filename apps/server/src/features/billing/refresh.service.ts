import { isEntitling, isUnpaid } from '@milestoon/domain';
import { AppError } from '../../platform/errors.ts';
import type { ProviderSubscription } from '../../platform/payments/payments.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import {
  isChildGone,
  isOurCustomer,
  newReading,
  overdueSubscriptions,
  subscriptionsOf,
  writeSubscription,
} from './billing.repo.ts';
import { inPaymentTurn, knownCustomer } from './customer.service.ts';
import { finishEvents } from './events.repo.ts';

/** A question to the provider, and what it was asked for. */
export interface Reading {
  /** Drawn before the question: whoever draws a later one has seen at least as much. */
  number: number;
  /** Events that are dealt with once the answer is written. */
  events: readonly string[];
}

/** Writes an answer, and has the avatars of a child that is paid for drawn. Then its events are dealt with. */
async function write(
  deps: BillingDeps,
  id: string,
  { number, events }: Reading,
  found: ProviderSubscription | null,
): Promise<void> {
  const { database, ports, log } = deps;
  if (found) await endForNobody(deps, found);
  const childId = await database.asWorker('a payment event', async (tx) => {
    const known = await writeSubscription(tx, id, number, found);
    if (known && isUnpaid(known.status))
      await ports.notify(tx, known.user_id, {
        kind: 'payment-problem',
        subscriptionId: id,
        childId: known.child_id,
        periodEnd: known.current_period_end,
      });
    if (known?.cancel_at_period_end && known.current_period_end && isEntitling(known.status))
      await ports.notify(tx, known.user_id, {
        kind: 'plan-ending',
        subscriptionId: id,
        childId: known.child_id,
        dueAt: known.current_period_end,
      });
    if (known?.child_id && isEntitling(known.status)) return known.child_id;
    await finishEvents(tx, events);
    return undefined;
  });
  log.info({ subscription: id, status: found?.status ?? 'unknown', events }, 'a subscription was read');
  if (!childId) return;
  // At every event, not only at the first: whoever starts avatars knows whether they were started.
  await ports.startAvatars(childId);
  await database.asWorker('a payment event', (tx) => finishEvents(tx, events));
}

/** Paid in the moment in which its child was deleted: nobody is charged for a child that is no more. */
async function endForNobody({ database, payments }: BillingDeps, found: ProviderSubscription): Promise<void> {
  if (!found.childId || !isEntitling(found.status) || !(await isChildGone(database, found.childId))) return;
  if (await isOurCustomer(database, found.customerId)) await payments.endSubscription(found.id);
}

/** Brings one subscription up to date. Rejects when the provider cannot be asked. */
export async function refreshSubscription(deps: BillingDeps, id: string, given?: Reading): Promise<void> {
  const reading = given ?? { number: await newReading(deps.database), events: [] };
  await write(deps, id, reading, await deps.payments.subscription(id));
}

/** Reads everything of a person again. Rejects when the provider cannot be asked. */
export async function refreshPerson(
  deps: BillingDeps,
  actor: SessionActor,
  customerId: string,
): Promise<void> {
  const reading = { number: await newReading(deps.database), events: [] };
  const current = await deps.payments.subscriptionsOf(customerId);
  for (const subscription of current) await write(deps, subscription.id, reading, subscription);
  const listed = new Set(current.map((subscription) => subscription.id));
  for (const { id } of await subscriptionsOf(deps.database, actor))
    if (!listed.has(id)) await refreshSubscription(deps, id, reading);
}

/**
 * The same for a parent who asks, in case events were lost.
 * @throws AppError CONFLICT when the provider cannot be asked
 */
export async function syncSubscriptions(deps: BillingDeps, actor: SessionActor): Promise<void> {
  try {
    const customerId = await inPaymentTurn(deps, actor.id, () => knownCustomer(deps, actor));
    if (customerId) await refreshPerson(deps, actor, customerId);
  } catch (cause) {
    deps.log.error({ err: cause, user: actor.id }, 'subscription sync failed');
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.sync.failed, cause });
  }
}

const overdueAtOnce = 100;

/**
 * Asks about subscriptions whose end has passed unheard: their events were lost, or another provider is in charge
 * by now. Without it they would entitle for ever. One that cannot be asked about keeps none waiting behind it.
 */
export async function refreshOverdue(deps: BillingDeps): Promise<void> {
  for (const id of await overdueSubscriptions(deps.database, overdueAtOnce))
    await refreshSubscription(deps, id).catch((error) =>
      deps.log.error({ err: error, subscription: id }, 'an overdue subscription could not be read'),
    );
}
