import { open, readFile } from 'node:fs/promises';
import { limits } from '@milestoon/domain';
import sharp, { type Metadata } from 'sharp';
import { scansOf } from './jpeg-scans.ts';
import { PhotoError } from './photo-error.ts';
import { photoFormat } from './photo-format.ts';

/** A photo as it is stored: upright sRGB JPEG without any metadata. */
export interface PreparedPhoto {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** How large a photo may stay. */
export interface PrepareOptions {
  /** Longest side in pixels; smaller photos are not enlarged. */
  maxSide?: number;
}

// Nothing is decoded twice, and every thread has lines of its own: both would only lie in memory.
sharp.cache(false);
sharp.concurrency(1);

const paper = '#ffffff';
/** Stops at damage, but not at the harmless irregularities that some phones write. */
const failOn = 'error';
/**
 * Many times what the largest picture takes. It is not heard of while a decoder goes over a picture again and again:
 * what strangers sent is decoded in a process that can be ended (photo-decoder.ts), a little later than this.
 */
const timeout = { seconds: 15 };
/** Encoders write about ten. A file of a hundred kilobytes may hold thousands, and take minutes. */
const mostScans = 40;

/**
 * Takes in an uploaded photo (JPEG, PNG or still WebP below the size limit), as bytes or as the name of a file, which
 * is not read into memory as a whole. It is decoded and encoded anew:
 * orientation is applied, colours become sRGB, transparency becomes white, and position, camera, comments and
 * whatever was hidden behind the picture are gone. A picture may take eighty megabytes while it is decoded: whoever
 * takes in many does a few at a time.
 * @throws PhotoError when the file is empty, too large, no such image, has too many pixels or scans or is damaged.
 */
export async function preparePhoto(
  source: Uint8Array | string,
  options: PrepareOptions = {},
): Promise<PreparedPhoto> {
  const { bytes, beginning } = typeof source === 'string' ? await lookInto(source) : whole(source);
  if (bytes === 0) throw new PhotoError('empty');
  if (bytes >= limits.photoBytes) throw new PhotoError('too-large');
  if (photoFormat(beginning) === null) throw new PhotoError('not-an-image');
  await checkHeader(source);
  return encodeAnew(source, options.maxSide ?? limits.photoSide);
}

interface Seen {
  bytes: number;
  beginning: Uint8Array;
}

const whole = (source: Uint8Array): Seen => ({ bytes: source.length, beginning: source });

async function lookInto(file: string): Promise<Seen> {
  const handle = await open(file);
  try {
    const beginning = Buffer.alloc(16);
    await handle.read(beginning);
    return { bytes: (await handle.stat()).size, beginning };
  } finally {
    await handle.close();
  }
}

async function encodeAnew(source: Uint8Array | string, maxSide: number): Promise<PreparedPhoto> {
  try {
    const { data, info } = await sharp(source, { failOn, limitInputPixels: limits.photoPixels })
      .timeout(timeout)
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: paper })
      .toColourspace('srgb')
      .jpeg({ quality: 100 * limits.photoJpegQuality })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new PhotoError('corrupt', { cause });
  }
}

/** What a picture may take in memory: one that is sent coarse first and fine later lies there as a whole. */
const decodedBytes = 80_000_000;
/** Colours of 16 bits, and the coefficients of a progressive JPEG, are two bytes each. */
const bytesEach = ({ format, depth, isProgressive }: Metadata): number =>
  depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1;

/** Reads the header only: a small file may declare a picture that takes gigabytes to decode. */
async function checkHeader(source: Uint8Array | string): Promise<void> {
  const header = await headerOf(source);
  const { width, height, channels, pages } = header;
  const isTooLarge = width * height * channels * bytesEach(header) > decodedBytes;
  const [long, short] = width > height ? [width, height] : [height, width];
  if (long > limits.photoFileSide || long > short * limits.photoFileRatio) throw new PhotoError('too-long');
  if (width * height > limits.photoPixels || isTooLarge) throw new PhotoError('too-many-pixels');
  if (pages !== undefined && pages > 1) throw new PhotoError('not-an-image');
  if (header.format !== 'jpeg') return;
  const jpeg = typeof source === 'string' ? await readFile(source) : source;
  if (scansOf(jpeg, mostScans) > mostScans) throw new PhotoError('too-many-scans');
}

async function headerOf(source: Uint8Array | string): Promise<Metadata> {
  try {
    return await sharp(source, { failOn, limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotoError('corrupt', { cause });
  }
}

/** A small WebP copy of a stored picture that fills a square of `side` pixels, cut evenly at the edges. @throws PhotoError */
export async function thumbnail(picture: Uint8Array, side: number): Promise<Buffer> {
  try {
    return await sharp(picture, { limitInputPixels: limits.photoPixels })
      .timeout(timeout)
      .resize(side, side, { fit: 'cover' })
      .webp()
      .toBuffer();
  } catch (cause) {
    throw new PhotoError('corrupt', { cause });
  }
}
