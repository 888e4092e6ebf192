import { noise } from './pictures.testing.ts';
import { type Outcome, seeded, type UploadCase } from './upload-case.testing.ts';

/** Cut off at `points` places that lie evenly over the file. */
const cut = (what: string, whole: Buffer, points: number): UploadCase[] =>
  Array.from({ length: points }, (_, i) => {
    const length = Math.floor((whole.length * (i + 1)) / (points + 2));
    return {
      what: `${what} cut to ${length} of ${whole.length}`,
      bytes: whole.subarray(0, length),
      outcome: 'refused',
    };
  });

/** Bytes behind the header overwritten by chance. */
function scratched(what: string, whole: Buffer, times: number, outcome: Outcome): UploadCase[] {
  return Array.from({ length: times }, (_, i) => {
    const random = seeded(i + 1);
    const bytes = Buffer.from(whole);
    for (let n = 0; n < 8; n++) bytes[40 + Math.floor(random() * (bytes.length - 40))] = random() * 256;
    return { what: `${what} scratched, ${i}`, bytes, outcome };
  });
}

const magic: Record<string, number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF\0\0\0\0WEBP')],
};

/** Truncated, scratched, with wrong checksums, and beginnings without a picture. */
export async function damagedUploads(): Promise<UploadCase[]> {
  const [jpeg, progressive, png, webp] = await Promise.all([
    noise(160, 120).jpeg().toBuffer(),
    noise(160, 120).jpeg({ progressive: true }).toBuffer(),
    noise(120, 90).png().toBuffer(),
    noise(160, 120).webp().toBuffer(),
  ]);
  // The checksum of the picture's data stands before the 12 bytes of the end.
  const wrongChecksum = Buffer.from(png);
  wrongChecksum[png.length - 16] = (png[png.length - 16] ?? 0) ^ 1;
  const beginnings = Object.entries(magic).flatMap(([what, bytes]) =>
    [0, 1, 9, 200].map(
      (more): UploadCase => ({
        what: `${what}: its first bytes and ${more} more`,
        bytes: Buffer.from([...bytes, ...Array<number>(more).fill(65)]),
        outcome: 'refused',
      }),
    ),
  );
  return [
    ...cut('JPEG', jpeg, 25),
    ...cut('progressive JPEG', progressive, 10),
    ...cut('PNG', png, 25),
    ...cut('WebP', webp, 20),
    ...scratched('JPEG', jpeg, 12, 'either'),
    ...scratched('PNG', png, 12, 'refused'),
    ...scratched('WebP', webp, 12, 'either'),
    { what: 'PNG with a wrong checksum', bytes: wrongChecksum, outcome: 'refused' },
    { what: 'empty', bytes: new Uint8Array(), outcome: 'refused' },
    { what: 'a zero byte', bytes: new Uint8Array(1), outcome: 'refused' },
    { what: 'zeros', bytes: new Uint8Array(100_000), outcome: 'refused' },
    ...beginnings,
  ];
}
