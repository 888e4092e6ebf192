import type { Actor, Database } from '@milestoon/database';
import { sessionToken } from './session.ts';

/** The session that a request of this person came with; undefined when it came with another proof. */
export async function sessionIdOf(
  database: Database,
  actor: Actor,
  headers: Headers,
): Promise<string | undefined> {
  const session = await database.auth
    .selectFrom('session')
    .select('id')
    .where('token', '=', sessionToken(headers) ?? '')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return session?.id;
}
