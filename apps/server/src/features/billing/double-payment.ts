import { isEntitling } from '@milestoon/domain';
import { AppError } from '../../platform/errors.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { BillingDeps } from './billing.deps.ts';
import { subscriptionsOf } from './billing.repo.ts';

/**
 * Nothing is paid twice: the plan itself only while no subscription runs, a child once.
 * @throws AppError CONFLICT
 */
export async function refuseDoublePayment(
  { database }: Pick<BillingDeps, 'database'>,
  actor: SessionActor,
  childId: string | null,
): Promise<void> {
  const running = (await subscriptionsOf(database, actor)).filter((row) => isEntitling(row.status));
  const paid = childId ? running.some((row) => row.child_id === childId) : running.length > 0;
  if (paid) {
    throw new AppError('CONFLICT', {
      userMessage: (texts) => texts.checkout.failed,
      message: 'already subscribed',
    });
  }
}

const owing = new Set(['past_due', 'unpaid']);

/** Whether a subscription for the same thing waits for a card that can be charged. */
export async function isOwing(
  { database }: Pick<BillingDeps, 'database'>,
  actor: SessionActor,
  childId: string | null,
): Promise<boolean> {
  const rows = await subscriptionsOf(database, actor);
  return rows.some((row) => owing.has(row.status) && (childId === null || row.child_id === childId));
}
