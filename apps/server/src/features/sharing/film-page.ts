import { product } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import type { HttpApp } from '../../platform/http/app.ts';
import { openScreenPages } from '../../platform/http/screen-pages.ts';
import { siteOf } from '../../platform/site.ts';
import { sendFile, typeOf } from '../../platform/storage/send-file.ts';
import { findFilmFile, findOpenLink, isPreviewed, previewPictureOf } from './film-files.ts';
import { posterOf } from './films.service.ts';
import type { OpenedLink } from './opened-link.ts';
import type { SharingDeps } from './sharing.deps.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const meta = (property: string, content: string): string =>
  `    <meta property="${property}" content="${escaped(content)}">\n`;

const titleOf = ({ kind, season, films }: OpenedLink, texts: Texts): string =>
  kind === 'film'
    ? (films[0]?.title ?? '')
    : season === null
      ? texts.sharing.page.all
      : texts.seasons.title(season);

/** What messengers show of a link. Only where its parent wants everybody to see it. */
const preview = (link: OpenedLink, address: string, texts: Texts): string =>
  [
    meta('og:type', 'video.other'),
    meta('og:site_name', product.name),
    meta('og:title', titleOf(link, texts)),
    previewPictureOf(link) === undefined ? '' : meta('og:image', `${address}/poster.jpg`),
  ].join('');

/**
 * What the page will ask for one after the other, named so that it comes at once: what the link opens, and the picture
 * before its first film. Nothing in it tells what the film is; messengers do not show what is only named.
 */
const hints = (deps: SharingDeps, link: OpenedLink, token: string): string => {
  const asked = `    <link rel="preload" as="fetch" crossorigin href="/api/films/${encodeURIComponent(token)}">\n`;
  const [first] = link.films;
  if (link.code !== null || !first?.paths.poster) return asked;
  const picture = escaped(posterOf(deps, link, token, first));
  return `${asked}    <link rel="preload" as="image" fetchpriority="high" href="${picture}">\n`;
};

/** As the build knows the screen of all of them (apps/web/build/early-screens.ts). */
const anyFilm = '/film/link';

/** Kept by nobody on the way: what is closed again is gone. */
const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/**
 * The page of what can be watched by a link, and its files: the app's own page, which no search engine is to remember. A
 * link that works no more gets the same page with 404, and the page says so; its files are gone at once.
 */
export const mountFilmPage =
  (deps: SharingDeps, webFolder: string) =>
  (app: HttpApp): void => {
    const screens = openScreenPages(webFolder, siteOf(deps.config));
    app.get('/film/:token', async (c) => {
      const token = c.req.param('token');
      const link = await findOpenLink(deps, token);
      const isOpen = link !== undefined && link.viewsLeft !== 0;
      const page = await screens.page({
        address: anyFilm,
        language: c.get('language'),
        mayHint: isOpen,
        // Where a code is asked for first, or there is nothing to see, something else will stand.
        willStand: isOpen && link.code === null && link.films.length > 0,
      });
      if (page === undefined) return c.notFound();
      const address = `${deps.config.publicUrl}/film/${encodeURIComponent(token)}`;
      const told = isOpen && isPreviewed(link) ? preview(link, address, c.get('texts')) : '';
      const named = isOpen ? hints(deps, link, token) : '';
      const head = `    <meta name="robots" content="noindex, nofollow">\n${told}  </head>`;
      for (const [name, value] of Object.entries(unkept)) c.header(name, value);
      return c.html(
        // Before the names of the app's files: browsers ask for six things at a time.
        page.replace('<head>', (start) => `${start}\n${named}`).replace('  </head>', () => head),
        isOpen ? 200 : 404,
      );
    });
    app.on(['GET', 'HEAD'], '/film/:token/poster.jpg', async (c) => {
      const link = await findOpenLink(deps, c.req.param('token'));
      const key = link && previewPictureOf(link);
      const found = key ? await deps.storage.find('episodes', key) : null;
      return found ? sendFile(c.req.raw, found, { 'content-type': typeOf('.jpg'), ...unkept }) : c.notFound();
    });
    app.on(['GET', 'HEAD'], '/film/:token/:film/:pass/:file', async (c) => {
      const key = await findFilmFile(deps, c.req.param());
      const found = key ? await deps.storage.find('episodes', key) : null;
      if (!found) return c.notFound();
      return sendFile(c.req.raw, found, { 'content-type': typeOf(c.req.param('file')), ...unkept });
    });
  };
