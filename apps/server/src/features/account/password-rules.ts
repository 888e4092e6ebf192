import { limits, product } from '@milestoon/domain';
import { toTypedAddress } from './local-address.ts';

/** Of the list, which is ordered by how often passwords were found: those that are tried first. */
const mostCommon = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first new password: it is half a megabyte. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= (async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set([
      product.name.toLowerCase(),
      ...dictionary['passwords-common'].slice(0, mostCommon).map((word) => String(word).toLowerCase()),
    ]);
  })();
  return common;
}

/** Why a password must not be chosen, by the name of its text. */
export type PasswordFault = 'PASSWORD_TOO_COMMON' | 'PASSWORD_IS_ADDRESS';

/** Null for one that may be chosen, and for one that is refused for its length elsewhere. */
export async function passwordFault(password: string, storedAddress: string): Promise<PasswordFault | null> {
  if (password.length < limits.passwordLength) return null;
  const chosen = password.trim().toLowerCase();
  const address = toTypedAddress(storedAddress).toLowerCase();
  if ([address, storedAddress.toLowerCase(), address.split('@')[0]].includes(chosen))
    return 'PASSWORD_IS_ADDRESS';
  return (await commonPasswords()).has(chosen) ? 'PASSWORD_TOO_COMMON' : null;
}
