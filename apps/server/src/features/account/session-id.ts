import type { Actor } from '@milestoon/database';
import { sql } from 'kysely';
import type { AccountDeps } from './account.deps.ts';
import { rowsOf, sessionToken } from './session.ts';

/** The session that a request for this person or family came with; undefined when it came with another proof. */
export async function sessionIdOf(
  { database, config }: Pick<AccountDeps, 'database' | 'config'>,
  actor: Actor,
  headers: Headers,
): Promise<string | undefined> {
  const session = await database.auth
    .selectFrom('session')
    .select('id')
    .where('token', '=', sessionToken(headers, config) ?? '')
    .where((eb) => eb.or([eb('user_id', '=', actor.id), eb('acting_for', '=', actor.id)]))
    .executeTakeFirst();
  return session?.id;
}

/** Which of these sessions are still there, and whose rows each is about. */
export async function liveSessions(
  { database }: Pick<AccountDeps, 'database'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const sessions = await database.auth
    .selectFrom('session')
    .select(['id', rowsOf.as('family')])
    .where('id', 'in', ids)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(sessions.map(({ id, family }) => [id, family]));
}
