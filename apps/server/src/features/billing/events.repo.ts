import type { Database, Tx } from '@milestoon/database';
import { sql } from 'kysely';
import type { ProviderEvent } from '../../platform/payments/payments.ts';

/**
 * Writes an event down, once however often it comes. Resolves to the number of the question that is to be asked
 * because of it, or null when it was dealt with already or asks for nothing.
 */
export const storeEvent = (database: Database, event: ProviderEvent): Promise<number | null> =>
  database.asWorker('a payment event', async (tx) => {
    const row = await tx
      .insertInto('stripe_events')
      .values({
        id: event.id,
        type: event.type,
        created_at: event.created,
        subscription_id: event.subscriptionId,
        processed_at: event.subscriptionId ? null : sql`now()`,
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((old) => ({ id: old.ref('stripe_events.id') })),
      )
      .returning(['processed_at', sql<number>`nextval('provider_readings')::float8`.as('reading')])
      .executeTakeFirstOrThrow();
    return row.processed_at === null ? row.reading : null;
  });

/** Events that are due to be applied, oldest first. */
export const dueEvents = (database: Database, limit: number) =>
  database.asWorker('payment events to apply', (tx) =>
    tx
      .selectFrom('stripe_events')
      .select(['id', 'subscription_id as subscriptionId'])
      .where('processed_at', 'is', null)
      .where('subscription_id', 'is not', null)
      .$narrowType<{ subscriptionId: string }>()
      .where('next_attempt_at', '<=', sql<Date>`now()`)
      .orderBy('received_at')
      .limit(limit)
      .execute(),
  );

export const finishEvents = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.updateTable('stripe_events').set({ processed_at: sql`now()` }).where('id', 'in', ids).execute();
};

/** The provider did not answer: again after one second, two, four, at most an hour. */
export const postponeEvents = (database: Database, ids: readonly string[]): Promise<unknown> =>
  database.asWorker('a payment event', (tx) =>
    tx
      .updateTable('stripe_events')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql`now() + least(power(2, least(attempts, 12)), 3600) * interval '1 second'`,
      })
      .where('id', 'in', ids)
      .execute(),
  );
