import type { AnimationStyle } from '@milestoon/domain';
import {
  polygonPath,
  type Box,
  css,
  type DrawList,
  type DrawOp,
  frameSize,
  inflate,
  intersect,
  roundedRect,
} from '@milestoon/drawing';
import { drawn } from './drawing.ts';
import { kitFor } from './set.ts';
import { styleKits } from './kits/index.ts';
import { captionTypeface, fontOf } from './lettering/fonts.ts';
import { textWidth } from './lettering/measure.ts';
import { directed, inVisualOrder } from './lettering/pieces.ts';

/** Where the voice is: past a word, on it, before it. */
export type CaptionState = 'said' | 'now' | 'to-come';
/** A word of a caption as one frame shows it. */
export interface CaptionWord {
  text: string;
  state: CaptionState;
}

/** Pixels. The plate keeps clear of the edge by `edge` and of faces by `air`. */
const size = 50;
const leading = 1.32;
const widest = 1360;
const edge = 60;
const air = 14;
/** Wide spaces, so that the highlight never touches the neighbours. */
const spaceStretch = 1.75;
const waiting = 0.86;

const wordWidth = (word: string): number => textWidth(word, captionTypeface, size);
const space = textWidth(' ', captionTypeface, size) * spaceStretch;
const lineWidth = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + wordWidth(word) + space, -space);

/**
 * One or two lines, as equal as the words allow, the upper one never much longer. Words that do not fit
 * into two lines make the lines longer than `widest`: captionPlate then sets them smaller.
 */
function balance(words: readonly string[]): string[][] {
  if (words.length < 2 || lineWidth(words) <= widest) return [[...words]];
  let best = 1;
  let bestCost = Infinity;
  for (let i = 1; i < words.length; i++) {
    const upper = lineWidth(words.slice(0, i));
    const lower = lineWidth(words.slice(i));
    const cost = Math.max(upper, lower) + (upper > lower ? 8 : 0);
    if (cost < bestCost) {
      bestCost = cost;
      best = i;
    }
  }
  return [words.slice(0, best), words.slice(best)];
}

const fits = (words: readonly string[]): boolean =>
  balance(words).every((line) => line.length < 2 || lineWidth(line) <= widest);

/**
 * Deals words out to pages of at most two lines, pages about equally full, broken after punctuation where
 * that costs little.
 */
export function splitCaption(words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  const count = fewestPages(words);
  const ideal = lineWidth(words) / count;
  // best[p][i]: the cheapest way to put the first i words on p pages, and where its last page starts.
  const best: { cost: number; start: number }[][] = [[{ cost: 0, start: 0 }]];
  for (let page = 1; page <= count; page++) {
    const row: { cost: number; start: number }[] = [];
    for (let end = 1; end <= words.length; end++) {
      for (let start = end - 1; start >= 0; start--) {
        const before = best[page - 1]?.[start];
        const own = words.slice(start, end);
        if (!fits(own)) break;
        if (!before) continue;
        const pause = end === words.length || /[.!?…;:,—]["'”’)]?$/.test(own.at(-1) ?? '');
        const cost = before.cost + (lineWidth(own) / ideal - 1) ** 2 + (pause ? 0 : 0.12);
        if (cost < (row[end]?.cost ?? Infinity)) row[end] = { cost, start };
      }
    }
    best.push(row);
  }
  const pages: string[][] = [];
  let end = words.length;
  for (let page = count; page > 0; page--) {
    const start = best[page]?.[end]?.start ?? 0;
    pages.unshift(words.slice(start, end));
    end = start;
  }
  return pages;
}

function fewestPages(words: readonly string[]): number {
  let pages = 1;
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    if (i - start > 1 && !fits(words.slice(start, i))) {
      pages++;
      start = i - 1;
    }
  }
  return pages;
}

/**
 * Where a caption's plate stands and its lines break. It moves aside from `beside`, which fills one edge of
 * the picture, as far as there is room.
 */
export function layOutCaption(
  words: readonly string[],
  avoid: readonly Box[],
  beside?: Box,
): { box: Box; lines: string[][]; scale: number } {
  const lines = balance(words);
  const longest = Math.max(...lines.map(lineWidth));
  const scale = Math.min(1, widest / longest);
  const height = (lines.length * size * leading + size * 0.5) * scale;
  const width = (longest + size * 1.5) * scale;
  const x = asideFrom(beside, width);
  const bottom: Box = [x, frameSize.height - edge - height, width, height];
  const top: Box = [x, edge, width, height];
  const covered = (box: Box): number =>
    avoid.reduce((sum, face) => {
      const [, , w, h] = intersect(inflate(box, air), face);
      return sum + w * h;
    }, 0);
  return { box: covered(bottom) > covered(top) ? top : bottom, lines, scale };
}

/** In the middle, or just so far beside somebody at the edge of the picture that both are seen. */
function asideFrom(beside: Box | undefined, width: number): number {
  const middle = (frameSize.width - width) / 2;
  if (!beside) return middle;
  const [left, , across] = beside;
  if (left + across / 2 < frameSize.width / 2)
    return Math.max(middle, Math.min(left + across + air, frameSize.width - edge - width));
  return Math.min(middle, Math.max(left - air - width, edge));
}

/**
 * The caption as it is read along: at most two lines, the spoken word highlighted. It stands at the foot
 * of the picture and moves to the top when it would cover one of `avoid` (screen boxes).
 */
export function captionPlate(request: {
  style: AnimationStyle;
  words: readonly CaptionWord[];
  avoid: readonly Box[];
  /** Somebody near the camera, at an edge of the picture. */
  beside?: Box;
}): DrawList {
  const { style, words, avoid, beside } = request;
  if (words.length === 0) return [];
  const texts = words.map((word) => word.text);
  const { box, lines, scale } = layOutCaption(texts, avoid, beside);
  const look = styleKits[style].pages.caption;
  const font = fontOf(captionTypeface.family, size * scale, captionTypeface.weight, texts.join(' '));
  const letters = drawn((drawing) => {
    let index = 0;
    lines.forEach((line, row) => {
      const told = line.map((text) => ({ text, state: words[index++]?.state ?? 'said' }));
      let x = box[0] + box[2] / 2 - (lineWidth(line) * scale) / 2;
      const y = box[1] + (size * 0.25 + size * leading * (row + 0.76)) * scale;
      for (const { text, state } of inVisualOrder(told, (word) => word.text)) {
        const width = wordWidth(text) * scale;
        if (state === 'now') {
          const [top, height] = [y - size * 0.88 * scale, size * 1.2 * scale];
          drawing.fill(
            roundedRect(x - 9, top, width + 18, height, look.highlightCorner),
            css(look.highlight),
          );
        }
        const paint =
          state === 'now' ? css(look.highlightInk) : css(look.ink, state === 'to-come' ? waiting : 1);
        drawing.add([{ kind: 'text', text: directed(text), x, y, font, align: 'left', paint }]);
        x += width + space * scale;
      }
    });
  });
  return [plateOp(style, box), ...letters];
}

/** The empty plate: kept by the painter, for its soft shadow is slow. */
function plateOp(style: AnimationStyle, [x, y, width, height]: Box): DrawOp {
  const look = styleKits[style].pages.caption;
  const ops = drawn((drawing) => {
    if (look.cut) {
      const kit = kitFor({ style, time: 'day', indoor: false });
      const plate = polygonPath([
        [0, 3],
        [width, -3],
        [width + 4, height + 2],
        [-3, height - 2],
      ]);
      kit.solid(drawing, plate, look.plate, { glowing: true, shade: 0, lineWidth: 5 });
      return;
    }
    const plate = roundedRect(0, 0, width, height, Math.min(look.corner, height / 2));
    drawing.fill(plate, css(look.plate, look.plateAlpha), {
      shadow: { blur: 18, dx: 0, dy: 5, color: css([0.2, 0.06, 270], 0.3) },
    });
    if (look.border) drawing.stroke(plate, look.border, 2.4);
  });
  return {
    kind: 'layer',
    key: `caption ${style} ${width.toFixed(1)} ${height.toFixed(1)}`,
    matrix: [1, 0, 0, 1, x, y],
    box: [-50, -50, width + 100, height + 110],
    ops,
  };
}
