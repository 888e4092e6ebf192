import { cmuSounds } from '../phones.ts';
import { type SpelledLanguage, spelledLanguage } from '../spelled-language.ts';
import type { NumberWords } from '../written-forms.ts';
import { spanishIpa } from './ipa.ts';
import { spanishLetters } from './letters.ts';
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

export const spanishNumbers: NumberWords = {
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
  words: { of: 'de', and: 'y', comma: 'coma', to: 'a', number: 'número' },
};

const spelled: SpelledLanguage = {
  marks: /[áéíóúüñ]/,
  numbers: spanishNumbers,
  letterNames,
  abbreviations,
  titles,
};

export const spanish = spelledLanguage(spelled, {
  ...cmuSounds,
  letters: spanishLetters,
  weakWords,
  exceptions,
});

/** The same texts for voices that read IPA. */
export const spanishInIpa = spelledLanguage(spelled, spanishIpa);
