import { randomBytes } from 'node:crypto';
import type { Database, ErasuresTable, Tx } from '@milestoon/database';
import type { Language } from '@milestoon/domain/texts';
import { type Selectable, sql } from 'kysely';
import { hashOf } from '../../platform/tokens.ts';
import type { Counts } from './erasure-counts.ts';

export type ErasureRow = Selectable<ErasuresTable>;

const reason = 'a deletion outlives what it deletes';

export interface NewErasure {
  kind: 'child' | 'account';
  userId: string;
  childId: string | null;
  /** Null: the receipt is not mailed. */
  mailTo: string | null;
  language: Language;
  /** Of the parent's channel, for this order. */
  videosDeleted: number;
  now: Date;
}

/**
 * Writes the order down; from then on it is carried out, whatever happens to this process. Asking again for what is
 * under way gives the same order another key. `tell` writes into the same transaction. Resolves to the order with the key
 * of its receipt.
 */
export async function orderErasure(
  database: Database,
  order: NewErasure,
  tell: (tx: Tx) => Promise<void>,
): Promise<{ erasure: ErasureRow; key: string }> {
  const key = randomBytes(24).toString('base64url');
  const erasure = await database.asWorker(reason, async (tx) => {
    const insertion = tx.insertInto('erasures').values({
      kind: order.kind,
      user_id: order.userId,
      child_id: order.childId,
      key_hash: hashOf(key),
      mail_to: order.mailTo,
      language: order.language,
      videos_deleted: order.videosDeleted,
      requested_at: order.now,
    });
    const row = await insertion
      .onConflict((conflict) =>
        (order.kind === 'child'
          ? conflict.column('child_id')
          : conflict.column('user_id').where('kind', '=', 'account')
        ).doUpdateSet((eb) => ({
          key_hash: hashOf(key),
          videos_deleted: eb('erasures.videos_deleted', '+', order.videosDeleted),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(tx);
    return row;
  });
  return { erasure, key };
}

export const findErasure = (database: Database, id: string): Promise<ErasureRow | undefined> =>
  database.asWorker(reason, (tx) =>
    tx.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst(),
  );

export const findErasureByKey = (database: Database, key: string): Promise<ErasureRow | undefined> =>
  database.asWorker(reason, (tx) =>
    tx.selectFrom('erasures').selectAll().where('key_hash', '=', hashOf(key)).executeTakeFirst(),
  );

/** Whether the deletion of this account is ordered, be it that it waits. */
export async function isBeingErased(database: Database, userId: string): Promise<boolean> {
  const order = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('erasures')
      .select('id')
      .where('kind', '=', 'account')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return order !== undefined;
}

/** Ordered and not finished, or not mailed yet. */
export const findOpenErasures = (database: Database): Promise<ErasureRow[]> =>
  database.asWorker(reason, (tx) =>
    tx
      .selectFrom('erasures')
      .selectAll()
      .where((eb) => eb.or([eb('finished_at', 'is', null), eb('mail_to', 'is not', null)]))
      .orderBy('requested_at')
      .execute(),
  );

export const noteEndedSubscriptions = (database: Database, id: string, ended: number): Promise<unknown> =>
  database.asWorker(reason, (tx) =>
    tx
      .updateTable('erasures')
      .set((eb) => ({ subscriptions_ended: eb.fn.coalesce('subscriptions_ended', sql<number>`${ended}`) }))
      .where('id', '=', id)
      .execute(),
  );

/** The receipt is complete, and names nobody from now on. */
export const finishErasure = (database: Database, id: string, removed: Counts, now: Date): Promise<unknown> =>
  database.asWorker(reason, (tx) =>
    tx
      .updateTable('erasures')
      .set({ finished_at: now, removed: JSON.stringify(removed), user_id: null, child_id: null })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .execute(),
  );

export const forgetAddress = (database: Database, id: string): Promise<unknown> =>
  database.asWorker(reason, (tx) =>
    tx.updateTable('erasures').set({ mail_to: null }).where('id', '=', id).execute(),
  );
