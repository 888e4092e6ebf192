/** English words for numbers, as a storyteller says them. All results are lower case, split at spaces. */

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;
const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** 'zero', 'four', 'oh seven' … each digit by itself: telephone numbers, decimals, very long numbers. */
export const digitWords = (digits: string): string[] =>
  [...digits].map((digit) => small[Number(digit)] ?? 'zero');

function belowThousand(value: number): string[] {
  const words: string[] = [];
  let rest = value;
  if (rest >= 100) {
    words.push(small[Math.floor(rest / 100)] ?? '', 'hundred');
    rest %= 100;
    if (rest > 0) words.push('and');
  }
  if (rest >= 20) {
    words.push(tens[Math.floor(rest / 10)] ?? '');
    rest %= 10;
    if (rest === 0) return words;
  }
  if (rest > 0 || words.length === 0) words.push(small[rest] ?? '');
  return words;
}

/** 1203 → one thousand two hundred and three. `value` is a whole number, 0 or more. */
export function cardinal(value: number): string[] {
  if (value >= 1e15) return digitWords(BigInt(Math.floor(value)).toString());
  const words: string[] = [];
  let rest = value;
  for (const [size, name] of scales) {
    if (rest < size) continue;
    words.push(...belowThousand(Math.floor(rest / size)), name);
    rest %= size;
  }
  if (rest > 0 && words.length > 0 && rest < 100) words.push('and');
  if (rest > 0 || words.length === 0) words.push(...belowThousand(rest));
  return words;
}

/** 23 → twenty third. */
export function ordinal(value: number): string[] {
  const words = cardinal(value);
  const last = words.pop() ?? 'zero';
  const regular = last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  return [...words, irregularOrdinals[last] ?? regular];
}

/** 1998 → nineteen ninety eight, 2024 → twenty twenty four, 2007 → two thousand and seven, 1905 → nineteen oh five. */
export function year(value: number): string[] {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (century % 10 === 0 && rest < 10) return cardinal(value);
  if (rest === 0) return [...cardinal(century), 'hundred'];
  return [...cardinal(century), ...(rest < 10 ? ['oh'] : []), ...cardinal(rest)];
}

/** 'nineties', 'sixes': the plural of a number's last word. */
export function plural(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const many = last.endsWith('y') ? `${last.slice(0, -1)}ies` : /[sx]$/.test(last) ? `${last}es` : `${last}s`;
  return [...words.slice(0, -1), many];
}

/** 7:05 → seven oh five, 3:00 → three o'clock. */
export function clockTime(hour: number, minute: number): string[] {
  if (minute === 0) return [...cardinal(hour), "o'clock"];
  return [...cardinal(hour), ...(minute < 10 ? ['oh'] : []), ...cardinal(minute)];
}

/** 1/2 → one half, 3/4 → three quarters. */
export function fraction(over: number, under: number): string[] {
  if (under === 0 || under > 20) return [...cardinal(over), 'over', ...cardinal(under)];
  const one = under === 2 ? ['half'] : under === 4 ? ['quarter'] : under === 1 ? ['whole'] : ordinal(under);
  const many = under === 2 ? ['halves'] : plural(one);
  return [...cardinal(over), ...(over === 1 ? one : many)];
}
