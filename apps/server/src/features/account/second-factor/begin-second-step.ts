import { randomBytes } from 'node:crypto';
import type { AccountDeps } from '../account.deps.ts';
import { signedCookie } from '../signed-cookie.ts';
import { stepTime } from './library-options.ts';

/**
 * Has somebody asked for the code who came by another way than a password: the library does it after a password alone.
 * In its own form, so that the second step is the same. Resolves to the cookie of the step.
 */
export async function beginSecondStep(
  deps: Pick<AccountDeps, 'config' | 'database' | 'now' | 'loadAuth'>,
  userId: string,
): Promise<string> {
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  const identifier = `2fa-${randomBytes(15).toString('base64url')}`;
  const expiresAt = new Date(deps.now().getTime() + stepTime * 1000);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
  const attempts = `2fa-attempts-${identifier}`;
  await internalAdapter.createVerificationValue({ identifier: attempts, value: '0', expiresAt });
  return signedCookie(deps, 'two_factor', identifier, stepTime);
}
