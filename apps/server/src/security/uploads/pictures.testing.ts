import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { join, seeded } from './upload-case.testing.ts';

/** A picture of noise: what is cut off or damaged is missed. */
export function noise(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const random = seeded(width * 7919 + height);
  const raw = Uint8Array.from({ length: width * height * channels }, () => random() * 256);
  return sharp(raw, { raw: { width, height, channels } });
}

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, content: Uint8Array | string): Buffer {
  const body = join(Buffer.from(type, 'latin1'), content);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(body.length - 4, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A PNG of a few bytes that declares any size; `data` is what its lines really are. */
export function png(
  width: number,
  height: number,
  colour: number,
  data: Uint8Array,
  depth = 8,
  interlaced = 0,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced], 8);
  return join(
    pngSignature,
    pngChunk('IHDR', header),
    ...(colour === 3 ? [pngChunk('PLTE', Buffer.alloc(768, 90))] : []),
    pngChunk('IDAT', data),
    pngChunk('IEND', ''),
  );
}

/** Lines of zeros, packed: a thousandth of what they become. */
export const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** `picture` with chunks put behind its header. */
export const withChunks = (picture: Buffer, ...chunks: Buffer[]): Buffer =>
  join(picture.subarray(0, 33), ...chunks, picture.subarray(33));

/** A segment of a JPEG, put behind its first two bytes. */
export function withSegment(picture: Buffer, marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return join(picture.subarray(0, 2), head, content, picture.subarray(2));
}

/** A JPEG that says it is of another size: the numbers in its frame header are overwritten. */
export function declareJpegSize(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture);
  let at = 2;
  while (changed[at + 1] !== 0xc0 && changed[at + 1] !== 0xc2) at += 2 + changed.readUInt16BE(at + 2);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

/**
 * A JPEG that comes in so many goes, each of which says in a few bytes that nothing is added: every coefficient of its
 * brightness, bit by bit. `flat` is a progressive one of one colour.
 */
export function inManyGoes(flat: Buffer, goes: number): Buffer {
  const begin = flat.indexOf(Buffer.from([0xff, 0xda, 0, 8, 1, 1]));
  let end = begin + 10;
  while (flat[end] !== 0xff || flat[end + 1] === 0) end += 1;
  const scans = Array.from({ length: goes }, (_, n) => {
    const scan = Buffer.from(flat.subarray(begin, end));
    const bit = 13 - Math.floor(n / 63);
    scan.set([1 + (n % 63), 1 + (n % 63), bit === 13 ? bit : ((bit + 1) << 4) + bit], 7);
    return scan;
  });
  return join(flat.subarray(0, begin), ...scans, Buffer.from([0xff, 0xd9]));
}
