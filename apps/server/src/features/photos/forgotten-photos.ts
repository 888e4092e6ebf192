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
export function watchForgottenPhotos(services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = deleteForgottenPhotos(services).catch((error) =>
      services.log.error({ err: error }, 'forgotten photos were not deleted'),
    );
  };
  look();
  const timer = setInterval(look, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
