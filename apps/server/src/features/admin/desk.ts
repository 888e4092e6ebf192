import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';

/** What of an account is looked at, as its trail tells it. */
export type Seen = 'address-seen' | 'progress-seen' | 'support-read';

interface Look<Row> {
  /** The name of the list, for the log. */
  list: string;
  seen: Seen;
  read: (tx: Tx) => Promise<{ rows: Row[]; total: number }>;
  /** Whose a row is; null for the house's own. */
  ownerOf: (row: Row) => string | null;
}

/**
 * Work of an admin on what is other people's: the one way to it. The database is asked anew whether they are one, in the
 * transaction of the work; a session alone does not open it.
 *
 * @throws AppError NOT_FOUND for everybody else
 */
export const asAdmin = <T>(
  { database }: Pick<Services, 'database'>,
  actor: SessionActor,
  reason: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  database.asWorker(reason, async (tx) => {
    const { rows } = await sql<{ role: string }>`select me.role_of(${actor.id}) as role`.execute(tx);
    if (rows[0]?.role !== 'admin' && rows[0]?.role !== 'super_admin') throw notFound();
    return work(tx);
  });

/**
 * Reads a page of other people's things and writes so into the trail of everybody on it, in one transaction: nobody is
 * looked at without a word of it. Who looked is in the log.
 */
export async function lookAt<Row>(
  services: Services,
  actor: SessionActor,
  { list, seen, ownerOf, read }: Look<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const found = await asAdmin(services, actor, `an admin looks at the ${list}`, async (tx) => {
    const page = await read(tx);
    const owners = new Set(page.rows.map(ownerOf).filter((id) => id !== null && id !== actor.id));
    // In one order, so that two admins at the same page never wait for each other.
    for (const owner of [...owners].toSorted())
      if (owner) await services.ports.audit(tx, owner, { kind: seen });
    return page;
  });
  services.log.info({ admin: actor.id, list, rows: found.rows.length }, 'an admin looked at a list');
  return found;
}
