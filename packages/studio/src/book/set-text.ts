import { fontOf, type Typeface } from '@milestoon/stage';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Where a text stands and how large it may be. Points. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  typeface: Typeface;
  /** It becomes smaller until all of it fits, down to the least. */
  size: number;
  least?: number;
  color: string;
  align?: 'start' | 'center' | 'end';
  /** Where the lines stand if there is room. */
  stand?: 'top' | 'middle' | 'bottom';
}

const lineHeight = 1.32;
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word in parts that are no wider than a line. */
function partsOf(context: SKRSContext2D, word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(word)) {
    if (part !== '' && context.measureText(part + segment).width > width) {
      parts.push(part);
      part = segment;
    } else part += segment;
  }
  return [...parts, part];
}

/** The lines of a text in a width, at the font that is set. */
function linesOf(context: SKRSContext2D, text: string, width: number, isCut: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/);
  for (const word of isCut ? words.flatMap((one) => partsOf(context, one, width)) : words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets a text. Resolves to the height it takes. */
export function setText(context: SKRSContext2D, text: string, box: TextBox): number {
  const { x, y, width, height, typeface, color, align = 'start', stand = 'top', least = 7 } = box;
  let size = box.size;
  let lines: string[] = [];
  for (; ; size -= 0.5) {
    context.font = fontOf(typeface.family, size, typeface.weight, text);
    // A word that is wider than its line makes all smaller, down to half: then it is cut.
    lines = linesOf(context, text, width, size <= box.size / 2);
    const fits = lines.length * size * lineHeight <= height;
    const isWide = lines.some((line) => context.measureText(line).width > width);
    if ((fits && !isWide) || size <= least) break;
  }
  const taken = lines.length * size * lineHeight;
  const free = Math.max(0, height - taken);
  const first = y + (stand === 'middle' ? free / 2 : stand === 'bottom' ? free : 0);
  const isRightToLeft = rightToLeft.test(text);
  context.fillStyle = color;
  context.textBaseline = 'alphabetic';
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  const isRight = align === 'end' || (align === 'start' && isRightToLeft);
  context.textAlign = align === 'center' ? 'center' : isRight ? 'right' : 'left';
  const at = align === 'center' ? x + width / 2 : isRight ? x + width : x;
  lines.forEach((line, i) => context.fillText(line, at, first + i * size * lineHeight + size * 1.02));
  return taken;
}
