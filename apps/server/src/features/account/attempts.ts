import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountDeps } from './account.deps.ts';

export interface AttemptLimit {
  /** Names what is tried. */
  what: string;
  most: number;
  /** Milliseconds from the first attempt. */
  within: number;
}

const forgottenAfter = 86_400_000;

/**
 * Counts an attempt of `who`; false once there were too many. Kept in the library's table, so the count is one
 * for all processes. Addresses and names are stored as a hash only.
 */
export async function mayTry(
  { database, now }: Pick<AccountDeps, 'database' | 'now'>,
  { what, most, within }: AttemptLimit,
  who: string,
): Promise<boolean> {
  const key = `${what}:${createHash('sha256').update(who).digest('base64url')}`;
  const time = now().getTime();
  const counted = await sql<{ count: number }>`
    insert into rate_limit as known (key, count, last_request) values (${key}, 1, ${time})
    on conflict (key) do update set
      count = case when known.last_request <= ${time - within} then 1 else known.count + 1 end,
      last_request = case when known.last_request <= ${time - within} then ${time} else known.last_request end
    returning count`.execute(database.auth);
  await database.auth
    .deleteFrom('rate_limit')
    .where('last_request', '<', time - forgottenAfter)
    .execute();
  return (counted.rows[0]?.count ?? 0) <= most;
}
