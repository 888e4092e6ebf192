import { createHash, randomUUID } from 'node:crypto';
import { type Database, placeOf } from '@milestoon/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { PushTarget } from '../../platform/push/push.ts';

/** A browser that can be told something. */
export interface Device extends PushTarget {
  id: string;
}

const target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

const place = (id: string): string => placeOf('push_subscriptions', 'sealed_endpoint', id);

const reason = 'devices are told in the background';

/**
 * Binds a browser to a session. A session has one browser, and a browser one session: what either had before goes,
 * also when it was another person's.
 */
export async function bindDevice(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  device: PushTarget,
): Promise<void> {
  const id = randomUUID();
  const endpointHash = createHash('sha256').update(device.endpoint).digest('base64url');
  await database.asWorker('a browser that changes hands takes its address along', async (tx) => {
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
  });
}

/** The devices of a family whose sessions have not ended: its owner's, and those of second parents. */
export async function findDevices(database: Database, userId: string, now: Date): Promise<Device[]> {
  const sessions = await database.auth
    .selectFrom('session')
    .select('id')
    .where(sql<string>`coalesce(acting_for, user_id)`, '=', userId)
    .where('expires_at', '>', now)
    .execute();
  if (sessions.length === 0) return [];
  const rows = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('push_subscriptions')
      .select(['id', 'sealed_endpoint'])
      .where(
        'session_id',
        'in',
        sessions.map((session) => session.id),
      )
      .execute(),
  );
  return rows.map(({ id, sealed_endpoint }) => ({
    id,
    ...target.parse(JSON.parse(database.keyring.open(sealed_endpoint, place(id)))),
  }));
}

export const forgetDevice = (database: Database, id: string): Promise<unknown> =>
  database.asWorker(reason, (tx) => tx.deleteFrom('push_subscriptions').where('id', '=', id).execute());
