import { randomUUID } from 'node:crypto';
import type { StoredPhoto } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storageFault } from '../../platform/storage/storage-fault.ts';

export type PhotoBucket = 'child-photos' | 'episode-images';

interface FileRow {
  path: string;
  bucket: string;
  width: number | null;
  height: number | null;
}

export const toStoredPhoto = (
  storage: Storage,
  bucket: PhotoBucket,
  file: Omit<FileRow, 'bucket'>,
): StoredPhoto => ({
  path: file.path,
  url: storage.link(bucket, file.path),
  width: file.width ?? 0,
  height: file.height ?? 0,
});

/** A bucket that is missing or closed is told; a fault of another kind comes back as it is. */
function explain(error: unknown): unknown {
  const fault = storageFault(error);
  if (!fault) return error;
  return new AppError('STORAGE_UNAVAILABLE', {
    userMessage: ({ photo }) => (fault === 'missing' ? photo.bucketNotFound : photo.permissionDenied),
    cause: error,
  });
}

/** Whoever uploads without end would fill the disk: pictures that nothing uses are counted. */
async function checkRoom({ database }: Services, actor: SessionActor): Promise<void> {
  const { waiting } = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('stored_files')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('attached', '=', false)
      .executeTakeFirstOrThrow(),
  );
  if (waiting >= limits.waitingPhotos) throw new AppError('TOO_MANY_REQUESTS');
}

/**
 * Checks, re-encodes and stores an uploaded picture.
 *
 * @throws AppError PHOTO_REJECTED, TOO_MANY_REQUESTS, STORAGE_UNAVAILABLE
 */
export async function uploadPhoto(
  services: Services,
  actor: SessionActor,
  bucket: PhotoBucket,
  file: File,
): Promise<StoredPhoto> {
  const { database, storage } = services;
  await checkRoom(services, actor);
  const { preparePhoto, PhotoError } = await import('@milestoon/studio/photo');
  const photo = await preparePhoto(new Uint8Array(await file.arrayBuffer())).catch((error) => {
    if (!(error instanceof PhotoError)) throw error;
    throw new AppError('PHOTO_REJECTED', {
      userMessage: error.userMessage,
      data: { file: file.name },
      cause: error,
    });
  });
  const path = `user-${actor.id}/${randomUUID()}.jpg`;
  await storage.put(bucket, path, photo.jpeg).catch((error) => {
    throw explain(error);
  });
  try {
    await database.asUser(actor, (tx) =>
      tx
        .insertInto('stored_files')
        .values({
          path,
          bucket,
          user_id: actor.id,
          content_type: 'image/jpeg',
          width: photo.width,
          height: photo.height,
          bytes: photo.jpeg.byteLength,
        })
        .execute(),
    );
  } catch (error) {
    await storage.remove(bucket, path); // a file without a row would never be deleted
    throw error;
  }
  return toStoredPhoto(storage, bucket, { path, width: photo.width, height: photo.height });
}

/** Removes a picture that nothing uses yet. @throws AppError NOT_FOUND, CONFLICT */
export async function removePhoto(
  { database, storage }: Services,
  actor: SessionActor,
  path: string,
): Promise<void> {
  await database.asUser(actor, async (tx) => {
    const file = await tx
      .selectFrom('stored_files')
      .select(['bucket', 'attached'])
      .where('path', '=', path)
      .where('bucket', 'in', ['child-photos', 'episode-images'])
      .forUpdate()
      .executeTakeFirst();
    if (!file) throw notFound();
    if (file.attached) throw new AppError('CONFLICT');
    await tx.deleteFrom('stored_files').where('path', '=', path).execute();
    // Last, so that a file that could not be removed keeps its row.
    await storage.remove(file.bucket as PhotoBucket, path);
  });
}
