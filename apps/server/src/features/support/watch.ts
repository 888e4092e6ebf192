import { limits } from '@milestoon/domain';
import { repeat } from '../../platform/queue/repeat.ts';
import type { Services } from '../../platform/services.ts';

const interval = 6 * 3_600_000;

/** Deletes what was written to support a year ago. */
export async function forgetOldMessages({ database, now }: Services): Promise<void> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - limits.supportMessageMonths);
  await database.asWorker('old messages to support are forgotten', (tx) =>
    tx.deleteFrom('support_messages').where('sent_at', '<', before).execute(),
  );
}

/** Does so now and four times a day. Returns what stops it. */
export const watchSupport = (services: Services): (() => Promise<void>) =>
  repeat(() => forgetOldMessages(services), interval, {
    log: services.log,
    fault: 'old messages to support were not forgotten',
  });
