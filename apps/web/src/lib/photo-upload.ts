import { limits, messages } from '@milestoon/domain';
import type { StoredPhoto, buckets } from '@milestoon/contract';
import { answerOf, client, isCode } from './api.ts';
import { downscale } from './downscale.ts';

export type Bucket = (typeof buckets)[number];

/** A reason the parent can read; `message` is shown as it is. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

/** Checks, downscales and stores one picture. Throws PhotoError. */
export async function uploadPhoto(bucket: Bucket, file: File): Promise<StoredPhoto> {
  if (file.size === 0 || !file.type.startsWith('image/')) throw new PhotoError(messages.photo.invalid);
  if (file.size >= limits.photoBytes) throw new PhotoError(messages.photo.tooLarge);
  const small = await downscale(file).catch(() => {
    throw new PhotoError(messages.photo.invalid);
  });
  try {
    return await client.photos.upload({ bucket, file: small });
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw new PhotoError(messages.auth.expired);
    throw new PhotoError(answerOf(error) ?? messages.checkout.unexpected);
  }
}
