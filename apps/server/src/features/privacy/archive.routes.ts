import { Readable } from 'node:stream';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { openArchive } from './archive.ts';
import { archivePath, isArchiveLink } from './archive-link.ts';

/** Sends the archive for a link and the session it was made for; whatever else is asked is 404. */
export function mountArchive(services: Services) {
  return (app: HttpApp): void => {
    app.get(archivePath, async (c) => {
      const actor = await services.ports.resolveActor(c.req.raw.headers);
      const secret = await services.database.secret('links');
      const url = new URL(c.req.url);
      if (!actor || !isArchiveLink(secret, actor.id, url, services.now())) return c.notFound();
      const day = services.now().toISOString().slice(0, 10);
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="milestoon-${day}.zip"`,
        'cache-control': 'no-store',
      };
      if (c.req.method === 'HEAD') return new Response(null, { headers });
      const archive = await openArchive(services, actor, c.get('texts'));
      archive.once('error', (error) =>
        services.log.warn({ err: error, user: actor.id }, 'an archive broke off'),
      );
      return new Response(Readable.toWeb(archive) as ReadableStream, { headers });
    });
  };
}
