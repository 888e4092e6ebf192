import type { StoredPhoto } from '@milestoon/contract';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { storageFault } from '../../platform/storage/storage-fault.ts';
import { fillPlace, giveUpPlace, takePlace } from './photo-place.ts';

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
  const { storage } = services;
  const path = await takePlace(services, actor, bucket);
  try {
    const photo = await services.pictures.prepare(actor.id, file);
    await storage.put(bucket, path, photo.jpeg).catch((error) => {
      throw explain(error);
    });
    const { width, height } = photo;
    await fillPlace(services, actor, path, { width, height, bytes: photo.jpeg.byteLength });
    return toStoredPhoto(storage, bucket, { path, width, height });
  } catch (error) {
    // What cannot be taken back now is swept up with the pictures that nothing uses.
    await giveUpPlace(services, actor, bucket, path).catch((err) =>
      services.log.warn({ err }, 'the place of a picture was not given up'),
    );
    throw error;
  }
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
