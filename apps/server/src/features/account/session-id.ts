import type { Actor } from '@milestoon/database';
import { sql } from 'kysely';
import type { AccountDeps } from './account.deps.ts';
import { sessionToken } from './session.ts';

/** The session that a request of this person came with; undefined when it came with another proof. */
export async function sessionIdOf(
  { database, config }: Pick<AccountDeps, 'database' | 'config'>,
  actor: Actor,
  headers: Headers,
): Promise<string | undefined> {
  const session = await database.auth
    .selectFrom('session')
    .select('id')
    .where('token', '=', sessionToken(headers, config) ?? '')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return session?.id;
}

/** Which of these sessions are still there. */
export async function liveSessions(
  { database }: Pick<AccountDeps, 'database'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const sessions = await database.auth
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return sessions.map(({ id }) => id);
}
