import { advances, measuredCharacters, scriptCharacters, scriptWidths } from './advances.ts';
import type { Typeface } from './fonts.ts';

const position = new Map([...measuredCharacters].map((character, index) => [character, index]));
const scriptAdvances = new Map(
  [...scriptCharacters].map((character, index) => [character, scriptWidths[index]]),
);
/** What stands in for characters outside the tables: wide enough for an ideograph. */
const unknownAdvance = 1000;
/** Pictograms are all as wide as each other; one may be made of several characters. */
const pictogram =
  /\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3|(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu;
const pictogramAdvance = 1270;
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
  const letters = text.normalize('NFC').replace(pictogram, () => {
    width += (pictogramAdvance * size) / 1000;
    return '';
  });
  for (const character of letters) width += characterWidth(character, face, size);
  return width;
}
