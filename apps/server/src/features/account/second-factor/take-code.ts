import type { Database } from '@milestoon/database';
import type { Auth } from '../auth.ts';
import { readCode, stepOf } from './one-time-codes.ts';

/**
 * Whether this is the person's code of now, and was not taken before: whoever reads one over a shoulder, or on its way
 * through a false page, comes too late. A code older than the newest that was taken is not taken either (RFC 6238, 5.2).
 */
export async function takeCode(
  { database, loadAuth }: { database: Pick<Database, 'auth'>; loadAuth: () => Promise<Auth> },
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed);
  const known = await database.auth
    .selectFrom('two_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!code || !known) return false;
  const { symmetricDecrypt } = await import('better-auth/crypto');
  const { secretConfig: key } = await (await loadAuth()).$context;
  // The library's clock, which is the machine's: what it took a moment ago must be found here.
  const step = stepOf(await symmetricDecrypt({ key, data: known.secret }), code, Date.now());
  if (step === null) return false;
  const taken = await database.auth
    .updateTable('two_factor')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', known.secret)
    .where('used_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
