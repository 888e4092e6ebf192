import { englishWords } from '../names/known-names.ts';
import { type Neighbours, nowhere, type SpokenLanguage } from './language.ts';
import { type LetterToSound, soundOut } from './letters.ts';
import { type NumberWords, sayNumeric, sayUnit, split } from './written-forms.ts';

/** A language whose spelling tells its sound. Keys are lower case. */
export interface SpelledLanguage {
  /** Its alphabet: other marks are taken off. */
  marks: RegExp;
  numbers: NumberWords;
  /** Names of the letters, as they would be written. */
  letterNames: ReadonlyMap<string, string>;
  /** Without the dot; titles that a name follows are in `titles` too. */
  abbreviations: ReadonlyMap<string, string>;
  titles: readonly string[];
}

/** How it sounds in one alphabet of phones. Keys are lower case. */
export interface Sounds {
  letters: LetterToSound;
  /** Phones of words without stress: articles, prepositions, pronouns. */
  weakWords: ReadonlyMap<string, string>;
  /** Phones of words the rules get wrong. */
  exceptions: ReadonlyMap<string, string>;
  /** How laughter begins. */
  breath: string;
  /** A word of these phones, as its voice takes it. */
  inPhones(phones: readonly string[]): string;
  linked?: SpokenLanguage['linked'];
}

type Reading = SpelledLanguage & Sounds;

/** Lower case, without marks the language does not write; other scripts vanish. */
function lettersOf(word: string, marks: RegExp): string {
  return [...word.toLowerCase().normalize('NFC')]
    .map((letter) => (marks.test(letter) ? letter : letter.normalize('NFD').replace(/[^a-z]/g, '')))
    .join('');
}

/** 'siiim' → sim; doubled letters that sound as one lose the second. */
const unstretched = (word: string): string =>
  word.replace(/(.)\1{2,}/g, '$1').replace(/([bdfgkmnptvz])\1/g, '$1');

/** One breath after the other; 'hija', 'hijo' and 'hoje' are words. */
const laugh = /^([hj]([aeiou]))h?(?:[hj]\2h?)+$/;

/** Phones of one written word; laughter is two breaths. */
function wordPhones(word: string, language: Reading): string[] {
  const letters = lettersOf(word, language.marks);
  const known = language.weakWords.get(letters) ?? language.exceptions.get(letters);
  if (known) return split(known);
  const laughter = laugh.exec(letters)?.[1];
  if (laughter) {
    const breath = [language.breath, ...soundOut(laughter, language.letters).slice(-1)];
    return [...breath, ...breath];
  }
  return soundOut(unstretched(letters), language.letters);
}

const phonesOf = (words: readonly string[], language: Reading): string[] =>
  words
    .map((word) => wordPhones(word, language))
    .filter((phones) => phones.length > 0)
    .map(language.inPhones);

function spell(letters: string, language: Reading): string[] {
  const names = [...lettersOf(letters, language.marks)].flatMap((letter) =>
    split(language.letterNames.get(letter) ?? ''),
  );
  return phonesOf(names, language);
}

function sayWord(word: string, near: Neighbours, language: Reading): string[] {
  const lower = word.toLowerCase().normalize('NFC');
  const own = near.names.get(lower);
  if (own) return [own];
  if (englishWords.has(lower)) return [lower];
  const isSpelled = word === word.toUpperCase() && /^[^aeiouáéíóúâêôãõ]{2,5}$/u.test(lower);
  if (isSpelled) return spell(lower, language);
  const said = phonesOf([lower], language);
  // A word without a vowel ('km', 'pst') has no sound of its own.
  return said.length > 0 ? said : spell(lower, language);
}

function say(core: string, near: Neighbours, language: Reading): string[] {
  if (!core) return [];
  if (/^[\d.,]+$/.test(near.previous)) {
    const unit = sayUnit(language.numbers, core, near.previous);
    if (unit) return phonesOf(unit, language);
  }
  const symbol = language.numbers.symbols.get(core);
  if (symbol) return phonesOf(split(symbol), language);
  const numeric = /\d/.test(core) ? sayNumeric(language.numbers, core, near) : undefined;
  if (numeric) return phonesOf(numeric, language);
  const parts = core.match(/[\p{L}\p{M}']+|\d+|[&+=@%½¼¾]/gu) ?? [];
  if (parts.length === 1 && parts[0] === core && !/\d/.test(core))
    return sayWord(core.replaceAll("'", ''), near, language);
  return parts.flatMap((part) =>
    say(part.replace(/^'+|'+$/g, ''), { ...nowhere, names: near.names }, language),
  );
}

function sayAbbreviation(piece: string, near: Neighbours, language: Reading): string[] | undefined {
  const match = /^[¿¡("'“‘«]*((?:\p{L}+\.)*[\p{L}ªº]+)(\.?[ºª]?)[,;:)"'”’»]*$/u.exec(piece);
  if (!match) return undefined;
  const [, letters = '', dot = ''] = match;
  const name = `${letters}${dot.replace('.', '')}`.toLowerCase().replace(/\.(?=[ªº])/, '');
  const isShort = dot !== '' || /[ªº]$/.test(name) || language.titles.includes(name);
  if (!isShort) return undefined;
  if (/^nº?$/.test(name) && /^\d/.test(near.next)) return phonesOf([language.numbers.words.number], language);
  const full = language.abbreviations.get(name);
  if (full) return phonesOf(split(full), language);
  return /^(?:\p{L}\.)+\p{L}$/u.test(name) ? spell(name, language) : undefined;
}

/** A language that is read by its letters, in the alphabet of one voice. */
export function spelledLanguage(spelled: SpelledLanguage, sounds: Sounds): SpokenLanguage {
  const language = { ...spelled, ...sounds };
  return {
    say: (core, near) => say(core, near, language),
    sayAbbreviation: (piece, near) => sayAbbreviation(piece, near, language),
    opensAName: new RegExp(`^[¿¡("'“‘«]*(?:${language.titles.join('|')})\\.[ªº]?$`, 'i'),
    ...(language.linked ? { linked: language.linked } : {}),
  };
}
