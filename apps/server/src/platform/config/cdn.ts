import { webUrl } from './web-url.ts';

/** A cache on the web between browsers and the server, which keeps what they would fetch again and again. */
export const cdnSettings = { CDN_URL: webUrl.optional() };

const schemes = (given: URL, site: URL | null): boolean =>
  given.protocol === 'https:' || site?.protocol !== 'https:';

/** What browsers would refuse, or what would not be a host of its own. */
export function cdnFaults({
  CDN_URL: cdn,
  PUBLIC_URL: site,
}: Readonly<Record<string, string | undefined>>): string[] {
  const url = URL.parse(cdn ?? '');
  if (!url) return [];
  const own = URL.parse(site ?? '');
  const faults = [
    !own && '  PUBLIC_URL is needed with CDN_URL: only its pages may read what comes from there',
    url.username !== '' && '  CDN_URL must not contain a user name or password',
    (url.pathname !== '/' || url.search !== '' || url.hash !== '') &&
      '  CDN_URL must be a host alone, such as https://files.example.com',
    url.host === own?.host &&
      '  CDN_URL must be another host than PUBLIC_URL, whose cookies go with every request',
    !schemes(url, own) && '  CDN_URL must be https where PUBLIC_URL is, or browsers show nothing of it',
  ];
  return faults.filter((fault) => fault !== false);
}
