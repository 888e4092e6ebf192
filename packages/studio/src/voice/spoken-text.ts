import { namePhones } from './names/name-phones.ts';
import type { SpokenNames } from './names/sounds-like.ts';
import { cardinal, clockTime, digitWords, fraction, ordinal, plural, year } from './numbers.ts';
import {
  abbreviations,
  currencies,
  letterRespellings,
  months,
  partsOfOne,
  respellings,
  spelledOut,
  symbols,
  titles,
  units,
} from './spoken-forms.ts';
import { unstretched } from './stretched.ts';

/** The silence after a word: none, a comma's, or that of a finished sentence. */
export type Break = 'none' | 'phrase' | 'sentence';

export interface SpokenToken {
  /** As written, with its punctuation; the tokens joined by spaces are the line. */
  written: string;
  /**
   * Plain lower-case English words that Flite reads as they stand, or `/zh uw aw1 n/`: CMU phones. None for emoji
   * and other scripts.
   */
  spoken: string[];
  after: Break;
  /** The mark that shapes the melody of the sentence's end. */
  mark: ',' | '.' | '!' | '?' | '';
}

interface Neighbours {
  previous: string;
  next: string;
  /** What parents said about names. */
  names: SpokenNames;
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
/** 0 for January …; -1 for no month. Capitals only: 'she may 3 times' is none. */
const monthOf = (text: string): number => {
  if (!/^\p{Lu}/u.test(text)) return -1;
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3) return -1;
  const full = abbreviations.get(plain) ?? plain;
  return months.findIndex((month) => month === full);
};

/** The letters a to z of a word, with marked letters spelled by sound; other scripts vanish. */
function plainLetters(word: string): string {
  let text = word.toLowerCase().normalize('NFC');
  for (const [written, spoken] of letterRespellings) text = text.replace(written, spoken);
  return text
    .normalize('NFD')
    .replace(/[^a-z']/g, '')
    .replace(/^'+|'+$/g, '');
}

const spell = (letters: string): string[] =>
  [...letters.toLowerCase()].filter((letter) => /[a-z]/.test(letter));

const phonesIn = (word: string): string[] => word.slice(1, -1).split(' ');
const inPhones = (phones: readonly string[]): string => `/${phones.join(' ')}/`;

/** 's as it is said after this sound. */
function possessivePhones(phones: readonly string[]): string[] {
  const last = phones.at(-1) ?? '';
  if (/^(s|z|sh|zh|ch|jh)$/.test(last)) return ['ax', 'z'];
  return /^(p|t|k|f|th)$/.test(last) ? ['s'] : ['z'];
}

/** A word of letters and apostrophes. */
function sayWord(word: string, names: SpokenNames): string[] {
  const lower = word.toLowerCase().normalize('NFC');
  const [, stem = lower, possessive = ''] = /^(.+?)('s)?$/u.exec(lower) ?? [];
  const own = names.get(stem);
  if (own) return [possessive ? inPhones([...phonesIn(own), ...possessivePhones(phonesIn(own))]) : own];
  const known = respellings.get(stem);
  if (known) {
    const parts = words(known);
    return [...parts.slice(0, -1), `${parts.at(-1)}${possessive}`];
  }
  const phones = namePhones(stem, /^\p{Lu}/u.test(word));
  if (phones) return [inPhones(possessive ? [...phones, ...possessivePhones(phones)] : phones)];
  if (spelledOut.has(lower) && word === word.toUpperCase()) return spell(lower);
  const plain = plainLetters(word);
  if (!plain) return [];
  if (/(.)\1\1/.test(plain)) return unstretched(plain).map((part) => respellings.get(part) ?? part);
  if (/^[^aeiouy']+$/.test(plain)) {
    // 'TV', 'DVD': nobody can say these as words. 'Psst' and 'tsk' are left to the voice.
    if (word === word.toUpperCase() || plain.length < 3) return spell(plain);
  }
  return unstretched(plain);
}

const isYear = (digits: string): boolean => /^(1[1-9]|20)\d\d$/.test(digits);

function sayUnit(name: string, amount: string): string[] | undefined {
  const unit = units.get(name.toLowerCase());
  return unit && words(unit[amount === '1' ? 0 : 1]);
}

/** Day, month (1-12) and year of a numeric date; the day stands first unless that cannot be. */
function sayDate(first: number, second: number, yearNumber: number): string[] | undefined {
  const [day, month] = second > 12 ? [second, first] : [first, second];
  const name = months[month - 1];
  if (!name || day < 1 || day > 31) return undefined;
  const fullYear = yearNumber < 100 ? 2000 + yearNumber : yearNumber;
  return ['the', ...ordinal(day), 'of', name, ...year(fullYear)];
}

/** A whole number where it stands: 'May 12' is the twelfth, '2024' a year. */
function sayInteger(digits: string, near: Neighbours): string[] {
  const value = Number(digits);
  const isDay = digits.length <= 2 && value >= 1 && value <= 31;
  if (isDay && monthOf(near.previous) >= 0) return ordinal(value);
  if (isDay && monthOf(near.next) >= 0)
    return [...(near.previous.toLowerCase() === 'the' ? [] : ['the']), ...ordinal(value), 'of'];
  if (isYear(digits)) return year(value);
  if (digits.length > 15 || /^0\d/.test(digits)) return digitWords(digits);
  return cardinal(value);
}

const numericForms: readonly (readonly [
  RegExp,
  (match: readonly string[], near: Neighbours) => string[] | undefined,
])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, ([, y, m, d]) => sayDate(Number(d), Number(m), Number(y))],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/, ([, a, b, y]) => sayDate(Number(a), Number(b), Number(y))],
  [
    /^(\d{1,2})[:h.](\d\d)(am|pm)?$/i,
    ([written = '', hour, minute, half]) =>
      Number(hour) > 24 || Number(minute) > 59 || (written.includes('.') && !half)
        ? undefined
        : [
            ...clockTime(Number(hour), Number(minute)).filter((w) => !half || w !== "o'clock"),
            ...spell(half ?? ''),
          ],
  ],
  [/^(\d+)(st|nd|rd|th)$/i, ([, n]) => ordinal(Number(n))],
  [/^(\d+)\.?[ºª]$/, ([, n]) => ordinal(Number(n))],
  [
    /^(\d+)([½¼¾])$/,
    ([, n, part = '']) => [...cardinal(Number(n)), 'and', ...words(partsOfOne.get(part) ?? '')],
  ],
  [/^24\/7$/, () => ['twenty', 'four', 'seven']],
  [/^(\d+)\/(\d+)$/, ([, over, under]) => fraction(Number(over), Number(under))],
  [/^(\d{2,4})'?s$/, ([, n = '']) => plural(isYear(n) ? year(Number(n)) : cardinal(Number(n)))],
  [/^([$€£])(\d[\d,]*)(?:\.(\d\d))?$/, ([, sign = '', whole = '', cents]) => sayMoney(sign, whole, cents)],
  [/^(\d[\d,]*)(?:\.(\d\d))?([$€£])$/, ([, whole = '', cents, sign = '']) => sayMoney(sign, whole, cents)],
  [/^#(\d+)$/, ([, n]) => ['number', ...cardinal(Number(n))]],
  [
    /^(\d+)[-–](\d+)$/,
    ([, from = '', to = '']) => [...sayInteger(from, nowhere), 'to', ...sayInteger(to, nowhere)],
  ],
  [/^(\d{1,3}(?:,\d{3})+)$/, ([, n = '']) => cardinal(Number(n.replaceAll(',', '')))],
  [
    /^(\d+)[.,](\d+)$/,
    ([, whole = '', part = '']) => [...cardinal(Number(whole)), 'point', ...digitWords(part)],
  ],
  [/^\+?(\d+)$/, ([, n = ''], near) => sayInteger(n, near)],
  [
    /^(\d+(?:[.,]\d+)?)([\p{L}%°]+)$/u,
    ([, n = '', name = '']) => [...sayCore(n, nowhere), ...(sayUnit(name, n) ?? sayCore(name, nowhere))],
  ],
];

const nowhere: Neighbours = { previous: '', next: '', names: new Map() };

function sayMoney(sign: string, whole: string, cents: string | undefined): string[] {
  const [one, many] = currencies.get(sign) ?? ['', ''];
  const amount = Number(whole.replaceAll(',', ''));
  const small = cents && cents !== '00' ? ['and', ...cardinal(Number(cents))] : [];
  return [...cardinal(amount), amount === 1 ? one : many, ...small];
}

function sayNumeric(core: string, near: Neighbours): string[] | undefined {
  for (const [form, say] of numericForms) {
    const match = form.exec(core);
    const said = match && say(match, near);
    if (said) return said;
  }
  return undefined;
}

/** A token without its outer punctuation. */
function sayCore(core: string, near: Neighbours): string[] {
  if (!core) return [];
  if (core.includes('/') && /^\d/.test(near.previous)) {
    const unit = sayUnit(core, near.previous);
    if (unit) return unit;
  }
  const symbol = symbols.get(core);
  if (symbol) return words(symbol);
  if (/\d/.test(core)) {
    const said = sayNumeric(core, near);
    if (said) return said;
  }
  // 'well-known', 'and/or', 'salt&pepper', 'B2': each part by itself.
  const parts = core.match(/[\p{L}\p{M}']+|\d+|[&+=@%½¼¾]/gu) ?? [];
  if (parts.length === 1 && parts[0] === core && !/\d/.test(core)) return sayWord(core, near.names);
  return parts.flatMap((part) =>
    /^\d+$/.test(part)
      ? sayInteger(part, nowhere)
      : (symbols.get(part)?.split(' ') ?? sayWord(part, near.names)),
  );
}

/** 'Dr.', 'St.', 'e.g.': the words, or undefined where the dot ends a sentence. */
function sayAbbreviation(token: string, near: Neighbours): string[] | undefined {
  const match = /^[("'“‘]*((?:\p{L}+\.)*\p{L}+)(\.?)[,;:)"'”’]*$/u.exec(token);
  if (!match) return undefined;
  const name = (match[1] ?? '').toLowerCase();
  const dotted = match[2] === '.';
  if (name === 'st' && dotted) return [/^\p{Lu}/u.test(near.next) ? 'saint' : 'street'];
  if (name === 'no' && dotted && /^\d/.test(near.next)) return ['number'];
  const amount = /^\d+(?:[.,]\d+)?$/.exec(near.previous)?.[0];
  if (amount && units.has(name)) return sayUnit(name, amount);
  const full = abbreviations.get(name);
  if (full && (dotted || titles.has(name))) return words(full);
  return /^(\p{L}\.)+\p{L}$/u.test(name) ? spell(name) : undefined;
}

/** Ends in a word that goes on after its dot, such as 'Dr.' before a name. */
const opensAName = /^[("'“‘]*(mr|mrs|ms|dr|prof|st|mt|no|jr|sr)\.$/i;
const closing = /["'”’»)\]*\p{Extended_Pictographic}\uFE0F\u200D]*$/u;

function breakAfter(
  token: string,
  near: Neighbours,
  isAbbreviation: boolean,
): Pick<SpokenToken, 'after' | 'mark'> {
  const tail = token.replace(closing, '');
  if (near.next === '')
    return { after: 'sentence', mark: tail.endsWith('?') ? '?' : tail.endsWith('!') ? '!' : '.' };
  if (/[?!]$/.test(tail)) return { after: 'sentence', mark: tail.endsWith('?') ? '?' : '!' };
  if (/(…|\.\.+)$/.test(tail)) return { after: 'sentence', mark: '.' };
  if (tail.endsWith('.')) {
    const goesOn = opensAName.test(tail) || (isAbbreviation && !/^["'“‘(]*\p{Lu}/u.test(near.next));
    return goesOn ? { after: 'none', mark: '' } : { after: 'sentence', mark: '.' };
  }
  if (/[,;:—–]$/.test(tail) || /^[-–—(]/.test(near.next)) return { after: 'phrase', mark: ',' };
  return { after: 'none', mark: '' };
}

/** Splits a line at its spaces and says how each piece is spoken. Never fails, whatever the script. */
export function spokenTokens(line: string, names: SpokenNames = new Map()): SpokenToken[] {
  const written = line.trim().split(/\s+/).filter(Boolean);
  return written.map((token, i) => {
    const near = { previous: written[i - 1] ?? '', next: written[i + 1] ?? '', names };
    const plainToken = token.replace(/[’‘ʼ`´]/g, "'").replace(/[\u200B-\u200D\uFE0F]/g, '');
    const abbreviation = sayAbbreviation(plainToken, near);
    const core = plainToken
      .replace(/^[^\p{L}\p{M}\d$€£#+&=@%½¼¾]+/u, '')
      .replace(/[^\p{L}\p{M}\d%°&+=@½¼¾$€£]+$/u, '');
    return {
      written: token,
      spoken: abbreviation ?? sayCore(core, near),
      ...breakAfter(token, near, !!abbreviation),
    };
  });
}

/** The plain words of a line as they are spoken; names said by their phones as they are written. */
export const spokenWords = (line: string): string[] =>
  spokenTokens(line).flatMap(({ written, spoken }) =>
    spoken.map((word) => (word.startsWith('/') ? plainLetters(written) : word)),
  );
