import type { Tx } from '@milestoon/database';
import { termsVersion } from '@milestoon/domain';

/**
 * Writes down that the present terms were accepted for a child, within the transaction that stores the child:
 * neither is there without the other. Accepting the same version again changes nothing.
 */
export async function recordConsent(
  tx: Tx,
  { userId, childId }: { userId: string; childId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({
      user_id: userId,
      child_id: childId,
      document: 'terms',
      version: termsVersion,
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.columns(['child_id', 'document', 'version']).doNothing())
    .execute();
}
