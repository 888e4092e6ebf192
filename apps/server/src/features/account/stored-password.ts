import type { AccountDeps } from './account.deps.ts';

/**
 * Stores a password that was just found right at today's cost, where it was stored at another one. Not over one that
 * was changed in the meantime. Whoever signs in does so, even when this fails: the next time it is tried again.
 */
export async function storeAnew(
  { database, log, passwords }: Pick<AccountDeps, 'database' | 'log' | 'passwords'>,
  userId: string,
  password: string,
): Promise<void> {
  try {
    const known = await database.auth
      .selectFrom('account')
      .select(['id', 'password'])
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst();
    if (!known?.password || !passwords.isOutdated(known.password)) return;
    await database.auth
      .updateTable('account')
      .set({ password: await passwords.hash(password) })
      .where('id', '=', known.id)
      .where('password', '=', known.password)
      .execute();
  } catch (error) {
    log.error({ err: error, user: userId }, 'a password was not stored at the cost of today');
  }
}
