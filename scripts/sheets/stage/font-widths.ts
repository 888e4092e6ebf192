/** Measures the film's typefaces and writes their advance widths as data, so that layout needs no canvas. */
import { writeFile } from 'node:fs/promises';
import { filmFonts, fontOf, scriptFonts, scriptWeight } from '@milestoon/stage';
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
/** Letters of the scripts. One that joins is as wide as its four forms are on average. */
const samples: Record<string, string[]> = {
  vietnamese: [...range(0x1ea0, 0x1ef9), ...'ơưƠƯ'],
  cyrillic: range(0x400, 0x45f),
  greek: range(0x384, 0x3ce),
  hebrew: range(0x5d0, 0x5ea),
  arabic: [...range(0x621, 0x63a), ...range(0x641, 0x64a), ...'پچژگکیەۆێ'],
  devanagari: range(0x901, 0x963),
};
/** Joins with what stands beside it, and is as wide everywhere. */
const tatweel = '\u0640';
const widthOf = (text: string): number => context.measureText(text).width;
const joined = (letter: string): number => {
  const own = widthOf(tatweel);
  const forms = [
    widthOf(letter),
    widthOf(letter + tatweel) - own,
    widthOf(tatweel + letter) - own,
    widthOf(tatweel + letter + tatweel) - 2 * own,
  ];
  return forms.reduce((sum, width) => sum + width, 0) / forms.length;
};
/** What a letter adds to a line; a sign of a vowel is measured behind a letter. */
function addedBy(letter: string, script: string): number {
  if (script === 'arabic') return joined(letter);
  return /\p{M}/u.test(letter) ? widthOf(`क${letter}`) - widthOf('क') : widthOf(letter);
}
const scripts = scriptFonts.flatMap(({ family, script }) => {
  context.font = `${scriptWeight} 1000px "${family}"`;
  return (samples[script] ?? []).map(
    (letter) => [letter, Math.max(0, Math.round(addedBy(letter, script)))] as const,
  );
});
await writeFile(
  'packages/stage/src/lettering/advances.ts',
  `/** Written by scripts/sheets/stage/font-widths.ts. */

/** The characters of the tables, in their order. */
export const measuredCharacters = ${JSON.stringify(characters.join(''))};

/** Advance widths in thousandths of the font size, by family and weight. */
export const advances: Readonly<Record<string, readonly number[]>> = {
${tables.join('\n')}
};

/** The same of letters of other scripts, which have one family in all styles. */
export const scriptCharacters = ${JSON.stringify(scripts.map(([letter]) => letter).join(''))};
export const scriptWidths: readonly number[] = [${scripts.map(([, width]) => width).join(', ')}];
`,
);
