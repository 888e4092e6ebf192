import { randomBytes } from 'node:crypto';
import type { Schema } from '@milestoon/database';
import type { Transaction } from 'kysely';
import type { AccountDeps } from '../account.deps.ts';
import { sessionToken } from '../session.ts';
import { signedCookie } from '../signed-cookie.ts';

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
  const seconds = Math.floor((session.expires_at.getTime() - now().getTime()) / 1000);
  const cookie = await signedCookie({ config, database }, 'session_token', token, seconds);
  return { id: session.id, cookie };
}
