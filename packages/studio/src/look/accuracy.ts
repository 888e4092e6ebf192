import { readFile } from 'node:fs/promises';
import type { LookReading } from '@milestoon/film/look';
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

await using reader = createLookReader();
for (const expected of expectedLooks()) {
  const photo = await readFile(new URL(expected.file, photoFolder));
  console.log(compared(expected, await reader.read([photo])));
}
for (const [name, { right, of }] of totals) console.log(`${name}: ${right} of ${of}`);
