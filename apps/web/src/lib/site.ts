import { plainSite, type Site } from '@milestoon/domain';
import { createContext, use } from 'react';

/** For pages that the server writes down, where there is no document to read it from. */
export const SiteContext = createContext<Site | null>(null);

let read: { text: string; site: Site } | undefined;

/** The server writes what the installation has into the head of every page: nothing has to be asked for. */
function siteOfPage(): Site {
  const text = document.querySelector('meta[name="milestoon-site"]')?.getAttribute('content');
  if (!text) return plainSite;
  if (read?.text !== text) read = { text, site: { ...plainSite, ...JSON.parse(text) } };
  return read.site;
}

/** What this installation has: nothing else is promised. */
export const useSite = (): Site => use(SiteContext) ?? siteOfPage();
