import { repeat } from '../../platform/queue/repeat.ts';
import type { Services } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';

const hour = 3_600_000;
/** A form that was left open over night may still be sent in the morning. */
const keptFor = 24 * hour;

/** Deletes pictures that were uploaded and never used. Resolves to how many. */
export async function deleteForgottenPhotos({ database, storage, now }: Services): Promise<number> {
  return database.asWorker('forgotten uploads of everybody are deleted', async (tx) => {
    const forgotten = await tx
      .selectFrom('stored_files')
      .select('path')
      .where('attached', '=', false)
      .where('created_at', '<', new Date(now().getTime() - keptFor))
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute();
    await deleteFiles(
      tx,
      storage,
      forgotten.map((file) => file.path),
    );
    return forgotten.length;
  });
}

/** Deletes them now and every hour. Returns what stops it. */
export const watchForgottenPhotos = (services: Services): (() => Promise<void>) =>
  repeat(() => deleteForgottenPhotos(services), hour, {
    log: services.log,
    fault: 'forgotten photos were not deleted',
  });
