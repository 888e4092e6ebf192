import { isSame, sign } from './signature.ts';

export interface SignedFile {
  bucket: string;
  key: string;
  /** The file name a browser saves it under; null to show it. */
  download: string | null;
  /** The mark of the session it was made for, with which it ends; null for who has none. */
  session: string | null;
  /** The id of the API key it was made for, with which it ends. */
  apiKey?: string | null;
}

const hour = 3_600_000;

/** For reading alone: the method is signed too. */
const signature = (secret: string, file: SignedFile, expires: number): string =>
  sign(secret, [
    'GET',
    file.bucket,
    file.key,
    expires,
    file.download,
    file.session,
    // Links of before, which know of no keys, are signed as they were.
    ...(file.apiKey ? [file.apiKey] : []),
  ]);

/** HEAD asks for a part of what GET answers. */
const reading = new Set(['GET', 'HEAD']);

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
  if (file.session !== null) query.set('session', file.session);
  if (file.apiKey) query.set('key', file.apiKey);
  const path = [file.bucket, ...file.key.split('/')].map(encodeURIComponent).join('/');
  return `/files/${path}?${query}`;
}

/** The file an address of `signLink` names, or null when anything about it was changed, it is too old or not read. */
export function readLink(
  secret: string,
  { method, url }: { method: string; url: URL },
  now: Date,
): SignedFile | null {
  if (!reading.has(method)) return null;
  const [, files, bucket, ...key] = url.pathname.split('/');
  const expires = Number(url.searchParams.get('expires'));
  if (files !== 'files' || !bucket || !Number.isSafeInteger(expires) || expires <= now.getTime()) return null;
  let file: SignedFile;
  try {
    const download = url.searchParams.get('download');
    const session = url.searchParams.get('session');
    const apiKey = url.searchParams.get('key');
    file = { bucket, key: key.map(decodeURIComponent).join('/'), download, session, apiKey };
  } catch {
    return null;
  }
  return isSame(url.searchParams.get('signature') ?? '', signature(secret, file, expires)) ? file : null;
}
