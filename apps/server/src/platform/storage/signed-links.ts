import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedFile {
  bucket: string;
  key: string;
  /** The file name a browser saves it under; null to show it. */
  download: string | null;
}

const hour = 3_600_000;

function signature(secret: string, file: SignedFile, expires: number): string {
  const text = JSON.stringify([file.bucket, file.key, expires, file.download]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * An address that shows one private file until it expires, two to three hours from `now`. The expiry
 * is rounded to the hour, so the same file keeps its address for a while and browsers can cache it.
 */
export function signLink(secret: string, file: SignedFile, now: Date): string {
  const expires = Math.floor(now.getTime() / hour) * hour + 3 * hour;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signature(secret, file, expires),
  });
  if (file.download !== null) query.set('download', file.download);
  const path = [file.bucket, ...file.key.split('/')].map(encodeURIComponent).join('/');
  return `/files/${path}?${query}`;
}

/** The file an address of `signLink` names, or null when anything about it was changed or it is too old. */
export function readLink(secret: string, url: URL, now: Date): SignedFile | null {
  const [, files, bucket, ...key] = url.pathname.split('/');
  const expires = Number(url.searchParams.get('expires'));
  if (files !== 'files' || !bucket || !Number.isSafeInteger(expires) || expires <= now.getTime()) return null;
  let file: SignedFile;
  try {
    file = { bucket, key: key.map(decodeURIComponent).join('/'), download: url.searchParams.get('download') };
  } catch {
    return null;
  }
  const given = Buffer.from(url.searchParams.get('signature') ?? '', 'base64url');
  const wanted = Buffer.from(signature(secret, file, expires), 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? file : null;
}
