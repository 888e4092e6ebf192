import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm']);

/** A file below `folder`, or undefined: also for addresses that try to climb out of it. */
function findFile(folder: string, address: string): string | undefined {
  const file = path.join(folder, path.normalize(`/${address}`));
  if (!file.startsWith(folder + path.sep)) return undefined;
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

function body(file: string, encoding: 'br' | 'gzip' | undefined): ReadableStream {
  const source = fs.createReadStream(file);
  const packed =
    encoding === 'br'
      ? source.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
      : encoding === 'gzip'
        ? source.pipe(createGzip())
        : source;
  return Readable.toWeb(packed) as ReadableStream;
}

/**
 * Serves the built web app. Files under /assets/ carry a hash in their name and never change; any
 * other address is a screen of the app and gets index.html.
 */
export function serveWebApp(folder: string) {
  return (c: Context): Response => {
    const address = decode(c.req.path);
    const wanted = address === '/' ? undefined : findFile(folder, address);
    const isAsset = address.startsWith('/assets/');
    if (!wanted && (isAsset || path.extname(address) !== '')) return c.notFound() as Response;
    const file = wanted ?? findFile(folder, '/index.html');
    if (!file) return c.text('The web app has not been built yet: run npm start.', 503);
    const extension = path.extname(file);
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = !compressible.has(extension)
      ? undefined
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : undefined;
    const headers: Record<string, string> = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    return new Response(c.req.method === 'HEAD' ? null : body(file, encoding), { headers });
  };
}
