import type { Typeface } from './lettering/fonts.ts';
import { textWidth } from './lettering/measure.ts';

export interface CreditLines {
  lines: string[];
  size: number;
}

/** As many lines as there is room for below the last words, each as large as it can be read on a phone. */
const ways = [
  { count: 1, size: 40 },
  { count: 2, size: 36 },
  { count: 3, size: 30 },
] as const;
/** Beyond it the child stands. */
const widest = 880;
/** Some hands letter wider than others: what is between two letters, in sizes. */
const between = 0.04;

/** Of all ways to break words into so many lines the one whose widest line is narrowest. */
function broken(words: readonly string[], count: number, widthOf: (line: string) => number): string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')];
  const all = words.slice(1).map((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    return [first, ...broken(words.slice(i + 1), count - 1, widthOf)];
  });
  const widths = all.map((lines) => Math.max(...lines.map(widthOf)));
  return all[widths.indexOf(Math.min(...widths))] ?? [words.join(' ')];
}

/**
 * Who is named, in as few and as large lines as can be. Of several texts the first one is taken for which there is room,
 * or the last one. A name is kept in one line by no-break spaces.
 */
export function creditLines(texts: readonly string[], face: Typeface): CreditLines {
  let last: CreditLines = { lines: [], size: ways[0].size };
  for (const text of texts)
    for (const { count, size } of ways) {
      const widthOf = (line: string): number =>
        textWidth(line, face, size) + [...line].length * size * between;
      const lines = broken(text.split(' '), count, widthOf);
      last = { lines: lines.map((line) => line.replaceAll('\u00A0', ' ')), size };
      if (lines.every((line) => widthOf(line) <= widest)) return last;
    }
  return last;
}
