import { createHmac, timingSafeEqual } from 'node:crypto';

/** The address of the archive; the link adds until when, and a signature. */
export const archivePath = '/api/privacy/archive';

const validFor = 5 * 60_000;

const signature = (secret: string, userId: string, expires: number): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['archive', userId, expires]))
    .digest();

/** A link to the archive of one person, for five minutes. */
export function signArchiveLink(secret: string, userId: string, now: Date): { url: string; expiresAt: Date } {
  const expires = now.getTime() + validFor;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signature(secret, userId, expires).toString('base64url'),
  });
  return { url: `${archivePath}?${query}`, expiresAt: new Date(expires) };
}

/** Whether the link was made for this person, was not changed, and is not too old. */
export function isArchiveLink(secret: string, userId: string, url: URL, now: Date): boolean {
  const expires = Number(url.searchParams.get('expires'));
  if (!Number.isSafeInteger(expires) || expires <= now.getTime()) return false;
  const given = Buffer.from(url.searchParams.get('signature') ?? '', 'base64url');
  const wanted = signature(secret, userId, expires);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
