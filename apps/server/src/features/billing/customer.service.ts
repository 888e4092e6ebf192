import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { customerIdOf, rememberCustomer } from './billing.repo.ts';

/** Under which key the money of a person is dealt with, one thing after the other in all processes. */
const turnOf = (userId: string): string => `payments of ${userId}`;

/** Work with a person's payments, once at a time. The provider may be slow: nobody else waits for it. */
export const inPaymentTurn = <T>(
  { database }: Pick<BillingDeps, 'database'>,
  userId: string,
  work: () => Promise<T>,
): Promise<T> => database.withAdvisoryLock(turnOf(userId), work, 'outside');

/**
 * One customer a person, ever. Another one takes its place only where the provider does not know it: the
 * installation changed its provider, or somebody deleted the customer there. Call it in the person's turn.
 */
export async function customerOf(deps: BillingDeps, actor: SessionActor): Promise<string> {
  return (await knownCustomer(deps, actor)) ?? newCustomer(deps, actor, null);
}

/** The same, but null for who never paid. */
export async function knownCustomer(deps: BillingDeps, actor: SessionActor): Promise<string | null> {
  const known = await customerIdOf(deps.database, actor);
  if (known === null || (await deps.payments.hasCustomer(known))) return known;
  deps.log.warn({ user: actor.id }, 'the payment provider does not know a customer: there is a new one');
  return newCustomer(deps, actor, known);
}

async function newCustomer(
  { database, payments, ports }: BillingDeps,
  actor: SessionActor,
  stale: string | null,
): Promise<string> {
  const created = await payments.createCustomer({ id: actor.id, email: actor.email }, stale);
  return rememberCustomer(database, {
    userId: actor.id,
    customerId: created,
    stale,
    isTold: (stored) => ports.typedAddress(stored) === actor.email,
  });
}
