import { cdnHeaders } from '../../platform/http/cdn-answer.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { mayBeKept, readCdnPath } from '../../platform/storage/cdn-links.ts';
import { isNamed, sendFile, typeOf } from '../../platform/storage/send-file.ts';
import { buckets } from '../../platform/storage/storage.ts';
import { asksForThumbnail, ownerOf, thumbnailOf } from './files.routes.ts';

/**
 * What a cache asks the server for in the name of those who have a link of a session. Nothing but the address decides:
 * neither cookies nor keys come this way. Whatever is wrong, the answer is 404, and no cache keeps it.
 */
export function mountCdnFiles({ storage, pictures, now, ports, config }: Services, secret: string) {
  return (app: HttpApp): void => {
    app.on(['GET', 'HEAD'], '/cdn/:pass/files/*', async (c) => {
      const url = new URL(c.req.url);
      const isSmall = asksForThumbnail(url);
      const read = readCdnPath(secret, url.pathname, now());
      const bucket = buckets.find((name) => name === read?.file.bucket);
      // The rest of an address would go around the cache as often as somebody likes.
      if (!read || !bucket || (url.search !== '' && !isSmall) || url.searchParams.size > 2)
        return c.notFound();
      const { key, session } = read.file;
      const isOpen = mayBeKept(bucket, key) && (await ports.isSessionOpen(ownerOf(key), session));
      const found = isOpen ? await storage.find(bucket, key) : null;
      if (!found) return c.notFound();
      const name = `${bucket}/${key}${isSmall ? ' small' : ''}`;
      const headers = new Headers({
        ...cdnHeaders(config, name, read.endsAt, now()),
        'content-type': typeOf(key),
      });
      if (isSmall && headers.get('content-type')?.startsWith('image/') && !isNamed(c.req.raw, headers))
        return thumbnailOf({ storage, pictures }, bucket, key, headers);
      return sendFile(c.req.raw, found, headers);
    });
  };
}
