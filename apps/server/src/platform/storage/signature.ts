import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what a link says, in base64url. */
export const sign = (secret: string, said: readonly (string | number | null)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(said)).digest('base64url');

/** Compared as text: base64url has several ways to write the same bytes. In the same time wherever they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
