import type { Services } from '../../platform/services.ts';
import { countOnce } from './erasure-counts.ts';

/**
 * Shuts an account whose deletion is ordered: sessions, passkeys, passwords and other ways to sign in go, links that
 * were mailed or given away, and the seats of others. It is counted before, for all of that is on the receipt too. May
 * be repeated: a process can die after the order was written down.
 */
export async function closeAccount(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { database, ports } = services;
  await countOnce(services, { id, userId, childId: null });
  await database.asWorker('an account is shut before it is deleted', async (tx) => {
    await tx.deleteFrom('watch_links').where('user_id', '=', userId).execute();
    await tx.deleteFrom('telling_links').where('user_id', '=', userId).execute();
  });
  await ports.sharingChanged(userId);
  await database.auth.transaction().execute(async (tx) => {
    await tx.deleteFrom('account').where('user_id', '=', userId).execute();
    await tx.deleteFrom('passkey').where('user_id', '=', userId).execute();
    // Links for a new password, to confirm the address or to change it, and second steps that were begun.
    await tx.deleteFrom('verification').where('value', '=', userId).execute();
    // Who acted for this family loses it now, and keeps their own; what was done in another stays there.
    await tx.deleteFrom('household_invitations').where('user_id', '=', userId).execute();
    await tx
      .deleteFrom('household_members')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('member_id', '=', userId)]))
      .execute();
    await tx.deleteFrom('session').where('user_id', '=', userId).execute();
  });
}
