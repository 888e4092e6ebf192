import { type Neighbours, nowhere } from './language.ts';

/** A number before a noun follows its gender; 'none': it stands alone. */
export type Gender = 'masculine' | 'feminine' | 'none';

type Forms = ReadonlyMap<string, readonly [one: string, many: string, gender?: 'feminine']>;

/** Numbers, dates and signs of a language that writes 1.000,5 and puts the day before the month. */
export interface NumberWords {
  /** `value` is a whole number, 0 or more. */
  cardinal(value: number, gender: Gender): string[];
  ordinal(value: number, gender: Gender): string[];
  /** 10:30, '8h' and the like. */
  clock(hour: number, minute: number): string[];
  fraction(over: number, under: number): string[];
  /** Gender of a noun, by its look. */
  genderOf(noun: string): Gender;
  months: readonly string[];
  units: Forms;
  currencies: Forms;
  symbols: ReadonlyMap<string, string>;
  /** What follows a whole number in one character. */
  partsOfOne: ReadonlyMap<string, string>;
  words: Record<'of' | 'and' | 'comma' | 'to' | 'number', string>;
}

type Say = (match: readonly string[], near: Neighbours) => string[] | undefined;

export const split = (text: string): string[] => text.split(' ').filter(Boolean);

const wholeOf = (text: string): number => Number(text.replaceAll('.', ''));
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

function sayDate(language: NumberWords, day: number, month: number, year: number): string[] | undefined {
  const name = language.months[month - 1];
  if (!name || day < 1 || day > 31) return undefined;
  const { of } = language.words;
  const fullYear = year < 100 ? 2000 + year : year;
  return [...language.cardinal(day, 'none'), of, name, of, ...language.cardinal(fullYear, 'none')];
}

function sayClock(language: NumberWords, hour: number, minute: number): string[] | undefined {
  return hour > 24 || minute > 59 ? undefined : language.clock(hour, minute);
}

function sayAmount(
  language: NumberWords,
  amount: string,
  [one, many, gender]: readonly [string, string, 'feminine'?],
): string[] {
  const value = wholeOf(amount);
  return [...language.cardinal(value, gender ?? 'masculine'), ...split(value === 1 ? one : many)];
}

function sayMoney(language: NumberWords, sign: string, whole: string, cents = '00'): string[] | undefined {
  const currency = language.currencies.get(sign);
  if (!currency) return undefined;
  const small = cents === '00' ? [] : [language.words.and, ...language.cardinal(Number(cents), 'none')];
  return [...sayAmount(language, whole, currency), ...small];
}

/** Long numbers and those with a 0 in front are told digit by digit. */
function sayWhole(language: NumberWords, digits: string, gender: Gender): string[] {
  const value = wholeOf(digits);
  if (/^0\d/.test(digits) || value >= 1e9)
    return [...digits.replaceAll('.', '')].flatMap((digit) => language.cardinal(Number(digit), 'none'));
  return language.cardinal(value, gender);
}

/** The name of a unit or currency after an amount. */
export const sayUnit = (language: NumberWords, name: string, amount: string): string[] | undefined => {
  const unit = language.units.get(name.toLowerCase()) ?? language.currencies.get(name);
  return unit && split(unit[amount === '1' ? 0 : 1]);
};

function formsOf(language: NumberWords): readonly (readonly [RegExp, Say])[] {
  const { words } = language;
  const whole = (digits = '', gender: Gender = 'none'): string[] => sayWhole(language, digits, gender);
  const decimal = (number: string): string[] => {
    const [before = '', after] = number.split(',');
    return after === undefined ? whole(before) : [...whole(before), words.comma, ...whole(after)];
  };
  return [
    [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, ([, y, m, d]) => sayDate(language, Number(d), Number(m), Number(y))],
    [
      /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/,
      ([, d, m, y]) => sayDate(language, Number(d), Number(m), Number(y)),
    ],
    [/^(\d{1,2})[:h](\d\d)(?:h|min)?$/i, ([, h, m]) => sayClock(language, Number(h), Number(m))],
    [/^(\d{1,2})h$/i, ([, h]) => sayClock(language, Number(h), 0)],
    [/^(\d+)\.?(?:º|o|er|ro|do|°)$/, ([, n]) => language.ordinal(Number(n), 'masculine')],
    [/^(\d+)\.?(?:ª|a|ra|da)$/, ([, n]) => language.ordinal(Number(n), 'feminine')],
    [
      /^(\d+)([½¼¾])$/,
      ([, n, part = '']) => [...whole(n), words.and, ...split(language.partsOfOne.get(part) ?? '')],
    ],
    [/^(\d+)\/(\d+)$/, ([, over, under]) => language.fraction(Number(over), Number(under))],
    [/^([$€£])(\d[\d.]*)(?:,(\d\d))?$/, ([, sign = '', n = '', cents]) => sayMoney(language, sign, n, cents)],
    [/^(\d[\d.]*)(?:,(\d\d))?([$€£])$/, ([, n = '', cents, sign = '']) => sayMoney(language, sign, n, cents)],
    [/^#(\d+)$/, ([, n]) => [words.number, ...whole(n)]],
    [/^(\d+)[-–](\d+)$/, ([, from, to]) => [...whole(from), words.to, ...whole(to)]],
    [/^(\d+(?:\.\d{3})*,\d+)$/, ([, n = '']) => decimal(n)],
    [/^\+?(\d{1,3}(?:\.\d{3})+|\d+)$/, ([, n], near) => whole(n, language.genderOf(bare(near.next)))],
    [/^(\d+)\.(\d+)$/, ([, a, b]) => [...whole(a), words.comma, ...whole(b)]],
    [
      /^(\d+(?:,\d+)?)([\p{L}%°/]+)$/u,
      ([, n = '', name = '']) => {
        const unit = language.units.get(name.toLowerCase());
        if (!unit) return undefined;
        return n.includes(',') ? [...decimal(n), ...split(unit[1])] : sayAmount(language, n, unit);
      },
    ],
  ];
}

const compiled = new WeakMap<NumberWords, ReturnType<typeof formsOf>>();

/** A piece with digits in it, in words; undefined where it is none of the forms. */
export function sayNumeric(
  language: NumberWords,
  core: string,
  near: Neighbours = nowhere,
): string[] | undefined {
  const forms = compiled.get(language) ?? formsOf(language);
  compiled.set(language, forms);
  for (const [form, say] of forms) {
    const match = form.exec(core);
    const said = match && say(match, near);
    if (said) return said;
  }
  return undefined;
}
