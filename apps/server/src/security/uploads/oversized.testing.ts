import { limits } from '@milestoon/domain';
import { declareJpegSize, inManyGoes, noise, plain, png, zeros } from './pictures.testing.ts';
import { join, type UploadCase } from './upload-case.testing.ts';

const colours = { grey: 0, RGB: 2, palette: 3, RGBA: 6 };
const sides = [5001, 30_000, 65_000, 65_535, 2_000_000_000];

function webpOf(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const chunk = join('VP8X', Buffer.from([10, 0, 0, 0]), canvas);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunk.length + 4);
  return join('RIFF', size, 'WEBP', chunk);
}

/** Small files that declare, or become, huge pictures; and files around the largest size. */
export async function oversizedUploads(): Promise<UploadCase[]> {
  const jpeg = await noise(64, 64).jpeg().toBuffer();
  const bombs = Object.entries(colours).flatMap(([name, colour]) =>
    sides.map(
      (side): UploadCase => ({
        what: `PNG bomb, ${name}, ${side}`,
        bytes: png(side, side, colour, zeros(1_000_000)),
        outcome: 'refused',
      }),
    ),
  );
  const declared = [
    [65_000, 65_000],
    [65_535, 65_535],
    [65_000, 400],
    [400, 65_000],
  ].map(
    ([width = 0, height = 0]): UploadCase => ({
      what: `JPEG that says ${width} × ${height}`,
      bytes: declareJpegSize(jpeg, width, height),
      outcome: 'refused',
    }),
  );
  const side = 5000;
  const [flat, progressive, goes, long, tall] = await Promise.all([
    plain(side, side).jpeg({ quality: 20 }).toBuffer(),
    plain(side, side).jpeg({ quality: 20, progressive: true }).toBuffer(),
    plain(3640, 3640).jpeg({ quality: 50, progressive: true }).toBuffer(),
    plain(65_000, 300).png().toBuffer(),
    plain(20, 65_000).jpeg().toBuffer(),
  ]);
  const heavy: UploadCase[] = [
    { what: 'JPEG of the most pixels', bytes: flat, outcome: 'cleaned' },
    { what: 'progressive JPEG of the most pixels', bytes: progressive, outcome: 'refused' },
    { what: 'progressive JPEG in a few goes', bytes: inManyGoes(goes, 20), outcome: 'cleaned' },
    { what: 'progressive JPEG in hundreds of goes', bytes: inManyGoes(goes, 880), outcome: 'refused' },
    { what: 'PNG, 65000 × 300', bytes: long, outcome: 'refused' },
    { what: 'JPEG, 20 × 65000', bytes: tall, outcome: 'refused' },
    { what: 'PNG, 1 × 12000000', bytes: png(1, 12_000_000, 0, zeros(24_000_000)), outcome: 'refused' },
    {
      what: 'PNG of the most pixels, RGBA',
      bytes: png(side, side, 6, zeros((side * 4 + 1) * side)),
      outcome: 'refused',
    },
    {
      what: 'PNG of the most pixels, 16 bits',
      bytes: png(side, side, 6, zeros((side * 8 + 1) * side), 16),
      outcome: 'refused',
    },
    {
      what: 'PNG of many pixels, 16 bits, interlaced',
      bytes: png(side, side, 6, zeros((side * 8 + 8) * side), 16, 1),
      outcome: 'refused',
    },
  ];
  const padded = (bytes: number): Buffer => join(jpeg, Buffer.alloc(bytes - jpeg.length, 65));
  return [
    ...bombs,
    ...declared,
    ...[16_384, 5001].map(
      (width): UploadCase => ({
        what: `WebP that says ${width}`,
        bytes: webpOf(width, width),
        outcome: 'refused',
      }),
    ),
    { what: 'JPEG that says 65500 × 8', bytes: declareJpegSize(jpeg, 65_500, 8), outcome: 'refused' },
    ...heavy,
    { what: 'a byte below 10 MB', bytes: padded(limits.photoBytes - 1), outcome: 'cleaned' },
    { what: 'exactly 10 MB', bytes: padded(limits.photoBytes), outcome: 'refused' },
    { what: 'a byte above 10 MB', bytes: padded(limits.photoBytes + 1), outcome: 'refused' },
    { what: 'as large as a form can be', bytes: padded(11_500_000), outcome: 'refused' },
  ];
}
