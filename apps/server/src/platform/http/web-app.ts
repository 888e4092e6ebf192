import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { preferredLanguage } from '@milestoon/domain/texts';
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
  try {
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  } catch {
    return undefined; // a name that no file can have: a zero byte in it, or too long
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

type Encoding = 'br' | 'gzip';
const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Quality of Brotli: files that never change are worth the better half of a second, once. */
const thorough = 10;
const quick = 5;

/** Packed files that never change, by name and encoding. */
const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

function pack(file: string, encoding: Encoding, once: boolean): Promise<Buffer<ArrayBuffer>> {
  const quality = once ? thorough : quick;
  const work = async (): Promise<Buffer<ArrayBuffer>> =>
    encoding === 'br'
      ? shrink.br(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : shrink.gzip(await readFile(file));
  if (!once) return work();
  const name = `${encoding} ${file}`;
  const done = packed.get(name) ?? work();
  packed.set(name, done);
  return done;
}

const plain = (file: string): ReadableStream => Readable.toWeb(fs.createReadStream(file)) as ReadableStream;

function encodingFor(extension: string, accepted: string): Encoding | undefined {
  if (!compressible.has(extension)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

const languageOf = (c: Context): string => preferredLanguage(c.req.header('accept-language') ?? '');

/**
 * The landing page as the build wrote it down, in the visitor's language, read before a script has arrived.
 * Whoever may be signed in gets the app, which knows where they belong.
 */
function landingPage(folder: string, c: Context): string | undefined {
  if (/session_token=/.test(c.req.header('cookie') ?? '')) return undefined;
  return findFile(folder, `/landing.${languageOf(c)}.html`);
}

/** The app's page; where the build knows the screen, the one that names its files for the browser to fetch early. */
const appPage = (folder: string, address: string, c: Context): string | undefined =>
  findFile(folder, `/screens${address}.${languageOf(c)}.html`) ?? findFile(folder, '/index.html');

/**
 * Serves the built web app. Files under /assets/ carry a hash in their name and never change; any
 * other address is a screen of the app and gets its page.
 */
export function serveWebApp(folder: string) {
  return async (c: Context): Promise<Response> => {
    const address = decode(c.req.path);
    const wanted = address === '/' ? landingPage(folder, c) : findFile(folder, address);
    const isAsset = address.startsWith('/assets/');
    if (!wanted && (isAsset || path.extname(address) !== '')) return c.notFound();
    const file = wanted ?? appPage(folder, address, c);
    if (!file) return c.text('The web app has not been built yet: run npm start.', 503);
    const extension = path.extname(file);
    const encoding = encodingFor(extension, c.req.header('accept-encoding') ?? '');
    const headers: Record<string, string> = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: isAsset ? 'accept-encoding' : 'accept-encoding, accept-language, cookie',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    return new Response(encoding ? await pack(file, encoding, isAsset) : plain(file), { headers });
  };
}
