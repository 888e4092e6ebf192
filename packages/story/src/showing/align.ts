import type { Moment } from '../plan/plan.ts';
import type { Line } from '../telling/tell.ts';
import { wordsOf } from '../text/words.ts';

/** Letters that tell two words apart: what comes behind them is mostly the ending of a verb or a plural. */
const rootLength = 5;
/** Words that stand in any line say nothing about which one is meant. */
const closedClass = new Set(
  (
    'the and but was were had has have did not for with that this they them then than from into out off all her his ' +
    'she him its our their who what when while there where been just very ' +
    'uma uns umas dos das nos nas com por para que mas não foi era ele ela eles elas seu sua seus suas muito quando ' +
    'una unos unas los las del con sus fue muy más pero cuando ellos ellas les'
  )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(' '),
);
const shortest = 3;

const rootsOf = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    .map((word) => (word.length < shortest || closedClass.has(word) ? '' : word.slice(0, rootLength)));

/** A moment, the line that tells it, and the word of that line from which on it is seen. */
export interface TellingLine<Told extends Pick<Moment, 'told'> = Moment> {
  moment: Told;
  line: Line;
  /** Index among the spoken words of the line. */
  word: number;
}

/**
 * Which line tells which moment. Lines are the parent's sentences told anew: order and most words stay, persons and
 * tenses change. Of all ways to go through both in order, the one in which most words are found again.
 */
export function alignMoments<Told extends Pick<Moment, 'told'>>(
  moments: readonly Told[],
  lines: readonly Line[],
  text: string,
): TellingLine<Told>[] {
  const told = lines.filter((line) => line.source !== undefined);
  if (told.length === 0) return [];
  const roots = told.map((line) => rootsOf(line.text));
  const common = new Map<string, number>();
  for (const line of roots) for (const root of new Set(line)) common.set(root, (common.get(root) ?? 0) + 1);
  const places = middlesOf(roots.map((line) => line.length));
  const scores = moments.map(({ told: [from, to] }) => {
    const wanted = new Set(rootsOf(text.slice(from, to)).filter(Boolean));
    const place = (from + to) / 2 / Math.max(1, text.length);
    return roots.map((line, index) => {
      const found = [...new Set(line)].filter((root) => wanted.has(root));
      const shared = found.reduce((sum, root) => sum + 1 / (common.get(root) ?? 1), 0);
      return shared - 3 * Math.abs(place - (places[index] ?? 0));
    });
  });
  const choice = bestInOrder(scores);
  const heard = new Map<Line, number>();
  return moments.map((moment, index) => {
    const at = choice[index] ?? 0;
    const line = told[at] as Line;
    const earliest = heard.get(line);
    const word =
      earliest === undefined
        ? 0
        : beginningOf(line.text, roots[at] ?? [], rootsOf(text.slice(...moment.told)), earliest + 1);
    heard.set(line, word);
    return { moment, line, word };
  });
}

/** Where the middles of pieces of these lengths lie, 0 … 1. */
function middlesOf(lengths: readonly number[]): number[] {
  const whole = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let before = 0;
  return lengths.map((length) => {
    const middle = (before + length / 2) / whole;
    before += length;
    return middle;
  });
}

/** One column for each row, never going back, with the greatest sum. */
function bestInOrder(scores: readonly (readonly number[])[]): number[] {
  const columns = scores[0]?.length ?? 0;
  const best: number[][] = [];
  const from: number[][] = [];
  for (const [row, own] of scores.entries()) {
    const sums: number[] = [];
    const origins: number[] = [];
    let leading = 0;
    for (let column = 0; column < columns; column++) {
      const before = best[row - 1];
      if (before && (before[column] ?? 0) > (before[leading] ?? 0)) leading = column;
      sums.push((own[column] ?? 0) + (before?.[leading] ?? 0));
      origins.push(leading);
    }
    best.push(sums);
    from.push(origins);
  }
  const chosen: number[] = [];
  let column = (best.at(-1) ?? []).reduce((a, value, i, all) => (value > (all[a] ?? 0) ? i : a), 0);
  for (let row = scores.length - 1; row >= 0; row--) {
    chosen[row] = column;
    column = from[row]?.[column] ?? 0;
  }
  return chosen;
}

const joining =
  /^(?:and|but|then|so|when|while|because|until|after|before|who|that|which|e|mas|então|quando|porque|até|depois|que|y|pero|entonces|cuando|hasta|después)$/i;

/** The word with which what is told begins: behind the comma or the joining word before the first that is found. */
function beginningOf(
  text: string,
  line: readonly string[],
  wanted: readonly string[],
  earliest: number,
): number {
  const names = new Set(wanted.filter(Boolean));
  const found = line.findIndex((root, index) => index >= earliest && names.has(root));
  if (found < 0) return Math.min(earliest, Math.max(0, line.length - 1));
  const words = wordsOf(text);
  const pieces = [...text.matchAll(/[\p{L}\p{N}]+(?:['’.\-:,][\p{L}\p{N}]+)*/gu)];
  for (let index = found; index > earliest; index--) {
    const piece = pieces[index];
    const between = text.slice(
      (pieces[index - 1]?.index ?? 0) + (words[index - 1]?.length ?? 0),
      piece?.index,
    );
    if (joining.test(words[index] ?? '') || /[,;:.!?—]/.test(between)) return index;
  }
  return found;
}
