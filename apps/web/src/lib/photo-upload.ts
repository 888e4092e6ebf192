import { limits } from '@milestoon/domain';
import type { StoredPhoto, buckets } from '@milestoon/contract';
import { answerOf, client } from './api.ts';
import { downscale } from './downscale.ts';
import { isHeic } from './heic/decode-heic.ts';
import { ToldError, UnreachedError } from './told-error.ts';

export type Bucket = (typeof buckets)[number];

const invalid = (): ToldError => new ToldError((texts) => texts.photo.invalid);

/** Checks, downscales and stores one picture. @throws ToldError */
export async function uploadPhoto(bucket: Bucket, file: File): Promise<StoredPhoto> {
  const heic = await isHeic(file);
  if (file.size === 0 || !(heic || file.type.startsWith('image/'))) throw invalid();
  if (file.size >= limits.photoBytes) throw new ToldError((texts) => texts.photo.tooLarge);
  const small = await downscale(file).catch(() => {
    // What opens photos of phones is only fetched for the first of them.
    if (heic && !navigator.onLine) throw new UnreachedError();
    throw heic ? new ToldError((texts) => texts.photo.heicUnreadable) : invalid();
  });
  const stored = await client.photos.upload({ bucket, file: small }).catch((error) => {
    // What fetch itself throws: nobody answered.
    if (error instanceof TypeError || !navigator.onLine) throw new UnreachedError();
    throw new ToldError((texts) => answerOf(error) ?? texts.checkout.unexpected);
  });
  if (!stored.url) throw new ToldError((texts) => texts.uploads.noAddress);
  return stored;
}
