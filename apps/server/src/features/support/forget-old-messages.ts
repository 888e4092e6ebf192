import { limits } from '@milestoon/domain';
import type { Services } from '../../platform/services.ts';

/** Deletes what was written to support a year ago. */
export async function forgetOldMessages({ database, now }: Services): Promise<void> {
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - limits.supportMessageMonths);
  await database.asWorker('old messages to support are forgotten', (tx) =>
    tx.deleteFrom('support_messages').where('sent_at', '<', before).execute(),
  );
}
