import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { forgetSteps } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import { buckets } from '../../platform/storage/storage.ts';
import { countAccount, countOnce, subjectOf } from './erasure-counts.ts';
import { type ErasureRow, findErasure, finishErasure, forgetAddress } from './erasure.repo.ts';
import { mailReceipt } from './receipt-mail.ts';

const reason = 'an account is deleted';
const filesAtOnce = 500;

/** Stops what is being made and deletes the child. Nothing to do when it is gone: an earlier attempt did it. */
async function removeChild({ database, ports }: Services, userId: string, childId: string): Promise<void> {
  const child = await database.asWorker(reason, (tx) =>
    tx.selectFrom('children').select('id').where('id', '=', childId).executeTakeFirst(),
  );
  if (child) await ports.removeChild({ id: userId }, childId);
}

async function removeChildren(services: Services, userId: string, signal: AbortSignal): Promise<void> {
  const children = await services.database.asWorker(reason, (tx) =>
    tx.selectFrom('children').select('id').where('user_id', '=', userId).execute(),
  );
  for (const { id } of children) {
    signal.throwIfAborted();
    await removeChild(services, userId, id);
  }
}

/** The files of no child: uploads that nothing uses yet. Files before rows, as everywhere. */
async function removeFiles({ database, storage }: Services, userId: string): Promise<void> {
  for (let found = filesAtOnce; found === filesAtOnce; )
    found = await database.asWorker(reason, async (tx) => {
      const files = await tx
        .selectFrom('stored_files')
        .select('path')
        .where('user_id', '=', userId)
        .limit(filesAtOnce)
        .forUpdate()
        .execute();
      await deleteFiles(
        tx,
        storage,
        files.map((file) => file.path),
      );
      return files.length;
    });
}

/** Every other row of the person goes with the account's, by reference; the database refuses a super admin's. */
const removeAccount = ({ database }: Services, userId: string): Promise<void> =>
  database.auth.transaction().execute(async (tx) => {
    await tx.deleteFrom('verification').where('value', '=', userId).execute();
    await tx.deleteFrom('user').where('id', '=', userId).execute();
  });

/** After the rows: an upload that was under way has failed by now, and what is left was known to no row. */
async function sweepFolders({ storage }: Services, userId: string): Promise<void> {
  for (const bucket of buckets) await storage.removeFolder(bucket, `user-${userId}`);
}

async function checkEmpty(services: Services, userId: string): Promise<void> {
  const left = await countAccount(services, userId);
  const names = [...Object.keys(left.tables), ...Object.keys(left.buckets)];
  if (names.length > 0) throw new Error(`a deleted account left something in ${names.join(', ')}`);
}

async function erase(services: Services, erasure: ErasureRow, signal: AbortSignal): Promise<void> {
  const { database, ports, now } = services;
  const { id, user_id: userId, child_id: childId } = erasure;
  if (userId === null) return;
  const removed = await countOnce(services, { id, userId, childId });
  signal.throwIfAborted();
  if (childId) await removeChild(services, userId, childId);
  else {
    await ports.endPublishing(userId);
    await removeChildren(services, userId, signal);
    await removeFiles(services, userId);
    await removeAccount(services, userId);
    await sweepFolders(services, userId);
    await checkEmpty(services, userId);
  }
  await finishErasure(database, id, removed, now());
}

/**
 * Deletes what was ordered to be deleted. Every step may be repeated, so an interrupted job begins again and finds
 * the finished steps done; only the count is remembered. The receipt goes out last.
 */
export function erasureJob(services: Services): JobHandler<Jobs['erase']> {
  const { database, log } = services;
  return {
    async run({ erasureId }, { signal }) {
      const erasure = await findErasure(database, erasureId);
      // The provider still charges: whoever can reach it queues this job again.
      if (!erasure || erasure.subscriptions_ended === null) return;
      await erase(services, erasure, signal);
      await forgetSteps(database, subjectOf(erasureId));
      const finished = await findErasure(database, erasureId);
      if (!finished?.mail_to) return;
      await mailReceipt(services, finished, finished.mail_to);
      await forgetAddress(database, erasureId);
    },
    async failed({ erasureId }) {
      log.error({ erasure: erasureId }, 'a deletion did not get through; it is tried again');
      // A receipt that cannot be delivered is no reason to keep the address; it can still be downloaded.
      const erasure = await findErasure(database, erasureId);
      if (erasure?.finished_at) await forgetAddress(database, erasureId);
    },
  };
}
