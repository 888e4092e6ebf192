import { AppError, notFound } from '../../platform/errors.ts';
import { isOutside } from '../../platform/push/post-outside.ts';
import type { PushTarget } from '../../platform/push/push.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { bindDevice } from './devices.repo.ts';

/**
 * Has the browser of this session told while the app is closed.
 *
 * @throws AppError INVALID_INPUT for an address that is no push service's, NOT_FOUND without a session
 */
export async function addDevice(
  { database, ports }: Services,
  actor: SessionActor,
  headers: Headers,
  device: PushTarget,
): Promise<void> {
  if (!isOutside(device.endpoint)) throw new AppError('INVALID_INPUT', { data: { field: 'endpoint' } });
  const sessionId = await ports.sessionIdOf(actor, headers);
  if (!sessionId) throw notFound();
  await bindDevice(database, { userId: actor.id, sessionId }, device);
}

export async function removeDevice(
  { database, ports }: Services,
  actor: SessionActor,
  headers: Headers,
): Promise<void> {
  const sessionId = await ports.sessionIdOf(actor, headers);
  if (!sessionId) return;
  await database.asUser(actor, (tx) =>
    tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute(),
  );
}

/** Whether the browser of this session is told while the app is closed. */
export async function hasThisDevice(
  { database, ports }: Services,
  actor: SessionActor,
  headers: Headers,
): Promise<boolean> {
  const sessionId = await ports.sessionIdOf(actor, headers);
  if (!sessionId) return false;
  const device = await database.asUser(actor, (tx) =>
    tx.selectFrom('push_subscriptions').select('id').where('session_id', '=', sessionId).executeTakeFirst(),
  );
  return device !== undefined;
}
