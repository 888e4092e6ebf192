import { createHmac } from 'node:crypto';
import { cookiePrefix, getCookie } from '../../platform/http/cookies.ts';
import { isHttps } from '../../platform/http/security.ts';
import type { AccountDeps } from './account.deps.ts';

type Name = 'session_token' | 'two_factor';

const nameOf = (name: Name, { publicUrl }: AccountDeps['config']): string =>
  `${isHttps(publicUrl) ? cookiePrefix.secure : cookiePrefix.plain}.${name}`;

/** What such a cookie of a request says, without its signature, which the library looks at. */
export function saidInCookie(
  config: AccountDeps['config'],
  headers: Headers,
  name: Name,
): string | undefined {
  const said = getCookie(headers, nameOf(name, config));
  return said?.slice(0, Math.max(0, said.lastIndexOf('.')));
}

/** A cookie of the authentication library, as the library itself signs and sets it. */
export async function signedCookie(
  { config, database }: Pick<AccountDeps, 'config' | 'database'>,
  name: Name,
  value: string,
  seconds: number,
): Promise<string> {
  const isSecure = isHttps(config.publicUrl);
  const signature = createHmac('sha256', await database.secret('sessions'))
    .update(value)
    .digest('base64');
  return [
    `${nameOf(name, config)}=${encodeURIComponent(`${value}.${signature}`)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}
