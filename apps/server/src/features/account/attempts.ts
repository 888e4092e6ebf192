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

/** Addresses and names are stored as a hash only. */
const keyOf = ({ what }: AttemptLimit, who: string): string =>
  `${what}:${createHash('sha256').update(who).digest('base64url')}`;

/**
 * Counts an attempt of `who`; false once there were too many. Kept in the library's table, so the count is one
 * for all processes.
 */
export async function mayTry(
  { database, now }: Pick<AccountDeps, 'database' | 'now'>,
  limit: AttemptLimit,
  who: string,
): Promise<boolean> {
  const { most, within } = limit;
  const key = keyOf(limit, who);
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

/** The right password was given: the wrong ones before it do not count any more. */
export async function forgetAttempts(
  { database }: Pick<AccountDeps, 'database'>,
  limit: AttemptLimit,
  who: string,
): Promise<void> {
  await database.auth.deleteFrom('rate_limit').where('key', '=', keyOf(limit, who)).execute();
}
