/** Words in the International Phonetic Alphabet, as the speech models of many languages read them: `[nˈiɲos]`. */
import type { LetterToSound } from './letters.ts';

/** Nasal vowels are two symbols, the vowel and its tilde. */
export const inIpa = (symbols: readonly string[]): string => `[${symbols.join('').normalize('NFD')}]`;

/** The symbols of such a word; undefined where it is another. */
export const ipaIn = (word: string): string | undefined => /^\[(.*)\]$/.exec(word)?.[1];

/** Capitals are diphthongs, as Kokoro writes them: A I O W Y are eɪ aɪ oʊ aʊ ɔɪ. */
const vowel = /^[aeiouyõũæɐɔəɛɪʊAIOWY]/;

const isVowel = (symbol: string): boolean => vowel.test(symbol);

/** Whether the syllable at `at` is said with half a stress, where the one at `stressed` has the whole. */
export type HalfStress = (at: number, stressed: number, syllables: number) => boolean;

/** A stroke stands right before the vowel, high for the stress and low for half of it. */
function withStrokes(symbols: readonly string[], isHalf: HalfStress): string[] {
  const vowels = symbols.flatMap((symbol, i) => (isVowel(symbol) ? [i] : []));
  const stressed = vowels.findIndex((i) => symbols[i]?.endsWith('1'));
  return symbols.map((symbol, i) => {
    if (symbol.endsWith('1')) return `ˈ${symbol.slice(0, -1)}`;
    const at = vowels.indexOf(i);
    return at >= 0 && isHalf(at, stressed, vowels.length) ? `ˌ${symbol}` : symbol;
  });
}

/** What rules from letters to IPA have in common. */
export const ipaLetters = (isHalf: HalfStress): Pick<LetterToSound, 'isVowel' | 'finished'> => ({
  isVowel,
  finished: (symbols) => withStrokes(symbols, isHalf),
});

/** Words and how each is said, a pair a line. */
export const wordTable = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '))
      .map(([word = '', said = '']): [string, string] => [word, said]),
  );
