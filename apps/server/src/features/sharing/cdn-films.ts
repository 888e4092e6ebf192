import { cdnHeaders } from '../../platform/http/cdn-answer.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { sendFile, typeOf } from '../../platform/storage/send-file.ts';
import { cdnPathOf, mayBeKept } from './film-addresses.ts';
import { fileOfLink, orUndefined } from './film-files.ts';
import { openNamed } from './opened-link.ts';
import { endOfPass } from './passes.ts';
import type { SharingDeps } from './sharing.deps.ts';

const kept = ['film.mp4', 'film-small.mp4', 'poster.jpg'] as const;

/**
 * What a cache asks for in the name of guests: films and posters of links whose views are not counted. The link is
 * looked at every time, so a cache that asks again finds out that it was ended.
 */
export const mountCdnFilms =
  (deps: SharingDeps) =>
  (app: HttpApp): void => {
    app.on(['GET', 'HEAD'], '/cdn/:pass/films/:name/:film/:version/:file', async (c) => {
      const { pass, name, film: key, file: wanted } = c.req.param();
      const url = new URL(c.req.url);
      const file = kept.find((one) => one === wanted);
      const link = file && (await orUndefined(openNamed(deps, name)));
      const film = link?.films.find((one) => one.key === key);
      if (!file || !link || !film || !mayBeKept(link)) return c.notFound();
      const storedAt = fileOfLink(deps, link, { film: key, pass, file });
      // One way to write it and no other, or whoever has one address could have the server asked by a thousand.
      const isWhole =
        storedAt !== undefined && cdnPathOf(link, film, { pass, file, storedAt }) === url.pathname;
      const found = isWhole && url.search === '' ? await deps.storage.find('episodes', storedAt) : null;
      if (!found) return c.notFound();
      const told = cdnHeaders(deps.config, `episodes/${storedAt}`, endOfPass(pass), deps.now());
      return sendFile(c.req.raw, found, { ...told, 'content-type': typeOf(file), 'x-robots-tag': 'noindex' });
    });
  };
