import { isSame, sign } from '../../platform/storage/signature.ts';

/** The address of the archive; the link adds until when, and a signature. */
export const archivePath = '/api/privacy/archive';

const validFor = 5 * 60_000;

const signature = (secret: string, userId: string, expires: number): string =>
  sign(secret, ['archive', 'GET', userId, expires]);

/** A link to the archive of one person, for five minutes. */
export function signArchiveLink(secret: string, userId: string, now: Date): { url: string; expiresAt: Date } {
  const expires = now.getTime() + validFor;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signature(secret, userId, expires),
  });
  return { url: `${archivePath}?${query}`, expiresAt: new Date(expires) };
}

/** Whether the link was made for this person, was not changed, and is not too old. */
export function isArchiveLink(secret: string, userId: string, url: URL, now: Date): boolean {
  const expires = Number(url.searchParams.get('expires'));
  if (!Number.isSafeInteger(expires) || expires <= now.getTime()) return false;
  return isSame(url.searchParams.get('signature') ?? '', signature(secret, userId, expires));
}
