import type { Tx } from '@milestoon/database';
import { notFound } from '../errors.ts';
import type { Bucket, Storage } from './storage.ts';

/**
 * Marks the person's own pictures as used, so that they can no longer be removed one by one.
 *
 * @throws AppError NOT_FOUND for a path that is not theirs, not of this bucket, or in use already.
 */
export async function attachFiles(tx: Tx, bucket: Bucket, paths: string[]): Promise<void> {
  const attached = await tx
    .updateTable('stored_files')
    .set({ attached: true })
    .where('path', 'in', paths)
    .where('bucket', '=', bucket)
    .where('attached', '=', false)
    .returning('path')
    .execute();
  if (attached.length !== paths.length) throw notFound();
}

/** A file that a job made and moved into the storage, with its row. */
interface MadeFile {
  path: string;
  userId: string;
  contentType: string;
  bytes: number;
  /** Pixels; left out where a file has no picture. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Lists a file of an episode as in use. Can be repeated: an attempt after another may have made it of another size. */
export async function listEpisodeFile(
  tx: Tx,
  { path, userId, contentType, bytes, width, height }: MadeFile,
): Promise<void> {
  await tx
    .insertInto('stored_files')
    .values({
      path,
      bucket: 'episodes',
      user_id: userId,
      content_type: contentType,
      width,
      height,
      bytes,
      attached: true,
    })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ bytes }))
    .execute();
}

/**
 * Deletes files with their rows. Call it last in the transaction that deletes their owner: when a file
 * cannot be removed, everything is still there to try again.
 */
export async function deleteFiles(tx: Tx, storage: Storage, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const files = await tx
    .deleteFrom('stored_files')
    .where('path', 'in', paths)
    .returning(['path', 'bucket'])
    .execute();
  for (const file of files) await storage.remove(file.bucket as Bucket, file.path);
}
