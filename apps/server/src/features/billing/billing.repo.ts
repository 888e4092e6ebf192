import type { Actor, Database, Tx } from '@milestoon/database';
import { isEntitling } from '@milestoon/domain';
import { sql } from 'kysely';
import { isId } from '../../platform/ids.ts';
import type { ProviderSubscription } from '../../platform/payments/payments.ts';

/** A person's subscriptions and the children they are for, oldest first. */
export const subscriptionsOf = (database: Database, actor: Actor) =>
  database.asUser(actor, (tx) =>
    tx
      .selectFrom('subscriptions')
      .leftJoin('children', 'children.id', 'subscriptions.child_id')
      .select([
        'subscriptions.id',
        'status',
        'price_id',
        'child_id',
        'current_period_end',
        'cancel_at_period_end',
        'children.name as child_name',
      ])
      .orderBy('subscriptions.created_at')
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

interface NewCustomer {
  userId: string;
  customerId: string;
  /** The customer that the provider does not know any more. */
  stale: string | null;
  /** Whether the provider was told this address, as it is stored, when it made the customer. */
  isTold(stored: string): boolean;
}

/**
 * Remembers a person's customer: the first one ever remembered stays, unless it is the `stale` one. Resolves to the
 * one that stands there now.
 */
export const rememberCustomer = (
  database: Database,
  { userId, customerId, stale, isTold }: NewCustomer,
): Promise<string> =>
  database.asWorker('a new payment customer', async (tx) => {
    const person = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
    const told_email = person && isTold(person.email) ? person.email : null;
    await tx
      .insertInto('customers')
      .values({ user_id: userId, stripe_customer_id: customerId, told_email })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ stripe_customer_id: customerId, told_email })
          .where('customers.stripe_customer_id', '=', stale ?? ''),
      )
      .execute();
    const kept = await tx
      .selectFrom('customers')
      .select('stripe_customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return kept.stripe_customer_id;
  });

/** Customers of whom the provider knows another address than their accounts have, or nobody remembers which. */
export const changedAddresses = (database: Database, most: number): Promise<string[]> =>
  database.asWorker('addresses the payment provider does not know', async (tx) => {
    const rows = await tx
      .selectFrom('customers')
      .innerJoin('user', 'user.id', 'customers.user_id')
      .select('customers.user_id')
      .whereRef('customers.told_email', 'is distinct from', 'user.email')
      .orderBy('customers.user_id')
      .limit(most)
      .execute();
    return rows.map((row) => row.user_id);
  });

/** A person's customer, and their address as it is stored; undefined when they have none, or are gone. */
export const customerWithAddress = (
  database: Database,
  userId: string,
): Promise<{ customerId: string; email: string } | undefined> =>
  database.asWorker('the address of a payment customer', (tx) =>
    tx
      .selectFrom('customers')
      .innerJoin('user', 'user.id', 'customers.user_id')
      .select(['customers.stripe_customer_id as customerId', 'user.email'])
      .where('customers.user_id', '=', userId)
      .executeTakeFirst(),
  );

export const noteToldAddress = (database: Database, customerId: string, email: string): Promise<unknown> =>
  database.asWorker('the payment provider knows an address', (tx) =>
    tx
      .updateTable('customers')
      .set({ told_email: email })
      .where('stripe_customer_id', '=', customerId)
      .execute(),
  );

/** The name of a child of theirs; null for any other. */
export const ownChildName = async (
  database: Database,
  actor: Actor,
  childId: string,
): Promise<string | null> => {
  const row = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('children')
      .select('name')
      .where('id', '=', childId)
      .where('user_id', '=', actor.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  return row?.name ?? null;
};

export const isChildPaid = async (database: Database, childId: string): Promise<boolean> => {
  const rows = await database.asWorker('is a child paid for', (tx) =>
    tx.selectFrom('subscriptions').select('status').where('child_id', '=', childId).execute(),
  );
  return rows.some((row) => isEntitling(row.status));
};

/** Whether this was the id of a child that is no more. */
export async function isChildGone(database: Database, childId: string): Promise<boolean> {
  if (!isId(childId)) return false;
  const row = await database.asWorker('is a child still there', (tx) =>
    tx.selectFrom('children').select('id').where('id', '=', childId).executeTakeFirst(),
  );
  return row === undefined;
}

export const isOurCustomer = (database: Database, customerId: string): Promise<boolean> =>
  database.asWorker('is a customer one of ours', async (tx) => {
    const row = await tx
      .selectFrom('customers')
      .select('user_id')
      .where('stripe_customer_id', '=', customerId)
      .executeTakeFirst();
    return row !== undefined;
  });

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

/** Subscriptions whose period has ended without a word from the provider; its events come within the hour. */
export const overdueSubscriptions = (database: Database, limit: number): Promise<string[]> =>
  database.asWorker('subscriptions nothing was heard of', async (tx) => {
    const rows = await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('status', 'in', ['active', 'trialing', 'past_due'])
      .where('current_period_end', '<', sql<Date>`now() - interval '1 hour'`)
      .where('as_of', '<', sql<Date>`now() - interval '1 hour'`)
      .orderBy('current_period_end')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  });

/** The number of a question to the provider that is asked after this. */
export const newReading = (database: Database): Promise<number> =>
  database.asWorker('a payment event', async (tx) => {
    const { rows } = await sql<{
      reading: number;
    }>`select nextval('provider_readings')::float8 as reading`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('a sequence gave no number');
    return row.reading;
  });

/** What stands in a row after it was written. */
export interface KnownSubscription {
  user_id: string;
  status: string;
  child_id: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
}

/**
 * Replaces what is known of a subscription by what the provider answered to the question with this number, unless
 * the answer to a later one stands there already. No lock is held while the provider is asked: a slow one would
 * hold up everybody. Resolves to undefined when nothing was written, also for a subscription that is nobody's here.
 */
export async function writeSubscription(
  tx: Tx,
  id: string,
  reading: number,
  found: ProviderSubscription | null,
): Promise<KnownSubscription | undefined> {
  if (!found) {
    return tx
      .updateTable('subscriptions')
      .set({ status: 'canceled', cancel_at_period_end: false, reading, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('reading', '<', reading)
      .returning(['user_id', 'status', 'child_id', 'current_period_end', 'cancel_at_period_end'])
      .executeTakeFirst();
  }
  // The child is compared as text: what stands at the provider may be no uuid at all.
  const { rows } = await sql<KnownSubscription>`
    insert into subscriptions (id, user_id, stripe_customer_id, child_id, status, price_id,
                               current_period_end, cancel_at_period_end, reading)
    select ${id}, customer.user_id, customer.stripe_customer_id, child.id, ${found.status}, ${found.priceId},
           ${found.currentPeriodEnd}, ${found.cancelAtPeriodEnd}, ${reading}
      from customers customer
      left join children child on child.id::text = ${found.childId} and child.user_id = customer.user_id
     where customer.stripe_customer_id = ${found.customerId}
    on conflict (id) do update set
      user_id = excluded.user_id, stripe_customer_id = excluded.stripe_customer_id,
      child_id = excluded.child_id, status = excluded.status, price_id = excluded.price_id,
      current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
      reading = excluded.reading, as_of = now(), updated_at = now()
    where subscriptions.reading < excluded.reading
    returning user_id, status, child_id, current_period_end, cancel_at_period_end`.execute(tx);
  return rows[0];
}
