import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import type { HttpApp } from '../../platform/http/app.ts';
import { sendFile, typeOf } from '../../platform/storage/send-file.ts';
import { findFilmFile, findOpenLink, isPreviewed, previewPictureOf } from './film-files.ts';
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

/** Kept by nobody on the way: what is closed again is gone. */
const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/**
 * The page of what can be watched by a link, and its files: the app's own page, which no search engine is to remember. A
 * link that works no more gets the same page with 404, and the page says so; its files are gone at once.
 */
export const mountFilmPage =
  (deps: SharingDeps, webFolder: string) =>
  (app: HttpApp): void => {
    app.get('/film/:token', async (c) => {
      const page = await readFile(path.join(webFolder, 'index.html'), 'utf8').catch(() => undefined);
      if (page === undefined) return c.notFound();
      const token = c.req.param('token');
      const link = await findOpenLink(deps, token);
      const isOpen = link !== undefined && link.viewsLeft !== 0;
      const address = `${deps.config.publicUrl}/film/${encodeURIComponent(token)}`;
      const told = isOpen && isPreviewed(link) ? preview(link, address, c.get('texts')) : '';
      const head = `    <meta name="robots" content="noindex, nofollow">\n${told}  </head>`;
      for (const [name, value] of Object.entries(unkept)) c.header(name, value);
      return c.html(
        page.replace('  </head>', () => head),
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
