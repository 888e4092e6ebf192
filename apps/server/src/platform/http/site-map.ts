import { languages } from '@milestoon/domain/texts';
import type { Site } from '@milestoon/domain';

/** Pages that are for everybody and say something. The rest is forms and what belongs to families. */
const pages = ['/', '/legal/terms', '/legal/privacy', '/legal/cookies', '/legal/support'];
const closed = ['/api/', '/files/', '/app', '/admin', '/auth/'];

/** For search engines: what is not theirs, and where the map is. */
export const robotsText = ({ address }: Site): string =>
  `User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${address}/sitemap.xml\n`;

/** Every page in every language, each with its translations. */
export function siteMap({ address }: Site): string {
  const codes = Object.keys(languages);
  const alternates = (page: string): string =>
    [...codes.map((code) => [code, `?lang=${code}`] as const), ['x-default', ''] as const]
      .map(
        ([code, query]) =>
          `    <xhtml:link rel="alternate" hreflang="${code}" href="${address}${page}${query}"/>\n`,
      )
      .join('');
  const entries = pages.flatMap((page) =>
    ['', ...codes.map((code) => `?lang=${code}`)].map(
      (query) => `  <url>\n    <loc>${address}${page}${query}</loc>\n${alternates(page)}  </url>\n`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
