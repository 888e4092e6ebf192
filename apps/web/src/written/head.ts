import { product, type Site } from '@milestoon/domain';
import { type Language, languages } from '@milestoon/domain/texts';

export interface PageHead {
  /** Without the language. */
  address: string;
  language: Language;
  /** The language stands in the address. */
  isChosen: boolean;
  title: string;
  description: string;
  /** What the picture shows, for whoever does not see it. */
  picture: string;
}

/** As networks write languages. */
const locales: Record<Language, string> = { en: 'en_GB', pt: 'pt_PT', es: 'es_ES' };
const pictureSize = { width: 1200, height: 630 };

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tag = (name: string, attributes: Record<string, string | number>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escape(String(value))}"`)
    .join(' ')} />`;

/** What search engines and those who pass the page on are told: where it stands, in which languages, how it looks. */
export function headOf(page: PageHead, { address: site }: Site): string {
  const at = (language?: string): string => `${site}${page.address}${language ? `?lang=${language}` : ''}`;
  const own = at(page.isChosen ? page.language : undefined);
  const property = (name: string, content: string | number): string =>
    tag('meta', { property: `og:${name}`, content });
  return [
    tag('link', { rel: 'canonical', href: own }),
    ...Object.keys(languages).map((code) =>
      tag('link', { rel: 'alternate', hreflang: code, href: at(code) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at() }),
    property('type', 'website'),
    property('site_name', product.name),
    property('title', page.title),
    property('description', page.description),
    property('url', own),
    property('locale', locales[page.language]),
    property('image', `${site}/share.jpg`),
    property('image:width', pictureSize.width),
    property('image:height', pictureSize.height),
    property('image:alt', page.picture),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('\n    ');
}
