import type { Site } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { loadLegalTexts } from '@milestoon/domain/texts/legal';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Landing } from '../features/landing/landing.tsx';
import { legalNameAt, LegalPage } from '../features/legal/legal-page.tsx';
import { paths } from '../lib/paths.ts';
import { SiteContext } from '../lib/site.ts';
import { escape, headOf } from './head.ts';
import { unsent } from './unsent.ts';

export { drawScreen } from './screens.tsx';

// Built for the server, which writes the pages down with what the installation has.

interface Wish {
  address: string;
  language: Language;
  isChosen: boolean;
}

interface Written {
  title: string;
  description: string;
  picture: string;
  page: ReactNode;
}

/** The pages that are read before a script has arrived. */
export const addresses: readonly string[] = [
  paths.landing,
  paths.terms,
  paths.legalTerms,
  paths.privacy,
  paths.cookies,
  paths.support,
];

async function compose({ address, language }: Wish): Promise<Written> {
  const landing = await loadLandingTexts(language);
  const picture = landing.trailer.picture(landing.styles.anime);
  const name = legalNameAt(address);
  if (!name) {
    const page = <Landing initial={{ language, texts: landing }} />;
    return { title: landing.tab, description: landing.description, picture, page };
  }
  const texts = await loadLegalTexts(language);
  const { title, lead } = texts[name];
  return { title, description: lead, picture, page: <LegalPage name={name} told={{ language, texts }} /> };
}

/** React puts what it wants to be fetched early before the markup; of that the picture belongs into the head. */
const hints = /^(<link rel="preload"[^>]*>)+/;
const pictureHint = /<link rel="preload" as="image" imageSrcSet[^>]*>/;

/** Before it stands what the first picture needs. */
const icon = '<link rel="icon"';

/** A page as HTML. `read` gives the template of that name, which the build has left. */
export async function write(
  wish: Wish,
  site: Site,
  read: (template: string) => Promise<string>,
): Promise<string> {
  const { title, description, picture, page } = await compose(wish);
  const markup = renderToString(<SiteContext value={site}>{page}</SiteContext>);
  // Terms stand at two addresses, and are one page.
  const address = wish.address === paths.terms ? paths.legalTerms : wish.address;
  const head = headOf({ ...wish, address, title, description, picture }, site);
  const template = await read(wish.address === paths.landing ? 'landing.html' : 'legal.html');
  const told = escape(JSON.stringify(site));
  return template
    .replace('<html lang="en">', () => `<html lang="${wish.language}">`)
    .replace('<title>Milestoon', () => `<title>${escape(title)} · Milestoon`)
    .replace('name="description" content="', (start) => start + escape(description))
    .replace(icon, (start) => `${pictureHint.exec(markup)?.[0] ?? ''}\n    ${start}`)
    .replace('</head>', (end) => `  ${head}\n    <meta name="milestoon-site" content="${told}" />\n  ${end}`)
    .replace('<div id="root" data-asleep>', (start) => start + unsent(markup.replace(hints, '')));
}
