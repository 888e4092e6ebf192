import { useState } from 'react';
import { fileOf } from '../lib/file-of.ts';

/**
 * Every answer of the server brings fresh links to the same files; a film that is watched must not begin anew for
 * that. Keeps the first link to a file until another file is meant, or until `renew` was called because it expired.
 */
export function useSteadyLink(url: string | null): readonly [link: string | null, renew: () => void] {
  const [held, setHeld] = useState({ url, expired: false });
  const isOther = fileOf(held.url) !== fileOf(url);
  if (held.url !== url && (held.expired || isOther)) setHeld({ url, expired: false });
  return [held.url, () => setHeld({ url: held.url, expired: true })];
}
