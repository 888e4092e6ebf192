import { spelledLanguage } from '../spelled-language.ts';
import type { NumberWords } from '../written-forms.ts';
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

export const spanish = spelledLanguage({
  letters: spanishLetters,
  marks: /[áéíóúüñ]/,
  numbers: spanishNumbers,
  weakWords,
  exceptions,
  letterNames,
  abbreviations,
  titles,
});
