import type { Actor, Database } from '@milestoon/database';
import { isEntitling } from '@milestoon/domain';
import { sql } from 'kysely';
import type { ProviderEvent, ProviderSubscription } from '../../platform/payments/payments.ts';

/** The statuses and prices of a person's subscriptions, oldest first. */
export const subscriptionsOf = (database: Database, actor: Actor) =>
  database.asUser(actor, (tx) =>
    tx
      .selectFrom('subscriptions')
      .select(['id', 'status', 'price_id', 'child_id'])
      .orderBy('created_at')
      .execute(),
  );

export const customerIdOf = async (database: Database, actor: Actor): Promise<string | null> => {
  const row = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('customers')
      .select('stripe_customer_id')
      .where('user_id', '=', actor.id)
      .executeTakeFirst(),
  );
  return row?.stripe_customer_id ?? null;
};

/** Remembers a person's customer; the first one ever remembered stays. */
export const rememberCustomer = (database: Database, userId: string, customerId: string): Promise<string> =>
  database.asWorker('a new payment customer', async (tx) => {
    await tx
      .insertInto('customers')
      .values({ user_id: userId, stripe_customer_id: customerId })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    const kept = await tx
      .selectFrom('customers')
      .select('stripe_customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return kept.stripe_customer_id;
  });

export const ownsChild = async (database: Database, actor: Actor, childId: string): Promise<boolean> => {
  const row = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('children')
      .select('id')
      .where('id', '=', childId)
      .where('user_id', '=', actor.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  return row !== undefined;
};

export const isChildPaid = async (database: Database, childId: string): Promise<boolean> => {
  const rows = await database.asWorker('is a child paid for', (tx) =>
    tx.selectFrom('subscriptions').select('status').where('child_id', '=', childId).execute(),
  );
  return rows.some((row) => isEntitling(row.status));
};

export const rememberCheckoutFailure = (database: Database, childId: string): Promise<unknown> =>
  database.asWorker('a checkout failed', (tx) =>
    tx
      .insertInto('checkout_failures')
      .values({ child_id: childId })
      .onConflict((conflict) => conflict.column('child_id').doNothing())
      .execute(),
  );

export const hasCheckoutFailed = async (database: Database, childId: string): Promise<boolean> => {
  const row = await database.asWorker('did a checkout fail', (tx) =>
    tx.selectFrom('checkout_failures').select('child_id').where('child_id', '=', childId).executeTakeFirst(),
  );
  return row !== undefined;
};

/**
 * Replaces what is known of a subscription by what `read` finds at the provider. The lock spans reading and
 * writing: else two events at once could read in one order and write in the other.
 * Resolves to null when it is nobody's here.
 */
export const refreshSubscription = (
  database: Database,
  id: string,
  read: () => Promise<ProviderSubscription | null>,
): Promise<{ status: string; childId: string | null } | null> =>
  database.asWorker('a payment event', async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
    const found = await read();
    if (!found) {
      await tx
        .updateTable('subscriptions')
        .set({ status: 'canceled', updated_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      return null;
    }
    const customer = await tx
      .selectFrom('customers')
      .select('user_id')
      .where('stripe_customer_id', '=', found.customerId)
      .executeTakeFirst();
    if (!customer) return null;
    // Compared as text: what stands at the provider may be no uuid at all.
    const child = await tx
      .selectFrom('children')
      .select('id')
      .where(sql<string>`id::text`, '=', found.childId ?? '')
      .where('user_id', '=', customer.user_id)
      .executeTakeFirst();
    const values = {
      user_id: customer.user_id,
      stripe_customer_id: found.customerId,
      child_id: child?.id ?? null,
      status: found.status,
      price_id: found.priceId,
      current_period_end: found.currentPeriodEnd,
      cancel_at_period_end: found.cancelAtPeriodEnd,
      as_of: sql<Date>`clock_timestamp()`,
      updated_at: sql<Date>`now()`,
    };
    await tx
      .insertInto('subscriptions')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return { status: found.status, childId: child?.id ?? null };
  });

/** Writes an event down. Resolves to false when it was dealt with before. */
export const receiveEvent = (database: Database, event: ProviderEvent): Promise<boolean> =>
  database.asWorker('a payment event', async (tx) => {
    await tx
      .insertInto('stripe_events')
      .values({ id: event.id, type: event.type, created_at: event.created, processed_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const kept = await tx
      .selectFrom('stripe_events')
      .select('processed_at')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow();
    return kept.processed_at === null;
  });

export const finishEvent = (database: Database, id: string): Promise<unknown> =>
  database.asWorker('a payment event', (tx) =>
    tx.updateTable('stripe_events').set({ processed_at: sql`now()` }).where('id', '=', id).execute(),
  );
