import { isSame, sign } from './signature.ts';
import type { Bucket } from './storage.ts';

/** What is shown of a file while a session lasts, by way of a cache. */
export interface CdnFile {
  bucket: string;
  key: string;
  /** The mark of the session it was made for. */
  session: string;
}

const hour = 3_600_000;

/** Drawings and films. What a camera or a microphone took lies in the other buckets, and books, sounds and words here. */
const kept: ReadonlyMap<string, ReadonlySet<string>> = new Map<Bucket, ReadonlySet<string>>([
  ['avatars', new Set(['png', 'jpg'])],
  ['episodes', new Set(['mp4', 'jpg'])],
]);

/** Whether a cache may have it at all. Never what is saved under a name: that is the child's, and often the whole story's. */
export const mayBeKept = (bucket: string, key: string): boolean =>
  kept.get(bucket)?.has(key.split('.').at(-1) ?? '') === true;

const signature = (secret: string, { bucket, key, session }: CdnFile, expires: number): string =>
  sign(secret, ['CDN', bucket, key, expires, session]);

const addressOf = (file: CdnFile, expires: number, signed: string): string => {
  const path = [file.bucket, ...file.key.split('/')].map(encodeURIComponent).join('/');
  return `/cdn/${expires}.${file.session}.${signed}/files/${path}`;
};

/**
 * The path that shows one file in one session for two to three hours, the same for the whole of an hour. All of it is
 * in the path, so that no cache can leave the signature out of what it knows the file by.
 */
export function signCdnPath(secret: string, file: CdnFile, now: Date): string {
  const expires = Math.floor(now.getTime() / hour) + 3;
  return addressOf(file, expires, signature(secret, file, expires));
}

/** The file of a path of `signCdnPath`, and when it ends; null when anything about it was changed or it has ended. */
export function readCdnPath(secret: string, path: string, now: Date): { file: CdnFile; endsAt: Date } | null {
  const [, , pass = '', , bucket = '', ...parts] = path.split('/');
  const [, expires = '', session = '', signed = ''] =
    /^([1-9]\d{0,8})\.([\w-]{43})\.([\w-]{43})$/.exec(pass) ?? [];
  const endsAt = new Date(Number(expires) * hour);
  if (signed === '' || endsAt <= now) return null;
  let file: CdnFile;
  try {
    file = { bucket, key: parts.map(decodeURIComponent).join('/'), session };
  } catch {
    return null;
  }
  if (!isSame(signed, signature(secret, file, Number(expires)))) return null;
  // One way to write it and no other, or whoever has one address could have the server asked by a thousand.
  return path === addressOf(file, Number(expires), signed) ? { file, endsAt } : null;
}
