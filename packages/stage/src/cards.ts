import type { AnimationStyle } from '@milestoon/domain';
import { clamp01, type DrawList, type DrawOp, easing, type Matrix } from '@milestoon/drawing';
import { appear, bigWords, settledAfter } from './big-words.ts';
import { creditLines } from './credit-lines.ts';
import { createDrawing, type Drawing, drawn } from './drawing.ts';
import { styleKits } from './kits/index.ts';
import { typefaces } from './lettering/fonts.ts';
import { kitFor, type StageSet } from './set.ts';
import { backdrop, veilOp } from './shot.ts';

interface CardRequest {
  style: AnimationStyle;
  frame: number;
  frames: number;
  /** The child, feet at the origin, 430 px tall. */
  hero?: readonly DrawOp[];
  set: StageSet;
}

/** Frame at which the hero comes in. */
const heroFrom = 4;
/** Turns of the emblem a frame: 0.35 a second. */
const turnPerFrame = 0.35 / 24;

/** The opening card: emblem, episode, title and who stars in it, over the set out of focus. */
export function titleCard(
  request: CardRequest & { title: string; episodeLine: string; starring: string },
): DrawList {
  const { style, title, episodeLine, starring, frame } = request;
  const art = styleKits[style].cards;
  const { layout } = art;
  const settled = settledAfter(title);
  return card(request, 470, layout.emblemY, layout.emblemRadius, settled, title, (drawing) => {
    appear(drawing, frame - 4, (inside) => art.line(inside, episodeLine, 960, layout.episodeY, 44));
    bigWords(drawing, style, title, layout.wordY, layout.wordSize, layout.wordWidth, frame);
    appear(drawing, frame - settled + 8, (inside) => art.line(inside, starring, 960, layout.starY, 50, true));
  });
}

/**
 * The closing card: a last word, who it was, and who told it. Of the texts that say so the first one is taken for which
 * there is room.
 */
export function endCard(
  request: CardRequest & { line: string; credit: string; told?: readonly string[] },
): DrawList {
  const { style, line, credit, told = [], frame } = request;
  const art = styleKits[style].cards;
  const settled = settledAfter(line);
  const tellers = creditLines(told, typefaces[style].line);
  const words = [line, credit, ...tellers.lines].join('|');
  return card(request, 440, 206, 104, settled, words, (drawing) => {
    bigWords(drawing, style, line, 540, art.layout.wordSize + 14, 1150, frame);
    appear(drawing, frame - settled + 8, (inside) => art.line(inside, credit, 960, 671, 44, true));
    appear(drawing, frame - settled + 2, (inside) =>
      tellers.lines.forEach((text, i) =>
        art.line(inside, text, 960, 754 + i * tellers.size * 1.9, tellers.size, true),
      ),
    );
  });
}

/** A title card at rest, for lists: 1920 × 1080 units. */
export function poster(request: {
  style: AnimationStyle;
  title: string;
  hero: readonly DrawOp[];
  set: StageSet;
}): DrawList {
  const { style, title, hero, set } = request;
  const art = styleKits[style].cards;
  return [
    ...backdrop(set, 'card'),
    ...drawn((drawing) => {
      art.field(drawing, 440);
      art.emblem(drawing, 960, 206, 104, 0.13);
      bigWords(drawing, style, title, 552, art.layout.wordSize + 22, 1280, Infinity);
    }),
    veilOp(set),
    ...standing(set, hero, [0.98, 0, 0, 0.98, 1612, 1062]),
  ];
}

function card(
  request: CardRequest,
  fieldY: number,
  emblemY: number,
  emblemRadius: number,
  settled: number,
  words: string,
  draw: (drawing: Drawing) => void,
): DrawList {
  const { style, frame, frames, hero = [], set } = request;
  const art = styleKits[style].cards;
  const opened = clamp01((frame + 6) / 14);
  const lettering = drawn(draw);
  const rise = 460 * (1 - easing.overshoot(clamp01((frame - heroFrom) / 16)));
  const zoom = 1 + 0.025 * easing.soft(clamp01(frame / Math.max(1, frames)));
  return [
    ...backdrop(set, 'card'),
    {
      kind: 'layer',
      key: `field ${style} ${fieldY}`,
      box: [0, 0, 1920, 1080],
      ops: drawn((drawing) => art.field(drawing, fieldY)),
      ...(opened < 1 ? { alpha: easing.soft(opened) } : {}),
    },
    {
      kind: 'group',
      matrix: [zoom, 0, 0, zoom, 960 * (1 - zoom), 470 * (1 - zoom)],
      ops: [
        ...drawn((drawing) => {
          const grown = easing.overshoot(clamp01((frame + 4) / 14));
          art.emblem(
            drawing,
            960,
            emblemY,
            emblemRadius * Math.max(0.02, grown),
            0.13 + frame * turnPerFrame,
          );
        }),
        ...(frame > settled + 4 ? [still(`card ${style} ${fieldY} ${words}`, lettering)] : lettering),
      ],
    },
    veilOp(set),
    ...standing(set, hero, [0.86, 0, 0, 0.86, 1616, 1058 + rise]),
  ];
}

const still = (key: string, ops: readonly DrawOp[]): DrawOp => ({
  kind: 'layer',
  key,
  box: [0, 0, 1920, 1080],
  ops,
});

/** The hero beside the title, on a shadow. */
function standing(set: StageSet, hero: readonly DrawOp[], matrix: Matrix): DrawOp[] {
  if (hero.length === 0) return [];
  const drawing = createDrawing();
  kitFor(set.light).castShadow(drawing, 0, 0, 90, 16);
  return [{ kind: 'group', matrix, ops: [...drawing.ops, ...hero] }];
}
