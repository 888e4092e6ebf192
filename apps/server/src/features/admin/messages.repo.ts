import type { Tx } from '@milestoon/database';
import type { Slice } from './admin.repo.ts';

/** What people wrote to support, latest first. */
export async function findMessages(tx: Tx, { limit, offset }: Slice) {
  const rows = await tx
    .selectFrom('support_messages')
    .select(['id', 'number', 'user_id', 'email', 'reason', 'message', 'language', 'sent_at', 'mailed_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await tx
    .selectFrom('support_messages')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
