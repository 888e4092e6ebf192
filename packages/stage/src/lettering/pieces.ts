/** Letters of these scripts join or stack: a word is one piece, which the painter's host shapes as a whole. */
const shaped = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;
const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Invisible: marks beside it belong to a line that runs to the left. */
const toTheLeft = '\u200F';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

type Direction = 'left' | 'right';

/** Numbers and marks have no direction of their own. */
const directionOf = (word: string): Direction | null =>
  leftward.test(word) ? 'left' : /\p{L}/u.test(word) ? 'right' : null;

/**
 * The words of a line in the order in which they stand, from the left of the picture to its right; what `textOf` gives
 * is read. As https://www.unicode.org/reports/tr9/ has it, between whole words: within one the host sees to it.
 */
export function inVisualOrder<Word>(words: readonly Word[], textOf: (word: Word) => string): Word[] {
  const own = words.map((word) => directionOf(textOf(word)));
  const line = own.find((direction) => direction !== null) ?? 'right';
  const directions = own.map((direction, i) => {
    if (direction) return direction;
    const before = own.slice(0, i).findLast((other) => other !== null) ?? line;
    const after = own.slice(i + 1).find((other) => other !== null) ?? line;
    return before === after ? before : line;
  });
  const runs: { direction: Direction; words: Word[] }[] = [];
  words.forEach((word, i) => {
    const direction = directions[i] ?? line;
    const run = runs.at(-1);
    if (run?.direction === direction) run.words.push(word);
    else runs.push({ direction, words: [word] });
  });
  if (line === 'left') runs.reverse();
  return runs.flatMap((run) => (run.direction === 'left' ? run.words.toReversed() : run.words));
}

/** A word as it is handed to the host: where the line runs to the left, its marks stand on the left too. */
export const directed = (word: string): string =>
  leftward.test(word) ? `${toTheLeft}${word}${toTheLeft}` : word;

/** What is drawn piece by piece, from left to right: letters with their marks; words whose letters join. */
export const piecesOf = (text: string): string[] =>
  inVisualOrder(text.normalize('NFC').split(' '), (word) => word).flatMap((word, i) => [
    ...(i > 0 ? [' '] : []),
    ...(shaped.test(word) ? [directed(word)] : [...segmenter.segment(word)].map(({ segment }) => segment)),
  ]);
