import { limits } from '@milestoon/domain';
import type { StoredPhoto, buckets } from '@milestoon/contract';
import { answerOf, client } from './api.ts';
import { downscale } from './downscale.ts';
import { ToldError } from './told-error.ts';

export type Bucket = (typeof buckets)[number];

const invalid = (): ToldError => new ToldError((texts) => texts.photo.invalid);

/** Checks, downscales and stores one picture. @throws ToldError */
export async function uploadPhoto(bucket: Bucket, file: File): Promise<StoredPhoto> {
  if (file.size === 0 || !file.type.startsWith('image/')) throw invalid();
  if (file.size >= limits.photoBytes) throw new ToldError((texts) => texts.photo.tooLarge);
  const small = await downscale(file).catch(() => {
    throw invalid();
  });
  const stored = await client.photos.upload({ bucket, file: small }).catch((error) => {
    throw new ToldError((texts) => answerOf(error) ?? texts.checkout.unexpected);
  });
  if (!stored.url) throw new ToldError((texts) => texts.uploads.noAddress);
  return stored;
}
