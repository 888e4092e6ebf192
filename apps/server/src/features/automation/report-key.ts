import { placeOf, type Tx } from '@milestoon/database';
import { sql } from 'kysely';
import type { AutomationDeps } from './automation.deps.ts';
import { hashOf, newKeyText } from './key-text.ts';

/**
 * The key with which an outside generator reports for a parent: it opens reports on what that was asked for and
 * nothing else, for at least three days from now and at most seven. `tx` acts for that person.
 *
 * @throws Error when there is none to be had
 */
export async function getOrCreateReportKey(
  deps: Pick<AutomationDeps, 'database' | 'lookupSecret'>,
  tx: Tx,
  userId: string,
): Promise<string> {
  const { keyring } = deps.database;
  const place = placeOf('report_keys', 'sealed_key', userId);
  const fresh = newKeyText();
  // Laid ready for the function of the database, for this transaction only.
  await sql`select set_config('app.offered_api_key', ${keyring.seal(fresh, place)}, true),
                   set_config('app.offered_api_key_hash', ${hashOf(deps, fresh)}, true)`.execute(tx);
  const { rows } = await sql<{ sealed: string }>`
    select get_or_create_user_api_key(${userId}) as sealed`.execute(tx);
  const sealed = rows[0]?.sealed;
  if (!sealed) throw new Error('Failed to authenticate request');
  return keyring.open(sealed, place);
}
