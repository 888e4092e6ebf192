import type { Tx } from '@milestoon/database';
import { termsVersion } from '@milestoon/domain';

/**
 * Whose: a child, for whom the terms were accepted, or somebody of the family, whose photos the parent says they may
 * use.
 */
export type ConsentFor = { userId: string } & ({ childId: string } | { familyMemberId: string });

/**
 * Writes down that the present terms were accepted for a child, or that the photos of a family member may be used,
 * within the transaction that stores them: neither is there without the other. Agreeing to the same version again
 * changes nothing.
 */
export async function recordConsent(tx: Tx, agreed: ConsentFor, now: Date): Promise<void> {
  const whose =
    'childId' in agreed
      ? ({ child_id: agreed.childId, document: 'terms' } as const)
      : ({ family_member_id: agreed.familyMemberId, document: 'family-photo' } as const);
  await tx
    .insertInto('consents')
    .values({
      user_id: agreed.userId,
      ...whose,
      version: termsVersion,
      accepted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
