import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '@milestoon/domain';
import type { SharedFilm } from '@milestoon/contract';
import { AppError } from '../../platform/errors.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { sendFile, typeOf } from '../../platform/storage/send-file.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { findFilmFile, viewFilm } from './shared-film.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const meta = (property: string, content: string): string =>
  `    <meta property="${property}" content="${escaped(content)}">\n`;

/** What messengers show of a link. Only where its parent wants everybody to see it. */
const preview = ({ title, posterUrl }: SharedFilm, publicUrl: string): string =>
  [
    meta('og:type', 'video.other'),
    meta('og:site_name', product.name),
    meta('og:title', title),
    posterUrl === null ? '' : meta('og:image', `${publicUrl}${posterUrl}`),
  ].join('');

/**
 * The page of a film that can be watched by its link, and its files: the app's own page, which no search engine is to
 * remember. A link that works no more gets the same page with 404, and the page says so; its files are gone at once.
 */
export const mountFilmPage =
  (deps: PublishingDeps, webFolder: string) =>
  (app: HttpApp): void => {
    app.get('/film/:token', async (c) => {
      const page = await readFile(path.join(webFolder, 'index.html'), 'utf8').catch(() => undefined);
      if (page === undefined) return c.notFound();
      const film = await viewFilm(deps, c.req.param('token'), c.get('clientAddress')).catch((error) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      });
      const told = film?.visibility === 'public' ? preview(film, deps.config.publicUrl) : '';
      const head = `    <meta name="robots" content="noindex, nofollow">\n${told}  </head>`;
      c.header('x-robots-tag', 'noindex, nofollow');
      c.header('cache-control', 'no-store');
      return c.html(
        page.replace('  </head>', () => head),
        film ? 200 : 404,
      );
    });
    app.on(['GET', 'HEAD'], '/film/:token/:file', async (c) => {
      const { token, file } = c.req.param();
      const key = await findFilmFile(deps, token, file);
      const found = key ? await deps.storage.find('episodes', key) : null;
      if (!found) return c.notFound();
      // Kept by nobody on the way: what is closed again is gone.
      return sendFile(c.req.raw, found, { 'content-type': typeOf(file), 'cache-control': 'no-store' });
    });
  };
