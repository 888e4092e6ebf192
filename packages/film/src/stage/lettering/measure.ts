import { advances, measuredCharacters } from './advances.ts';
import type { Typeface } from './fonts.ts';

const position = new Map([...measuredCharacters].map((character, index) => [character, index]));
/** What stands in for characters outside the tables: wide enough for an ideograph. */
const unknownAdvance = 1000;

/** Advance of one character, pixels. */
export function characterWidth(character: string, face: Typeface, size: number): number {
  const table = advances[`${face.family} ${face.weight}`];
  const index = position.get(character);
  return (((index === undefined ? undefined : table?.[index]) ?? unknownAdvance) * size) / 1000;
}

/** Width of a line of text, pixels, from the advance tables; kerning is left out. */
export function textWidth(text: string, face: Typeface, size: number): number {
  let width = 0;
  for (const character of text.normalize('NFC')) width += characterWidth(character, face, size);
  return width;
}
