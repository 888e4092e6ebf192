import type { OpenSession } from '@milestoon/contract';
import { notFound } from '../../platform/errors.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { shortenedAddress } from '../../platform/http/shortened-address.ts';
import { asId } from '../../platform/ids.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { AccountDeps } from './account.deps.ts';
import { sessionToken } from './session.ts';

/** Who asks, and from where. */
interface Caller {
  actor: SessionActor;
  headers: Headers;
  clientAddress: string;
}

/** The person's sessions, the latest first. Tokens stay here. */
export async function listSessions(
  { config, database, now }: AccountDeps,
  { actor, headers }: Caller,
): Promise<OpenSession[]> {
  const rows = await database.auth
    .selectFrom('session')
    .select(['id', 'token', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', actor.id)
    .where('expires_at', '>', now())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const own = sessionToken(headers, config);
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(new Headers({ 'user-agent': row.user_agent ?? '' })),
    network: row.ip_address && shortenedAddress(row.ip_address),
    firstSeenAt: row.created_at,
    lastSeenAt: row.updated_at,
    isCurrent: row.token === own,
  }));
}

/** @throws AppError NOT_FOUND */
export async function endSession(
  { database, ports }: AccountDeps,
  { actor, ...origin }: Caller,
  id: string,
): Promise<void> {
  const known = asId(id);
  await database.auth.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('id', '=', known)
      .where('user_id', '=', actor.id)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw notFound();
    await ports.audit(tx, actor.id, { kind: 'signed-out-elsewhere' }, origin);
  });
}

/** Resolves to how many there were. */
export const endOtherSessions = (
  { config, database, ports }: AccountDeps,
  { actor, ...origin }: Caller,
): Promise<number> =>
  database.auth.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('user_id', '=', actor.id)
      .where('token', '!=', sessionToken(origin.headers, config) ?? '')
      .executeTakeFirst();
    if (ended.numDeletedRows > 0n) await ports.audit(tx, actor.id, { kind: 'signed-out-elsewhere' }, origin);
    return Number(ended.numDeletedRows);
  });
