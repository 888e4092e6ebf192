/** Measures the film's typefaces and writes their advance widths as data, so that layout needs no canvas. */
import { writeFile } from 'node:fs/promises';
import { filmFonts, fontOf } from '@milestoon/film/stage';
import { registerFonts } from '@milestoon/studio/canvas';
import { createCanvas } from '@napi-rs/canvas';

registerFonts();
const context = createCanvas(8, 8).getContext('2d');
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const characters = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...'‘’“”–—…•'];

const tables = filmFonts.map(({ family, weight }) => {
  context.font = fontOf(family, 1000, weight);
  const widths = characters.map((character) => Math.round(context.measureText(character).width));
  return `  '${family} ${weight}': [${widths.join(', ')}],`;
});
await writeFile(
  'packages/film/src/stage/lettering/advances.ts',
  `/** Written by scripts/sheets/stage/font-widths.ts. */

/** The characters of the tables, in their order. */
export const measuredCharacters = ${JSON.stringify(characters.join(''))};

/** Advance widths in thousandths of the font size, by family and weight. */
export const advances: Readonly<Record<string, readonly number[]>> = {
${tables.join('\n')}
};
`,
);
