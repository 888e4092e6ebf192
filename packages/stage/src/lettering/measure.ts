import { advances, measuredCharacters, scriptCharacters, scriptWidths } from './advances.ts';
import type { Typeface } from './fonts.ts';

const position = new Map([...measuredCharacters].map((character, index) => [character, index]));
const scriptAdvances = new Map(
  [...scriptCharacters].map((character, index) => [character, scriptWidths[index]]),
);
/** What stands in for characters outside the tables: wide enough for an ideograph. */
const unknownAdvance = 1000;
/** Stands on another character, or cannot be seen. */
const weightless = /^[\p{M}\p{Cf}]$/u;

/** Of a character that no table of Latin letters holds: other scripts have one family in all styles. */
const elsewhere = (character: string): number =>
  scriptAdvances.get(character) ?? (weightless.test(character) ? 0 : unknownAdvance);

/** Advance of one character, pixels. */
function characterWidth(character: string, face: Typeface, size: number): number {
  const table = advances[`${face.family} ${face.weight}`];
  const index = position.get(character);
  return (((index === undefined ? undefined : table?.[index]) ?? elsewhere(character)) * size) / 1000;
}

/** Width of a line of text, pixels, from the advance tables; kerning is left out. */
export function textWidth(text: string, face: Typeface, size: number): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character, face, size);
  return width;
}
