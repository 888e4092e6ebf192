import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.wasm']);

export type Encoding = 'br' | 'gzip';
const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Quality of Brotli: files that never change are worth the better half of a second, once. */
const thorough = 10;
const quick = 5;

/** Packed files that never change, by name and encoding. */
const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** A file, packed. `once`: it never changes, so it is kept. */
export function pack(file: string, encoding: Encoding, once: boolean): Promise<Buffer<ArrayBuffer>> {
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

const packedTexts = new WeakMap<Buffer, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();

/** A text, packed; kept for as long as the text itself is, such as a written page. */
export function packText(text: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const known = packedTexts.get(text) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  packedTexts.set(text, known);
  const work =
    encoding === 'br'
      ? () => shrink.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quick } })
      : () => shrink.gzip(text);
  const done = known.get(encoding) ?? work();
  known.set(encoding, done);
  return done;
}

/** How a file with this extension is packed for whoever accepts it; undefined: not at all. */
export function encodingFor(extension: string, accepted: string): Encoding | undefined {
  if (!compressible.has(extension)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
