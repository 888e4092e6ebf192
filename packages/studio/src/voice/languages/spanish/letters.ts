import { type LetterRule, type LetterToSound, rule } from '../letters.ts';
import { cmuLetters } from '../phones.ts';

const V = '[aeiouáéíóúü]';
const re = (source: string): RegExp => new RegExp(source, 'y');

const consonants: readonly LetterRule[] = [
  rule(/ñ/y, 'n y'),
  rule(/ll/y, 'y'),
  rule(/ch/y, 'ch'),
  rule(/rr/y, 'r'),
  rule(/ph/y, 'f'),
  rule(/gü(?=[eiéí])/y, 'g w'),
  rule(/gu(?=[eiéí])/y, 'g'),
  rule(/qu(?=[eiéí])/y, 'k'),
  rule(/sc(?=[eiéí])/y, 's'),
  rule(/[gj](?=[eiéí])|j|(?<=^)x|(?<=mé|te|oa)x(?=[ia])/y, 'hh'),
  rule(/x/y, 'k s'),
  rule(/c(?=[eiéí])|z|ç/y, 's'),
  rule(/c|q/y, 'k'),
  rule(/(?<=^)ps/y, 's'),
  rule(/h/y, ''),
  rule(re(`(?<=${V})r(?=${V})`), 'dx'),
  // Between vowels and at the end d is soft.
  rule(re(`(?<=${V}|r)d(?=${V}|$)`), 'dh'),
  rule(re(`y(?=${V})`), 'y'),
  rule(/v/y, 'b'),
  rule(/[bdfgklmnprstw]/y, '='),
];

const vowels: readonly LetterRule[] = [
  rule(/uy$/y, 'uw iy'),
  rule(/[aá][iy]/y, 'ay'),
  rule(/[aá]u/y, 'aw'),
  rule(/[eé][iy]/y, 'ey'),
  rule(/[eé]u/y, 'ey uw'),
  rule(/[oó][iy]/y, 'oy'),
  rule(/i(?=[aeouáéóú])/y, 'y'),
  rule(/u(?=[aeoiáéóí])/y, 'w'),
  rule(/á|a/y, 'aa'),
  rule(/e$/y, 'ey'),
  rule(/é|e/y, 'eh'),
  rule(/í|i|y/y, 'iy'),
  rule(/ó|o/y, 'ow'),
  rule(/ú|ü|u/y, 'uw'),
];

/** Spanish as it is spoken in most of America. */
export const spanishLetters: LetterToSound = {
  ...cmuLetters,
  rules: [...consonants, ...vowels],
  stressedEarly: /[aeiouns]$/,
  stressMarks: [/^[áéíóú]/],
};
