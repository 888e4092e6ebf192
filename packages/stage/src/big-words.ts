import type { AnimationStyle } from '@milestoon/domain';
import { clamp01, easing } from '@milestoon/drawing';
import type { Drawing } from './drawing.ts';
import { styleKits } from './kits/index.ts';
import { typefaces } from './lettering/fonts.ts';
import { fitSize, letter } from './lettering/lettering.ts';
import { textWidth } from './lettering/measure.ts';

/** Frames: when the first letter comes in, and how long a letter takes. */
const wordFrom = 10;
const letterFrames = 11;
/** Long titles come in faster: all letters are on their way after at most 26 frames. */
const letterEvery = (text: string): number => Math.min(1.2, 26 / [...text].length);
/** Below this size a title is broken into two lines. */
const smallestLine = 120;

/** The frame by which all letters stand. */
export const settledAfter = (text: string): number =>
  wordFrom + [...text].length * letterEvery(text) + letterFrames;

/** Comes up softly within eight frames. */
export function appear(drawing: Drawing, age: number, draw: (inside: Drawing) => void): void {
  const t = clamp01(age / 8);
  if (t <= 0) return;
  if (t >= 1) return draw(drawing);
  drawing.group({ alpha: t, isolated: true, matrix: [1, 0, 0, 1, 0, 18 * (1 - easing.out(t))] }, draw);
}

/** The title, letter by letter as they arrive; two lines when one would be small. */
export function bigWords(
  drawing: Drawing,
  style: AnimationStyle,
  text: string,
  baseline: number,
  size: number,
  width: number,
  frame: number,
): void {
  const art = styleKits[style].cards;
  const face = typefaces[style].title;
  const spacing = art.word(1).spacing ?? 0;
  const one = fitSize(text, face, size, width, spacing * size);
  const lines = one >= smallestLine || !text.includes(' ') ? [text] : halves(text, style);
  const fitted = Math.min(
    ...lines.map((line) =>
      fitSize(line, face, lines.length > 1 ? Math.min(size, 142) : size, width, spacing * size),
    ),
  );
  let before = 0;
  lines.forEach((line, index) => {
    const y = lines.length > 1 ? baseline - 88 + index * fitted * 1.02 : baseline - (size - fitted) * 0.3;
    const first = before;
    letter(drawing, line, 960, y, fitted, face, art.word(fitted), (i) =>
      arriveAt(style, frame - wordFrom - (first + i) * letterEvery(text)),
    );
    before += [...line].length;
  });
}

function arriveAt(style: AnimationStyle, age: number): { dy: number; scale: number; alpha: number } {
  if (age <= 0) return { dy: 0, scale: 1, alpha: 0 };
  if (age >= letterFrames) return { dy: 0, scale: 1, alpha: 1 };
  return styleKits[style].cards.arrive(age / letterFrames);
}

/** Breaks at the space that makes both lines most alike. */
function halves(text: string, style: AnimationStyle): string[] {
  const face = typefaces[style].title;
  const words = text.split(' ');
  let best = [text];
  let shortest = Infinity;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...lines.map((line) => textWidth(line, face, 100)));
    if (longest < shortest) {
      shortest = longest;
      best = lines;
    }
  }
  return best;
}

/** Where a block of lines stands: baselines from `top` down, each line centred on x. */
export interface WordBlock {
  x: number;
  top: number;
  width: number;
  /** Largest height of the letters, and of the whole block. */
  size: number;
  height: number;
}

/** The title in as many lines as make it largest inside a block, letter by letter as they arrive. */
export function stackedWords(
  drawing: Drawing,
  style: AnimationStyle,
  text: string,
  block: WordBlock,
  frame: number,
): { bottom: number } {
  const art = styleKits[style].cards;
  const face = typefaces[style].title;
  const spacing = art.word(1).spacing ?? 0;
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(
      block.height / (lines.length * stackLeading),
      ...lines.map((line) => fitSize(line, face, block.size, block.width, spacing * block.size)),
    );
  const choices = [1, 2, 3, 4].map((count) => evenLines(text, count, style));
  const lines = choices.reduce((best, next) => (sizeOf(next) > sizeOf(best) + 1 ? next : best));
  const size = sizeOf(lines);
  let before = 0;
  lines.forEach((line, index) => {
    const y = block.top + size * (0.86 + index * stackLeading);
    const first = before;
    letter(drawing, line, block.x, y, size, face, art.word(size), (i) =>
      arriveAt(style, frame - wordFrom - (first + i) * letterEvery(text)),
    );
    before += [...line].length;
  });
  return { bottom: block.top + size * (lines.length - 1) * stackLeading + size };
}

const stackLeading = 1.12;

/** At most `count` lines, the longest as short as can be. */
function evenLines(text: string, count: number, style: AnimationStyle): string[] {
  const face = typefaces[style].title;
  const words = text.split(' ');
  const widthOf = (line: readonly string[]): number => textWidth(line.join(' '), face, 100);
  const fill = (most: number): string[][] => {
    const lines: string[][] = [[]];
    for (const word of words) {
      const line = lines.at(-1) ?? [];
      if (line.length > 0 && widthOf([...line, word]) > most) lines.push([word]);
      else line.push(word);
    }
    return lines;
  };
  let most = widthOf(words) / count;
  while (fill(most).length > count) most *= 1.03;
  return fill(most).map((line) => line.join(' '));
}
