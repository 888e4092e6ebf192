import type { Gender } from './written-forms.ts';

/** Ordinals of a language that forms them from tens and ones, masculine. */
export interface OrdinalWords {
  /** 0th to 10th. */
  firsts: readonly string[];
  /** 20th at 2, 30th at 3 …; 10th at 1. */
  tenths: readonly string[];
  hundredth: string;
  /** Above 100 the plain number is said. */
  cardinal(value: number, gender: Gender): string[];
}

/** 23 → vigésimo terceiro, feminine vigésima terceira. */
export function ordinalIn(
  { firsts, tenths, hundredth, cardinal }: OrdinalWords,
  value: number,
  gender: Gender,
): string[] {
  if (value > 100) return cardinal(value, gender);
  const words =
    value === 100
      ? [hundredth]
      : value <= 10
        ? [firsts[value] ?? '']
        : [tenths[Math.floor(value / 10)] ?? '', value % 10 === 0 ? '' : (firsts[value % 10] ?? '')];
  return words.filter(Boolean).map((word) => (gender === 'feminine' ? word.replace(/o$/, 'a') : word));
}
