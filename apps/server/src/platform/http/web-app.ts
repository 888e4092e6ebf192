import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isScreen, type Site } from '@milestoon/domain';
import { isLanguage, type Language } from '@milestoon/domain/texts';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { getMimeType, mimes } from 'hono/utils/mime';
import { acceptedLanguage } from './accepted-language.ts';
import { encodingFor, pack, packText } from './packing.ts';
import { robotsText, siteMap } from './site-map.ts';
import { findFile, openScreenPages, type ScreenWish } from './screen-pages.ts';
import { writerFolder } from './written-pages.ts';

/** Hono knows all but one of the app's kinds of files. */
const types = { ...mimes, m4a: 'audio/mp4' };
const typeOf = (file: string): string => getMimeType(file, types) ?? 'application/octet-stream';

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The language in the address, if it is one of ours: search engines and links between pages name it. */
function chosenLanguage(c: Context): Language | undefined {
  const wish = c.req.query('lang') ?? '';
  return isLanguage(wish) ? wish : undefined;
}

const languageOf = (c: Context): Language =>
  chosenLanguage(c) ?? acceptedLanguage(c.req.header('accept-language'));

/** Whoever may be signed in gets the app instead of the landing page: it knows where they belong. */
const mayBeSignedIn = (c: Context): boolean => /session_token=/.test(c.req.header('cookie') ?? '');

/** The way on after something else, such as a second step: nobody knows what the screen will show then. */
const isUnderWay = (c: Context): boolean => Object.keys(c.req.query()).some((name) => name !== 'lang');

/** Whoever is not signed in is led away from every other screen before it has asked for anything. */
const maySee = (address: string, c: Context): boolean => address.startsWith('/auth/') || mayBeSignedIn(c);

/** Whether the screen will stand at this address, as far as anybody knows before the session is asked for. */
const willStand = (address: string, c: Context): boolean =>
  address.startsWith('/auth/') ? !mayBeSignedIn(c) && !isUnderWay(c) : mayBeSignedIn(c);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Tells the app what this installation has, before it asks for anything (apps/web/src/lib/site.ts). */
const withSite = (html: string, site: Site): string =>
  html.replace(
    '</head>',
    () => `  <meta name="milestoon-site" content="${escape(JSON.stringify(site))}" />\n  </head>`,
  );

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const pageVary = 'accept-encoding, accept-language, cookie';

const wishFor = (address: string, c: Context): ScreenWish => ({
  address,
  language: languageOf(c),
  mayHint: maySee(address, c),
  willStand: willStand(address, c),
});

/** Answers with a text that was made here. */
async function sendText(
  c: Context,
  text: Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  const encoding = encodingFor('.html', c.req.header('accept-encoding') ?? '');
  const all = { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) };
  if (c.req.method === 'HEAD') return new Response(null, { status, headers: all });
  const body = encoding ? await packText(text, encoding) : new Uint8Array(text);
  return new Response(body, { status, headers: all });
}

/**
 * Serves the built web app. Files under /assets/ carry a hash in their name and never change; any
 * other address is a screen of the app and gets its page; where the app has none, with 404, and the page says so.
 */
export function serveWebApp(folder: string, site: Site) {
  const screens = openScreenPages(folder, site);
  const asItIs = serveStatic({ root: folder });
  const made: Record<string, { type: string; text: () => string }> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: () => robotsText(site) },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: () => siteMap(site) },
  };
  return async (c: Context): Promise<Response> => {
    const address = decode(c.req.path);
    const text = made[address];
    if (text) return sendText(c, Buffer.from(text.text()), { 'content-type': text.type });
    if (address !== '/' || !mayBeSignedIn(c)) {
      const isChosen = chosenLanguage(c) !== undefined;
      const page = await screens.written({ address, language: languageOf(c), isChosen });
      if (page) return sendText(c, page, { ...pageHeaders, vary: pageVary });
    }
    const wanted = address.startsWith(`/${writerFolder}/`) ? undefined : findFile(folder, address);
    const isAsset = address.startsWith('/assets/');
    if (!wanted && (isAsset || path.extname(address) !== '')) return c.notFound();
    if (!wanted || path.extname(wanted) === '.html') {
      const html = wanted ? await readFile(wanted, 'utf8') : await screens.page(wishFor(address, c));
      if (html === undefined) return c.text('The web app has not been built yet: run npm start.', 503);
      const status = wanted || isScreen(address) ? 200 : 404;
      return sendText(c, Buffer.from(withSite(html, site)), { ...pageHeaders, vary: pageVary }, status);
    }
    const extension = path.extname(wanted);
    const encoding = encodingFor(extension, c.req.header('accept-encoding') ?? '');
    c.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('vary', isAsset ? 'accept-encoding' : pageVary);
    if (!encoding) {
      const answer = (await asItIs(c, async () => {})) ?? (await c.notFound());
      answer.headers.set('content-type', typeOf(wanted));
      return answer;
    }
    c.header('content-type', typeOf(wanted));
    c.header('content-encoding', encoding);
    return c.req.method === 'HEAD' ? c.body(null) : c.body(await pack(wanted, encoding, isAsset));
  };
}
