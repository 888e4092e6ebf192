import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** Seconds after which a cache asks whether the link still works; so long what was ended may still come from it. */
export const keptBeforeAsking = 600;
/** Seconds for which a browser needs to ask nobody for what it has. */
const keptByBrowser = 7200;

/** What names the contents of a file: keys are never used twice. */
const tagOf = (name: string): string =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

/**
 * The headers of a file that a cache may keep: no longer than its link works, and after ten minutes it asks again. Shown
 * in our pages, and to be read by them alone.
 *
 * @param name of the file or of a size of it
 */
export function cdnHeaders(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  endsAt: Date,
  now: Date,
): Record<string, string> {
  const left = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  const [browser, cache] = [Math.min(left, keptByBrowser), Math.min(left, keptBeforeAsking)];
  return {
    'cache-control': `public, max-age=${browser}, s-maxage=${cache}, immutable, proxy-revalidate, stale-if-error=0`,
    etag: tagOf(name),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': new URL(publicUrl).origin,
  };
}
