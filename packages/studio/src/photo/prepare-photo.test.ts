import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { limits } from '@milestoon/domain';
import sharp, { type Sharp } from 'sharp';
import { PhotoError, type PhotoFault, preparePhoto, thumbnail } from './index.ts';

const red = { r: 220, g: 30, b: 30 };

/** A landscape picture whose left half is red and whose right half is blue. */
function twoHalves(width = 80, height = 40): Sharp {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: red } };
  return sharp({ create: { width, height, channels: 3, background: '#1e1edc' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

/** A JPEG that a phone held upright would write, with its position. */
const fromPhone = (): Promise<Buffer> =>
  twoHalves()
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' },
    })
    .toBuffer();

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A PNG of a few bytes that declares any size; decoded, it would turn out to be damaged. */
function declaring(width: number, height: number, interlaced = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function refusal(bytes: Uint8Array): Promise<PhotoError> {
  const error = await preparePhoto(bytes).then(
    () => assert.fail('the file was taken'),
    (cause: unknown) => cause,
  );
  assert.ok(error instanceof PhotoError);
  return error;
}

async function refuses(bytes: Uint8Array, code: PhotoFault, message: string): Promise<void> {
  const error = await refusal(bytes);
  assert.deepEqual([error.code, error.message], [code, message]);
}

async function pixelOf(jpeg: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(jpeg).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('a photo taken upright is turned upright', async () => {
  const photo = await preparePhoto(await fromPhone());
  assert.deepEqual([photo.width, photo.height], [40, 80]);
  const [redness = 0, , blueness = 0] = await pixelOf(photo.jpeg, 20, 10);
  assert.ok(redness > blueness + 100, 'turned a quarter clockwise, the left half comes to the top');
});

test('position and camera are gone', async () => {
  const phone = await fromPhone();
  const before = await sharp(phone).metadata();
  assert.ok(before.exif?.includes('Camera'), 'the test photo carries metadata');
  const after = await sharp((await preparePhoto(phone)).jpeg).metadata();
  assert.deepEqual([after.exif, after.icc, after.xmp, after.orientation], Array(4).fill(undefined));
});

test('the longest side becomes 500 pixels', async () => {
  const photo = await preparePhoto(await twoHalves(1200, 600).jpeg().toBuffer());
  assert.deepEqual([photo.width, photo.height], [500, 250]);
});

test('a larger side can be asked for', async () => {
  const photo = await preparePhoto(await twoHalves(1200, 600).jpeg().toBuffer(), { maxSide: 1000 });
  assert.deepEqual([photo.width, photo.height], [1000, 500]);
});

test('a file is taken by its name, and refused by it', async (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-photo-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'photo');
  fs.writeFileSync(file, await fromPhone());
  const photo = await preparePhoto(file);
  assert.deepEqual([photo.width, photo.height], [40, 80]);
  for (const [contents, code] of [
    ['', 'empty'],
    ['hello', 'not-an-image'],
    ['x'.repeat(limits.photoBytes), 'too-large'],
  ] as const) {
    fs.writeFileSync(file, contents);
    await assert.rejects(preparePhoto(file), { code });
  }
});

test('a small photo is not enlarged', async () => {
  const photo = await preparePhoto(await twoHalves(80, 40).webp().toBuffer());
  assert.deepEqual([photo.width, photo.height], [80, 40]);
});

test('the transparent parts of a PNG become white', async () => {
  const clear = { create: { width: 20, height: 20, channels: 4 as const, background: '#00000000' } };
  const photo = await preparePhoto(await sharp(clear).png().toBuffer());
  assert.deepEqual(await pixelOf(photo.jpeg, 10, 10), [255, 255, 255]);
});

test('a wide-gamut profile is turned into sRGB', async () => {
  const wide = await sharp({ create: { width: 20, height: 20, channels: 3, background: red } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const photo = await preparePhoto(wide);
  const [redness = 0] = await pixelOf(photo.jpeg, 10, 10);
  assert.ok(Math.abs(redness - red.r) <= 4, `red stays red: ${redness}`);
  assert.equal((await sharp(photo.jpeg).metadata()).icc, undefined);
});

test('what was hidden behind a picture does not get through', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  const photo = await preparePhoto(Buffer.concat([await twoHalves().jpeg().toBuffer(), page]));
  assert.equal(photo.jpeg.includes(page), false);
});

test('an empty file is refused', () => refuses(new Uint8Array(), 'empty', 'Invalid file provided'));

test('a file of exactly 10 MB is refused', () =>
  refuses(new Uint8Array(limits.photoBytes), 'too-large', 'File size must be less than 10MB'));

test('text that calls itself a photo is refused', () =>
  refuses(Buffer.from('hello, I am photo.jpg'), 'not-an-image', 'Invalid file provided'));

test('SVG is refused', () =>
  refuses(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'not-an-image',
    'Invalid file provided',
  ));

test('a page with a picture behind it is refused', async () => {
  const hidden = Buffer.concat([Buffer.from('<html>'), await twoHalves().jpeg().toBuffer()]);
  await refuses(hidden, 'not-an-image', 'Invalid file provided');
});

test('a moving WebP is refused', async () => {
  const frames = await twoHalves(40, 40)
    .raw()
    .toBuffer()
    .then((frame) => Buffer.concat([frame, Buffer.alloc(frame.length, 90)]));
  const raw = { width: 40, height: 80, channels: 3 as const, pageHeight: 40 };
  const moving = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  await refuses(moving, 'not-an-image', 'Invalid file provided');
});

test('a truncated JPEG is refused', async () => {
  const whole = await twoHalves(400, 300).jpeg().toBuffer();
  await refuses(whole.subarray(0, whole.length / 2), 'corrupt', 'Invalid file provided');
});

test('a JPEG that ends in its header is refused', () =>
  refuses(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'corrupt', 'Invalid file provided'));

test('a small file that declares a huge picture is refused before it is decoded', () =>
  refuses(declaring(12_000, 12_000), 'too-many-pixels', 'Invalid file provided'));

for (const [width, height] of [
  [1, 12_000_000],
  [12_000_000, 1],
  [12_001, 2000],
  [1, 51],
  [5100, 100],
] as const)
  test(`a picture of ${width} × ${height} is refused by its header alone, however it is stored`, async () => {
    for (const interlaced of [0, 1])
      await refuses(declaring(width, height, interlaced), 'too-long', 'Invalid file provided');
  });

test('a picture that its header turns is measured as a whole too', async () => {
  const upright = await sharp({ create: { width: 13_000, height: 300, channels: 3, background: red } })
    .jpeg({ progressive: true })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await refuses(upright, 'too-long', 'Invalid file provided');
});

test('a panorama is taken', async () => {
  const photo = await preparePhoto(await twoHalves(12_000, 240).webp().toBuffer());
  assert.deepEqual([photo.width, photo.height], [500, 10]);
});

test('a thumbnail fills its frame', async () => {
  const small = await thumbnail(await twoHalves(200, 100).jpeg().toBuffer(), 128);
  const { width, height, format } = await sharp(small).metadata();
  assert.deepEqual([width, height, format], [128, 128, 'webp']);
});
