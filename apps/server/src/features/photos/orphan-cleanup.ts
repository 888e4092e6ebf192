import type { Services } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import { type Bucket, buckets } from '../../platform/storage/storage.ts';

const hour = 3_600_000;
/** A form that was left open over night may still be sent in the morning. */
const keptFor = 24 * hour;

/** Deletes pictures that were uploaded and never used. Resolves to how many. */
export async function deleteOrphanedPhotos({ database, storage, now }: Services): Promise<number> {
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

const namesAtOnce = 1000;

/**
 * Deletes files that no row knows of: a process that dies between storing a file and writing its row leaves one, and
 * no deletion of a child would ever find it. Resolves to how many.
 */
export async function deleteOrphanedFiles({ database, storage, now }: Services): Promise<number> {
  let deleted = 0;
  const deleteStrays = async (bucket: Bucket, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const rows = await database.asWorker('stray files of everybody are deleted', (tx) =>
      tx.selectFrom('stored_files').select('path').where('path', 'in', keys).execute(),
    );
    const known = new Set(rows.map((row) => row.path));
    const strays = keys.filter((key) => !known.has(key));
    for (const key of strays) await storage.remove(bucket, key);
    deleted += strays.length;
  };
  for (const bucket of buckets) {
    let keys: string[] = [];
    for await (const key of storage.unchangedSince(bucket, new Date(now().getTime() - keptFor))) {
      keys.push(key);
      if (keys.length < namesAtOnce) continue;
      await deleteStrays(bucket, keys);
      keys = [];
    }
    await deleteStrays(bucket, keys);
  }
  return deleted;
}
