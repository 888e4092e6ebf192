import { inIpa, ipaIn, ipaLetters } from '../ipa.ts';
import type { SaidPiece } from '../language.ts';
import type { Sounds } from '../spelled-language.ts';
import { brazilianLetters } from './brazilian-letters.ts';
import { brazilianExceptions, brazilianWeakWords } from './brazilian-words.ts';

const startsWithVowel = (symbols: string): boolean => /^[ˈˌ]?[aeiouæɐɔɛɪʊAIOW]/.test(symbols);
const startsVoiced = (symbols: string): boolean => /^(?:[bdvzʒmnlrʤʎɲɡ])/.test(symbols);

/** A vowel at the end of a stressed word glides into the next one's, and so do a few that only lead to others. */
const glides = /ˈ.*[^aeiouæɐɔɛɪʊAIOW\u0303][yʊ]$|^(?:ʤ|s|m|ʧ)y$/;

/** The end of a word before another: 'os amigos' with a z, 'ouvir a' with one tap, 'hoje a' in two syllables. */
function joined(symbols: string, next: string): string {
  const vowelAhead = startsWithVowel(next);
  if (/s$/.test(symbols)) return vowelAhead || startsVoiced(next) ? symbols.replace(/s$/, 'z') : symbols;
  if (!vowelAhead) return symbols;
  if (symbols === 'ʊ') return 'u';
  if (glides.test(symbols)) return symbols.replace(/y$/, 'j').replace(/ʊ$/, 'w');
  return symbols.replace(/r$/, 'ɾ');
}

function linked(pieces: readonly SaidPiece[]): string[][] {
  return pieces.map(({ spoken, flows }, i) =>
    spoken.map((word, at) => {
      const symbols = ipaIn(word);
      const next = at < spoken.length - 1 ? spoken[at + 1] : flows ? pieces[i + 1]?.spoken[0] : '';
      return symbols === undefined ? word : inIpa([joined(symbols, ipaIn(next ?? '') ?? '')]);
    }),
  );
}

/**
 * Portuguese of Brazil in the symbols that Kokoro's Portuguese voices were taught: stress as eSpeak NG sets it.
 */
export const portugueseIpa: Sounds = {
  letters: {
    ...ipaLetters((at, stressed, syllables) => at === 0 && stressed > 0 && syllables > 2),
    rules: brazilianLetters,
    stressedEarly: /(?:[aeo]s?|[ae]m|[ae]ns?)$/,
    // A tilde is no stress in a diminutive: mãozinha, cãozinho.
    stressMarks: [/^[áéíóúâêô]/, /^[ãõ](?!.*z[ií]nh[ao]s?$)/],
  },
  weakWords: brazilianWeakWords,
  exceptions: brazilianExceptions,
  breath: 'x',
  inPhones: inIpa,
  linked,
};
