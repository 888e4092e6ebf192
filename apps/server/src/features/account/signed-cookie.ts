import { createHmac } from 'node:crypto';
import { cookiePrefix } from '../../platform/http/cookies.ts';
import { isHttps } from '../../platform/http/security.ts';
import type { AccountDeps } from './account.deps.ts';

/** A cookie of the authentication library, as the library itself signs and sets it. */
export async function signedCookie(
  { config, database }: Pick<AccountDeps, 'config' | 'database'>,
  name: 'session_token' | 'two_factor',
  value: string,
  seconds: number,
): Promise<string> {
  const isSecure = isHttps(config.publicUrl);
  const signature = createHmac('sha256', await database.secret('sessions'))
    .update(value)
    .digest('base64');
  return [
    `${isSecure ? cookiePrefix.secure : cookiePrefix.plain}.${name}=${encodeURIComponent(`${value}.${signature}`)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}
