import { randomUUID } from 'node:crypto';
import { type Database, placeOf, type Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { PushTarget } from '../../platform/push/push.ts';
import { hashOf } from '../../platform/tokens.ts';

/** A browser that can be told something. */
export interface Device extends PushTarget {
  id: string;
}

const target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

const place = (id: string): string => placeOf('push_subscriptions', 'sealed_endpoint', id);

const reason = 'devices are told in the background';

/** More browsers than a family has: each is an address that we call, and whoever signs in chooses it. */
export const mostDevices = 20;

/**
 * Binds a browser to a session. A session has one browser, and a browser one session: what either had before goes,
 * also when it was another person's. Of more than `mostDevices` of an account the longest unused goes.
 */
export async function bindDevice(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  device: PushTarget,
): Promise<void> {
  const id = randomUUID();
  const endpointHash = hashOf(device.endpoint);
  const bind = async (tx: Tx): Promise<void> => {
    await tx
      .deleteFrom('push_subscriptions')
      .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint_hash', '=', endpointHash)]))
      .execute();
    await tx
      .insertInto('push_subscriptions')
      .values({
        id,
        user_id: userId,
        session_id: sessionId,
        endpoint_hash: endpointHash,
        sealed_endpoint: database.keyring.seal(JSON.stringify(device), place(id)),
      })
      .execute();
    const unused = await longestUnused(database, tx, { userId, sessionId });
    if (unused.length > 0)
      await tx.deleteFrom('push_subscriptions').where('session_id', 'in', unused).execute();
  };
  // Of two at once each would find room for itself.
  await database.withAdvisoryLock(`devices of ${userId}`, () =>
    database.asWorker('a browser that changes hands takes its address along', bind),
  );
}

/** The sessions of those devices of an account for which there is no room, beside the one that is bound now. */
async function longestUnused(
  database: Database,
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string[]> {
  const others = await tx
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('session_id', '!=', sessionId)
    .execute();
  if (others.length < mostDevices) return [];
  const used = await database.auth
    .selectFrom('session')
    .select('id')
    .where(
      'id',
      'in',
      others.map((device) => device.session_id),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return used.slice(mostDevices - 1).map(({ id }) => id);
}

/** The devices of a family whose sessions have not ended: its owner's, and those of second parents. The last used first. */
export async function findDevices(database: Database, userId: string, now: Date): Promise<Device[]> {
  const sessions = await database.auth
    .selectFrom('session')
    .select('id')
    .where(sql<string>`coalesce(acting_for, user_id)`, '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  if (sessions.length === 0) return [];
  const rows = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('push_subscriptions')
      .select(['id', 'session_id', 'sealed_endpoint'])
      .where(
        'session_id',
        'in',
        sessions.map((session) => session.id),
      )
      .execute(),
  );
  const bySession = new Map(rows.map((row) => [row.session_id, row]));
  return sessions.flatMap((session): Device[] => {
    const row = bySession.get(session.id);
    if (!row) return [];
    return [
      { id: row.id, ...target.parse(JSON.parse(database.keyring.open(row.sealed_endpoint, place(row.id)))) },
    ];
  });
}

export const forgetDevice = (database: Database, id: string): Promise<unknown> =>
  database.asWorker(reason, (tx) => tx.deleteFrom('push_subscriptions').where('id', '=', id).execute());
