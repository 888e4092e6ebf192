import { readFile } from 'node:fs/promises';
import { limits } from '@milestoon/domain';
import type { LookReading } from '@milestoon/look';
import sharp from 'sharp';
import { preparePhoto } from '../photo/prepare-photo.ts';
import {
  type ExpectedLook,
  expectedLooks,
  hairSteps,
  isDarkEye,
  lengthOf,
  photoFolder,
  toneSteps,
} from './expected-looks.ts';
import { createLookReader } from './look-reader.ts';

/** Reads every test photo and prints what was expected and read: `node packages/studio/src/look/accuracy.ts`. */
const totals = new Map<string, { right: number; of: number }>();

function count(name: string, right: boolean): string {
  const total = totals.get(name) ?? { right: 0, of: 0 };
  total.of++;
  if (right) total.right++;
  totals.set(name, total);
  return right ? ' ' : '✗';
}

function compared({ file, ...expected }: ExpectedLook, { look, photos }: LookReading): string {
  const cells = [file.padEnd(36), (photos[0]?.finding ?? '').padEnd(13)];
  const cell = (read: string, wanted: string | null, mark: string): void => {
    cells.push(`${mark} ${read}${wanted === null || wanted === read ? '' : ` (${wanted})`}`.padEnd(28));
  };
  const { skin, hairColor, length, eyes, glasses } = expected;
  const coloured = photos[0]?.finding !== 'greyscale';
  if (skin) count('skin exact', look.skin === skin);
  cell(look.skin, skin, skin ? count('skin within a step', toneSteps(look.skin, skin) <= 1) : ' ');
  if (hairColor && coloured) count('hair colour exact', look.hairColor === hairColor);
  const nearHair = hairColor && coloured ? hairSteps(look.hairColor, hairColor) <= 1 : null;
  cell(look.hairColor, hairColor, nearHair === null ? ' ' : count('hair colour within a step', nearHair));
  const readLength = lengthOf(look.hairShape);
  cell(look.hairShape, length, length ? count('hair length', readLength === length) : ' ');
  cell(look.eyes, eyes, eyes ? count('eyes light or dark', isDarkEye(look.eyes) === isDarkEye(eyes)) : ' ');
  const worn = look.glasses !== 'none';
  cell(look.glasses, null, glasses === null ? ' ' : count('glasses', worn === glasses));
  cells.push(`${look.age} y ${look.signatureColor}`);
  return cells.join(' ');
}

/** As a photo reaches the reader through the app: downscaled in the browser, encoded anew by the server. */
async function uploaded(photo: Buffer): Promise<Buffer> {
  const small = await sharp(photo)
    .autoOrient()
    .resize(limits.photoSide, limits.photoSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 100 * limits.photoJpegQuality })
    .toBuffer();
  return (await preparePhoto(small)).jpeg;
}

const ways = { 'as taken': async (photo: Buffer) => photo, 'as uploaded': uploaded };
await using reader = createLookReader();
for (const [way, prepare] of Object.entries(ways)) {
  totals.clear();
  console.log(`\n${way}`);
  let milliseconds = 0;
  for (const expected of expectedLooks()) {
    const photo = await prepare(await readFile(new URL(expected.file, photoFolder)));
    const start = performance.now();
    const reading = await reader.read([photo]);
    milliseconds += performance.now() - start;
    console.log(compared(expected, reading));
  }
  for (const [name, { right, of }] of totals) console.log(`${name}: ${right} of ${of}`);
  console.log(`${Math.round(milliseconds / expectedLooks().length)} ms a photo`);
}
