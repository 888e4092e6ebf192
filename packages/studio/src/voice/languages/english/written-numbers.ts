import { type Neighbours, nowhere } from '../language.ts';
import { cardinal, clockTime, digitWords, fraction, ordinal, plural, year } from './numbers.ts';
import { abbreviations, currencies, months, partsOfOne, units } from './spoken-forms.ts';
import { sayWord, spell, words } from './words.ts';

/** 0 for January …; -1 for no month. Capitals only: 'she may 3 times' is none. */
const monthOf = (text: string): number => {
  if (!/^\p{Lu}/u.test(text)) return -1;
  const plain = text.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3) return -1;
  const full = abbreviations.get(plain) ?? plain;
  return months.findIndex((month) => month === full);
};

const isYear = (digits: string): boolean => /^(1[1-9]|20)\d\d$/.test(digits);

export function sayUnit(name: string, amount: string): string[] | undefined {
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
export function sayInteger(digits: string, near: Neighbours): string[] {
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
    ([, n = '', name = '']) => [
      ...(sayNumeric(n, nowhere) ?? []),
      ...(sayUnit(name, n) ?? sayWord(name, nowhere.names)),
    ],
  ],
];

function sayMoney(sign: string, whole: string, cents: string | undefined): string[] {
  const [one, many] = currencies.get(sign) ?? ['', ''];
  const amount = Number(whole.replaceAll(',', ''));
  const small = cents && cents !== '00' ? ['and', ...cardinal(Number(cents))] : [];
  return [...cardinal(amount), amount === 1 ? one : many, ...small];
}

/** A piece with digits in it; undefined where it is none of the forms. */
export function sayNumeric(core: string, near: Neighbours): string[] | undefined {
  for (const [form, say] of numericForms) {
    const match = form.exec(core);
    const said = match && say(match, near);
    if (said) return said;
  }
  return undefined;
}
