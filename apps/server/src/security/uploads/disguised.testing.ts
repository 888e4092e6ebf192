import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { noise, plain, pngChunk, withChunks, withSegment } from './pictures.testing.ts';
import { join, needle, type UploadCase } from './upload-case.testing.ts';

const page = `<!doctype html><script>alert('${needle}')</script>`;
const archive = join('PK\x03\x04', Buffer.alloc(26), needle, 'PK\x05\x06', Buffer.alloc(18));
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`;

const behind = {
  page,
  archive,
  PDF: `%PDF-1.7\n${needle}\n%%EOF`,
  program: join('\x7fELF', needle),
  'another picture': needle,
};

/** Documents with a picture inside, pictures with a document inside, and other formats under a picture's name. */
export async function disguisedUploads(): Promise<UploadCase[]> {
  const [jpeg, png, webp, gif, tiff, avif] = await Promise.all([
    noise(40, 30).jpeg().toBuffer(),
    noise(40, 30).png().toBuffer(),
    noise(40, 30).webp().toBuffer(),
    noise(40, 30).gif().toBuffer(),
    noise(40, 30).tiff({ compression: 'lzw' }).toBuffer(),
    plain(40, 30).avif({ effort: 0 }).toBuffer(),
  ]);
  const frames = { raw: { width: 40, height: 60, channels: 3, pageHeight: 30 } } as const;
  const moving = sharp(await noise(40, 60).raw().toBuffer(), frames);
  const [movingWebp, movingGif] = await Promise.all([
    moving
      .clone()
      .webp({ delay: [90, 90] })
      .toBuffer(),
    moving
      .clone()
      .gif({ delay: [90, 90] })
      .toBuffer(),
  ]);
  const pictures = { JPEG: jpeg, PNG: png, WebP: webp };
  const hidden = Object.entries(pictures).flatMap(([kind, picture]) =>
    Object.entries(behind).flatMap(([what, extra]): UploadCase[] => [
      { what: `${kind} with a ${what} behind it`, bytes: join(picture, extra), outcome: 'cleaned' },
      { what: `${what} with a ${kind} behind it`, bytes: join(extra, picture), outcome: 'refused' },
    ]),
  );
  const inside: UploadCase[] = [
    { what: 'JPEG with a page as its comment', bytes: withSegment(jpeg, 0xfe, page), outcome: 'cleaned' },
    { what: 'JPEG with a page as its camera', bytes: withSegment(jpeg, 0xef, page), outcome: 'cleaned' },
    {
      what: 'PNG with a page as its text',
      bytes: withChunks(png, pngChunk('tEXt', `a\0${page}`)),
      outcome: 'cleaned',
    },
    {
      what: 'PNG with frames',
      bytes: withChunks(png, pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
      outcome: 'cleaned',
    },
  ];
  const others: Record<string, Uint8Array | string> = {
    SVG: svg('<rect width="9" height="9"/>'),
    'SVG with a script': svg(`<script>alert('${needle}')</script>`),
    'SVG that loads': svg('<image xlink:href="http://127.0.0.1:1/x.png" width="9" height="9"/>'),
    'SVG with entities': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'SVG with many entities': `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>${svg('<text>&b;</text>')}`,
    'packed SVG': gzipSync(svg('')),
    'SVG in UTF-16': Buffer.from(`\ufeff${svg('')}`, 'utf16le'),
    'a page': page,
    GIF: gif,
    'moving GIF': movingGif,
    'moving WebP': movingWebp,
    TIFF: tiff,
    AVIF: avif,
    HEIC: join(Buffer.from([0, 0, 0, 24]), 'ftypheic', Buffer.alloc(12), 'mif1heic'),
    'JPEG 2000': join(Buffer.from([0, 0, 0, 12]), 'jP  \r\n\x87\n'),
    'JPEG XL': Buffer.from([0xff, 0x0a, 1, 2, 3, 4, 5, 6]),
    BMP: join('BM', Buffer.alloc(60)),
    ICO: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
    PSD: join('8BPS', Buffer.alloc(40)),
    PPM: 'P6 2 2 255 123456789012',
    FITS: 'SIMPLE  =                    T',
    PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n',
    PDF: '%PDF-1.7\n',
    archive,
    MP4: join(Buffer.from([0, 0, 0, 24]), 'ftypisom', Buffer.alloc(12)),
    'a script': '#!/bin/sh\nrm -rf /\n',
    MVG: 'push graphic-context\nviewbox 0 0 9 9\nfill "url(http://127.0.0.1:1/)"\npop graphic-context\n',
    'vips formula': '\xb6\xa6\xf2\x08',
  };
  const foreign = Object.entries(others).map(
    ([what, contents]): UploadCase => ({
      what,
      bytes: Buffer.from(contents),
      outcome: 'refused',
      name: 'photo.jpg',
      type: 'image/jpeg',
    }),
  );
  const types = ['image/svg+xml', 'text/html', 'application/x-sh', 'image/gif', '', 'a\tb', '*/*'];
  const mislabelled = types.map(
    (type): UploadCase => ({
      what: `JPEG that calls itself ${JSON.stringify(type)}`,
      bytes: jpeg,
      outcome: 'cleaned',
      name: `x.${type.split('/')[1] ?? 'exe'}`,
      type,
    }),
  );
  return [...hidden, ...inside, ...foreign, ...mislabelled, ...named(jpeg)];
}

/** Names that lead somewhere else, or that no file can have. */
const named = (jpeg: Buffer): UploadCase[] =>
  [
    '../../x.jpg',
    '..\\..\\x.jpg',
    '/etc/passwd',
    'C:\\windows\\x.jpg',
    'a\0.php',
    '%00.jpg',
    '%2e%2e%2fx',
    'x\r\nset-cookie: a=b.jpg',
    '"; filename="y.svg',
    '.',
    '..',
    'n'.repeat(300),
    'n'.repeat(5000),
    '\u202egpj.exe',
    '👶'.repeat(200),
    '__proto__',
    'con.jpg',
  ].map((name) => ({
    what: `named ${JSON.stringify(name.slice(0, 30))}`,
    bytes: jpeg,
    outcome: 'cleaned',
    name,
  }));
