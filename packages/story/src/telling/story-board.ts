import { countWords } from '../text/words.ts';
import type { Line } from './tell.ts';

/** The most lines of the storyteller's own in a row. */
const mostInARow = 2;
const mostHeroLines = 4;

export const totalWords = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + countWords(line.text), 0);

/** Places between the lines of a story where more may be said: -1 before the first, i behind line i. */
export interface StoryBoard {
  /** Places where nothing is parted that belongs together, without the two outer ones. */
  readonly between: readonly number[];
  readonly last: number;
  words(): number;
  heroLines(): number;
  /** Adds a line at a place, unless that would be too much of the storyteller, the child or altogether. */
  add(place: number, line: Line, mostWords: number): boolean;
  /** Takes an added line back. */
  drop(place: number, text: string): void;
  has(text: string): boolean;
  isEmpty(place: number): boolean;
  lines(): Line[];
}

/** Opens the parent's lines for additions. `sorrowful` stories are not parted by calls of the child. */
export function openBoard(
  opening: Line,
  story: readonly Line[],
  closing: Line,
  sorrowful: boolean,
): StoryBoard {
  const added = new Map<number, Line[]>();
  const at = (place: number): Line[] => added.get(place) ?? [];
  const lines = (): Line[] => [opening, ...at(-1), ...story.flatMap((line, i) => [line, ...at(i)]), closing];
  const ownInARow = (all: readonly Line[]): number => {
    let row = 0;
    let most = 0;
    for (const line of all) {
      row = line.source === undefined && line.speaker === 'narrator' ? row + 1 : 0;
      most = Math.max(most, row);
    }
    return most;
  };
  const heroLines = (all: readonly Line[]): number => all.filter((line) => line.speaker === 'hero').length;
  const between = story.slice(0, -1).flatMap((line, i): number[] => {
    const next = story[i + 1];
    const goesOn =
      /[:,]$/.test(line.text) ||
      next?.speaker === 'hero' ||
      (line.source !== undefined && next?.source === line.source);
    return goesOn ? [] : [i];
  });
  return {
    between,
    last: story.length - 1,
    words: () => totalWords(lines()),
    heroLines: () => heroLines(lines()),
    has: (text) => lines().some((line) => line.text === text),
    drop(place, text) {
      added.set(
        place,
        at(place).filter((line) => line.text !== text),
      );
    },
    isEmpty: (place) => at(place).length === 0,
    lines,
    add(place, line, mostWords) {
      const before = at(place);
      added.set(place, [...before, line]);
      const all = lines();
      const fits =
        ownInARow(all) <= (sorrowful ? mostInARow + 1 : mostInARow) &&
        heroLines(all) <= Math.max(mostHeroLines, heroLines([...story])) &&
        totalWords(all) <= mostWords;
      if (!fits) added.set(place, before);
      return fits;
    },
  };
}
