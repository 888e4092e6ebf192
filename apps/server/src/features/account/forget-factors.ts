import type { AccountDeps } from './account.deps.ts';

/**
 * Second factor and passkeys of an account that somebody made with an address that was not theirs: its owner has just
 * proved the address, and must neither be kept out by them nor share the account with them.
 */
export async function forgetFactors(
  { database, ports }: Pick<AccountDeps, 'database' | 'ports'>,
  userId: string,
): Promise<void> {
  await database.auth.transaction().execute(async (tx) => {
    const factor = await tx.deleteFrom('two_factor').where('user_id', '=', userId).executeTakeFirst();
    const passkeys = await tx.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
    if (factor.numDeletedRows + passkeys.numDeletedRows === 0n) return;
    await tx.updateTable('user').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
    await ports.audit(tx, userId, { kind: 'second-factor-reset' });
  });
}
