import type { Receipt } from '@milestoon/contract';
import type { Language, Sentence } from '@milestoon/domain/texts';
import { sql } from 'kysely';
import { AppError, notFound } from '../../platform/errors.ts';
import { requirePassword } from '../../platform/password-again.ts';
import { asId } from '../../platform/ids.ts';
import type { AuditOrigin, Services, SessionActor } from '../../platform/services.ts';
import { closeAccount } from './close-account.ts';
import { type Counts, countsSchema } from './erasure-counts.ts';
import {
  type ErasureRow,
  findErasureByKey,
  findOpenErasures,
  noteEndedSubscriptions,
  orderErasure,
} from './erasure.repo.ts';
import { removedOf } from './removed-things.ts';

/** Asked now, for the account may be gone when the receipt is there. Not mailed, it can be downloaded. */
const receiptAddress = async ({ ports }: Services, { id, email }: SessionActor): Promise<string | null> =>
  (await ports.mayMail(id)) ? email : null;

/**
 * Deletes a child everywhere.
 *
 * @throws AppError INVALID_INPUT for a wrong password, TOO_MANY_REQUESTS after ten; NOT_FOUND; CONFLICT when YouTube does
 *   not delete its videos
 */
export async function eraseChild(
  services: Services,
  actor: SessionActor,
  {
    childId: child,
    password,
    alsoOnYouTube,
  }: { childId: string; password: string; alsoOnYouTube?: boolean | undefined },
  caller: AuditOrigin & { language: Language },
): Promise<{ key: string }> {
  const { database, now, ports } = services;
  await requirePassword(ports, actor, password);
  const childId = asId(child);
  const found = await database.asUser(actor, (tx) =>
    tx.selectFrom('children').select('id').where('id', '=', childId).executeTakeFirst(),
  );
  if (!found) throw notFound();
  const videosDeleted = alsoOnYouTube ? await ports.deleteVideos(actor, { childId }, caller) : 0;
  const { erasure, key } = await orderErasure(
    database,
    {
      kind: 'child',
      userId: actor.id,
      childId,
      mailTo: await receiptAddress(services, actor),
      language: caller.language,
      videosDeleted,
      now: now(),
    },
    (tx) => ports.audit(tx, actor.id, { kind: 'child-deleted' }, caller),
  );
  await carryOn(services, erasure);
  return { key };
}

const refusals: Record<string, Sentence> = {
  configured_super_admin: (texts) => texts.privacy.account.configuredSuperAdmin,
  last_super_admin: (texts) => texts.privacy.account.lastSuperAdmin,
};

/**
 * Deletes the account with everything. From here on nobody can sign in to it, and no link of it opens anything: they go
 * first, the rest follows in the background.
 *
 * @throws AppError INVALID_INPUT when address or password are wrong, TOO_MANY_REQUESTS after ten wrong passwords,
 *   CONFLICT for a super admin who must stay, and when YouTube does not delete the videos
 */
export async function eraseAccount(
  services: Services,
  actor: SessionActor,
  {
    email,
    password,
    alsoOnYouTube,
  }: { email: string; password: string; alsoOnYouTube?: boolean | undefined },
  caller: AuditOrigin & { language: Language },
): Promise<{ key: string }> {
  const { database, ports, now } = services;
  if (email !== actor.email)
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.privacy.account.emailMismatch,
      data: { field: 'email' },
    });
  await requirePassword(ports, actor, password);
  const refusal = await refusalOf(services, actor.id);
  if (refusal) throw new AppError('CONFLICT', { userMessage: refusal });
  const videosDeleted = alsoOnYouTube ? await ports.deleteVideos(actor, {}, caller) : 0;
  const { erasure, key } = await orderErasure(
    database,
    {
      kind: 'account',
      userId: actor.id,
      childId: null,
      mailTo: await receiptAddress(services, actor),
      language: caller.language,
      videosDeleted,
      now: now(),
    },
    (tx) => ports.audit(tx, actor.id, { kind: 'account-deletion' }, caller),
  );
  await closeAccount(services, { id: erasure.id, userId: actor.id });
  await carryOn(services, erasure);
  return { key };
}

async function refusalOf({ database }: Services, userId: string): Promise<Sentence | undefined> {
  const { rows } = await database.asWorker('may an account be deleted', (tx) =>
    sql<{ refusal: string | null }>`select me.erasure_refusal(${userId}) as refusal`.execute(tx),
  );
  return refusals[rows[0]?.refusal ?? ''];
}

/** Brings every order on its way that is not yet. Safe to call any number of times. */
export async function resumeErasures(services: Services): Promise<void> {
  for (const erasure of await findOpenErasures(services.database)) await carryOn(services, erasure);
}

/**
 * Brings an order on its way: ends its subscriptions at the payment provider, which only a process that answers requests
 * can reach, and queues its job. A provider that is down holds up the deletion, or what it still charges for could no
 * longer be found.
 */
async function carryOn(services: Services, erasure: ErasureRow): Promise<void> {
  const { id, kind, user_id: userId } = erasure;
  try {
    if (kind === 'account' && userId !== null) await closeAccount(services, { id, userId });
    await endSubscriptions(services, erasure);
    await services.queue.send('erase', { erasureId: id }, { key: id, owner: userId });
  } catch (error) {
    services.log.error({ err: error, erasure: id }, 'a deletion waits; it is tried again');
  }
}

async function endSubscriptions({ database, ports }: Services, erasure: ErasureRow): Promise<void> {
  if (erasure.subscriptions_ended !== null || erasure.user_id === null) return;
  const ended = await ports.endSubscriptions({ userId: erasure.user_id, childId: erasure.child_id });
  await noteEndedSubscriptions(database, erasure.id, ended);
}

export function toReceipt(erasure: ErasureRow): Receipt {
  const removed: Counts =
    erasure.removed === null ? { tables: {}, buckets: {} } : countsSchema.parse(erasure.removed);
  return {
    kind: erasure.kind === 'child' ? 'child' : 'account',
    requestedAt: erasure.requested_at,
    finishedAt: erasure.finished_at,
    subscriptionsEnded: erasure.subscriptions_ended ?? 0,
    youtube:
      removed.videosLeft === undefined ? null : { deleted: erasure.videos_deleted, left: removed.videosLeft },
    ...removedOf(removed),
  };
}

/** @throws AppError NOT_FOUND for an unknown key */
export async function getReceipt({ database }: Services, key: string): Promise<Receipt> {
  const erasure = await findErasureByKey(database, key);
  if (!erasure) throw notFound();
  return toReceipt(erasure);
}
