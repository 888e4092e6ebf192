import type { SaidPiece } from '../language.ts';
import { cmuSounds, inPhones, isVowel, phonesIn } from '../phones.ts';
import { type SpelledLanguage, spelledLanguage } from '../spelled-language.ts';
import type { NumberWords } from '../written-forms.ts';
import { portugueseIpa } from './ipa.ts';
import { portugueseLetters } from './letters.ts';
import { cardinal, clock, fraction, genderOf, ordinal } from './numbers.ts';
import {
  abbreviations,
  currencies,
  exceptions,
  letterNames,
  months,
  partsOfOne,
  symbols,
  titles,
  units,
  weakWords,
} from './spoken-forms.ts';

const isVoiced = (phone: string): boolean => /^(?:b|d|g|v|z|zh|dh|m|n|l|r)$/.test(phone);

/** A hiss at the end of a word becomes z before a vowel and zh before a voiced consonant: 'os amigos'. */
function hissBefore(next: string | undefined): string {
  const first = next?.startsWith('/') ? (phonesIn(next)[0] ?? '') : '';
  if (isVowel(first)) return 'z';
  return isVoiced(first) ? 'zh' : 'sh';
}

function linked(pieces: readonly SaidPiece[]): string[][] {
  return pieces.map(({ spoken, flows }, i) => {
    const last = spoken.at(-1);
    if (!flows || !last?.endsWith(' sh/')) return spoken;
    const phones = [...phonesIn(last).slice(0, -1), hissBefore(pieces[i + 1]?.spoken[0])];
    return [...spoken.slice(0, -1), inPhones(phones)];
  });
}

export const portugueseNumbers: NumberWords = {
  cardinal,
  ordinal,
  clock,
  fraction,
  genderOf,
  months,
  units,
  currencies,
  symbols,
  partsOfOne,
  words: { of: 'de', and: 'e', comma: 'vírgula', to: 'a', number: 'número' },
};

const spelled: SpelledLanguage = {
  marks: /[áéíóúâêôãõàçü]/,
  numbers: portugueseNumbers,
  letterNames,
  abbreviations,
  titles,
};

/** European Portuguese. */
export const portuguese = spelledLanguage(spelled, {
  ...cmuSounds,
  letters: portugueseLetters,
  weakWords,
  exceptions,
  linked,
});

/** The same texts for voices that read IPA. */
export const portugueseInIpa = spelledLanguage(spelled, portugueseIpa);
