import { type LetterRule, type LetterToSound, rule } from '../letters.ts';
import { cmuLetters } from '../phones.ts';

const V = '[aeiouáéíóúâêôãõàü]';
const re = (source: string): RegExp => new RegExp(source, 'y');

/** m and n before a consonant or at the end only make the vowel nasal; it stays as it is without stress. */
const nasal: readonly LetterRule[] = [
  rule(/õe/y, 'oy n'),
  rule(/ão/y, 'aw n'),
  rule(/ãe|ãi/y, 'ay n'),
  rule(/ã/y, 'ah n'),
  rule(/õ/y, 'ow n'),
  rule(/am$/y, 'aw n'),
  rule(/[eéê]ns$/y, 'ey n sh'),
  rule(/[eéê]m$/y, 'ey n'),
  rule(/im$/y, 'iy n'),
  rule(/om$/y, 'ow n'),
  rule(/um$/y, 'uw n'),
  rule(re(`[eéê](?=[mn](?!${V}|h))`), 'eh'),
  rule(re(`[oóô](?=[mn](?!${V}|h))`), 'ow'),
  rule(/[aâ](?=[mn])/y, 'ah'),
  rule(/e(?=nh)/y, 'ey', 'ih'),
  rule(/[eê](?=[mn])/y, 'ey', 'ih'),
  rule(/[oô](?=[mn])/y, 'ow', 'uw'),
];

/** Vowels that meet and stay two: ra-i-nha, a-in-da, sa-ir, ca-iu. */
const apart = `(?=i(?:nh|n(?!${V})|[lrzm]$|u$))`;

const diphthongs: readonly LetterRule[] = [
  rule(re(`a${apart}`), 'aa', 'ah'),
  rule(re(`o${apart}`), 'ow', 'uw'),
  rule(re(`u${apart}`), 'uw'),
  rule(/ou/y, 'ow'),
  rule(/ei|êi/y, 'ey'),
  rule(/éi/y, 'eh iy'),
  rule(/[aá]i/y, 'ay'),
  rule(/[aá]u/y, 'aw'),
  rule(/[oó]i/y, 'oy'),
  rule(/[eê]u/y, 'ey uw'),
  rule(/éu/y, 'eh uw'),
  rule(/iu/y, 'iy uw'),
  rule(/ui/y, 'uw iy'),
  // Before another vowel e and o close: te-atro, vo-ar.
  rule(re(`e(?=[aoáóãâô])`), 'ey', 'iy'),
  rule(re(`o(?=[aeáéãâê])`), 'ow', 'uw'),
];

/** Without stress a vowel is short and closed. */
const vowels: readonly LetterRule[] = [
  rule(/[áà]/y, 'aa'),
  rule(/â/y, 'ah'),
  rule(/ê/y, 'ey'),
  rule(/é/y, 'eh'),
  rule(/í/y, 'iy'),
  rule(/ó/y, 'ao'),
  rule(/ô/y, 'ow'),
  rule(/ú/y, 'uw'),
  rule(/a(?=s?$)/y, 'ah'),
  rule(/e(?=s?$)/y, 'ax'),
  rule(/o(?=s?$)/y, 'uw'),
  // A dark l keeps the vowel before it open.
  rule(re(`a(?=l(?!${V}|h))`), 'aa'),
  rule(re(`e(?=l(?!${V}|h))`), 'eh'),
  rule(re(`o(?=l(?!${V}|h))`), 'ao', 'ow'),
  rule(/a/y, 'aa', 'ah'),
  rule(/e(?=lh|j|ch|x)/y, 'ey', 'ih'),
  rule(/e/y, 'eh', 'ih'),
  rule(/i|y/y, 'iy'),
  rule(/o(?=r$)/y, 'ow', 'uw'),
  // Before a last syllable in -o the vowel is closed: jogo, bolo, todo.
  rule(/o(?=[^aeiou]{1,2}os?$)/y, 'ow', 'uw'),
  rule(/(?<=^)o/y, 'ao', 'ow'),
  rule(/o/y, 'ao', 'uw'),
  rule(/u/y, 'uw'),
  rule(/ü/y, 'w'),
];

const hissed: readonly LetterRule[] = [
  rule(/[sx]c(?=[eiéíê])|sç/y, 'sh'),
  rule(re(`(?<=^[eê])x(?=${V})`), 'z'),
  rule(/x/y, 'sh'),
  rule(/ss/y, 's'),
  rule(/ç|c(?=[eiéíê])/y, 's'),
  rule(re(`(?<=${V})s(?=${V})`), 'z'),
  rule(/s(?=[bdgvmnlrzj])/y, 'zh'),
  rule(re(`s(?!${V})`), 'sh'),
  rule(/s/y, 's'),
  rule(/z$/y, 'sh'),
  rule(/j|g(?=[eiéíê])/y, 'zh'),
];

const consonants: readonly LetterRule[] = [
  rule(/lh/y, 'l y'),
  rule(/nh/y, 'n y'),
  rule(/tch/y, 'ch'),
  rule(/ch/y, 'sh'),
  rule(/ph/y, 'f'),
  // The u is heard in a few: aguentar, linguiça, cinquenta, tranquilo.
  rule(/gu(?=ent|iça|im$|ins$)/y, 'g w'),
  rule(/(?<=cin|se|fre|tran)qu(?=[eiê])/y, 'k w'),
  rule(/gu(?=[eiéíê])/y, 'g'),
  rule(/qu(?=[eiéíê])/y, 'k'),
  rule(/qu(?=[aoáóãâ])/y, 'k w'),
  rule(/gu(?=[aoáóãâ])/y, 'g w'),
  ...hissed,
  rule(/c|q/y, 'k'),
  // At the start of a word and doubled it is made in the throat: an English h comes nearest.
  rule(/rr|(?<=^|[nls])r/y, 'hh'),
  rule(re(`(?<=${V})r(?=${V})`), 'dx'),
  // Between vowels d is soft.
  rule(re(`(?<=${V}|r)d(?=${V})`), 'dh'),
  rule(/h/y, ''),
  rule(/[bdfgklmnprtvwz]/y, '='),
];

/** European Portuguese. */
export const portugueseLetters: LetterToSound = {
  ...cmuLetters,
  rules: [...nasal, ...diphthongs, ...vowels, ...consonants],
  stressedEarly: /(?:[aeo]s?|[ae]m|[ae]ns?)$/,
  // A tilde is no stress in a diminutive: mãozinha, cãozinho.
  stressMarks: [/^[áéíóúâêô]/, /^[ãõ](?!.*z[ií]nh[ao]s?$)/],
};
