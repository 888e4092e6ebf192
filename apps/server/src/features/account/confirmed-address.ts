import type { Actor } from '@milestoon/database';
import { AppError } from '../../platform/errors.ts';
import type { AccountDeps } from './account.deps.ts';

type Deps = Pick<AccountDeps, 'config' | 'database'>;

/**
 * Whether somebody has shown that the address is theirs. Where no mail server is set, mails reach nobody but the
 * operator: then nothing waits for it.
 */
export async function isAddressConfirmed({ config, database }: Deps, userId: string): Promise<boolean> {
  if (config.mail.smtpUrl === undefined) return true;
  const user = await database.auth
    .selectFrom('user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email_verified ?? false;
}

/** For what a stranger's address must not be used for. @throws AppError ADDRESS_UNCONFIRMED */
export async function requireConfirmedAddress(deps: Deps, actor: Actor): Promise<void> {
  if (!(await isAddressConfirmed(deps, actor.id))) throw new AppError('ADDRESS_UNCONFIRMED');
}
