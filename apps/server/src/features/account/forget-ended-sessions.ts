import type { Database } from '@milestoon/database';
import { sql } from 'kysely';

/**
 * Deletes the sessions that have run out, with the network address and the browser that stand in them, and the device
 * that was told things by them. By the clock of the database, which says for every call whether a session is over.
 */
export const forgetEndedSessions = ({ auth }: Pick<Database, 'auth'>): Promise<unknown> =>
  auth.deleteFrom('session').where('expires_at', '<=', sql<Date>`now()`).execute();
