import { createHmac, randomBytes } from 'node:crypto';
import type { Schema } from '@milestoon/database';
import type { Transaction } from 'kysely';
import { isHttps } from '../../../platform/http/security.ts';
import { sessionCookieOf } from '../../../platform/http/cookies.ts';
import type { AccountDeps } from '../account.deps.ts';
import { sessionToken } from '../session.ts';

/**
 * From here on the session of this request is one that was proved by more than a password. It gets a new token: whoever
 * stole the one before has not proved anything. Undefined when the session has ended.
 */
export async function proveSession(
  { config, database, now }: Pick<AccountDeps, 'config' | 'database' | 'now'>,
  tx: Transaction<Schema>,
  headers: Headers,
  by: 'code' | 'passkey',
): Promise<{ id: string; cookie: string } | undefined> {
  const token = randomBytes(24).toString('base64url');
  const session = await tx
    .updateTable('session')
    .set({ token, second_factor: by })
    .where('token', '=', sessionToken(headers, config) ?? '')
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  if (!session) return undefined;
  const isSecure = isHttps(config.publicUrl);
  // As the authentication library signs and sets it.
  const signature = createHmac('sha256', await database.secret('sessions'))
    .update(token)
    .digest('base64');
  const seconds = Math.floor((session.expires_at.getTime() - now().getTime()) / 1000);
  const cookie = [
    `${sessionCookieOf(config.publicUrl)}=${encodeURIComponent(`${token}.${signature}`)}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
  return { id: session.id, cookie };
}
