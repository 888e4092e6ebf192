import { Readable } from 'node:stream';
import type { HttpApp } from '../../platform/http/app.ts';
import { readLink } from '../../platform/storage/signed-links.ts';
import { buckets, type Storage } from '../../platform/storage/storage.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

// A closed list: a thumbnail costs work, and every size would be another one.
const thumbnailSides = new Set([128, 256, 512]);

const typeOf = (key: string): string => types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** `bytes=a-b`, `bytes=a-` or `bytes=-n` of a file; null when it cannot be satisfied. */
export function parseRange(header: string, bytes: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  return start <= end && start < bytes ? { start, end } : null;
}

async function thumbnail(original: Buffer, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  return Uint8Array.from(await sharp(original).resize(width, height, { fit: 'cover' }).webp().toBuffer());
}

const toWeb = (stream: Readable): ReadableStream => Readable.toWeb(stream) as ReadableStream;

/** The one route behind every link to a private file. Whatever is wrong with a link, the answer is 404. */
export function mountFiles(storage: Storage, secret: string, now: () => Date) {
  return (app: HttpApp): void => {
    app.on(['GET', 'HEAD'], '/files/*', async (c) => {
      const url = new URL(c.req.url);
      const file = readLink(secret, { method: c.req.method, url }, now());
      const bucket = buckets.find((name) => name === file?.bucket);
      const found = file && bucket ? await storage.find(bucket, file.key) : null;
      if (!file || !bucket || !found) return c.notFound();

      const headers = new Headers({
        'content-type': typeOf(file.key),
        'cache-control': 'private, max-age=7200, immutable',
        'accept-ranges': 'bytes',
      });
      if (file.download !== null)
        headers.set(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.download)}`,
        );

      const width = Number(url.searchParams.get('width'));
      const height = Number(url.searchParams.get('height'));
      const isPicture = headers.get('content-type')?.startsWith('image/');
      if (isPicture && thumbnailSides.has(width) && thumbnailSides.has(height)) {
        headers.set('content-type', 'image/webp');
        return new Response(await thumbnail(await storage.read(bucket, file.key), width, height), {
          headers,
        });
      }

      const asked = c.req.header('range');
      const range = asked ? parseRange(asked, found.bytes) : undefined;
      if (range === null) {
        headers.set('content-range', `bytes */${found.bytes}`);
        return new Response(null, { status: 416, headers });
      }
      if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
      headers.set('content-length', String(range ? range.end - range.start + 1 : found.bytes));
      const body = c.req.method === 'HEAD' ? null : toWeb(found.stream(range));
      return new Response(body, { status: range ? 206 : 200, headers });
    });
  };
}
