import type { AnimationStyle } from '@milestoon/domain';
import {
  clamp01,
  css,
  type DrawList,
  type DrawOp,
  easing,
  frameSize,
  type Matrix,
  roundedRect,
} from '@milestoon/drawing';
import { appear, settledAfter, stackedWords } from './big-words.ts';
import { type Drawing, drawn } from './drawing.ts';
import { styleKits } from './kits/index.ts';
import { kitFor, type StageSet } from './set.ts';
import { backdrop, veilOp } from './shot.ts';

/** A picture for telephones held upright. */
export const uprightSize = { width: 1080, height: 1920 } as const;

/** Upright pixels per pixel of the wide picture: the whole height of it is seen. */
const enlarged = uprightSize.height / frameSize.height;
const middle = uprightSize.width / 2;

/** How much of the wide picture's width is seen, its pixels. */
export const uprightWidth = uprightSize.width / enlarged;

/** The middle of a wide picture as an upright one. */
export const upright = (ops: DrawList): DrawOp => ({
  kind: 'group',
  matrix: [enlarged, 0, 0, enlarged, middle - (frameSize.width / 2) * enlarged, 0],
  ops,
});

/** Below the bars that players lay over the top of an upright film. */
const titleTop = 210;
const titleBlock = { x: middle, width: 930, size: 190, height: 430 };

/** The title over the first picture, letter by letter: 1080 × 1920 units. */
export function uprightTitle(request: {
  style: AnimationStyle;
  title: string;
  episodeLine: string;
  frame: number;
}): DrawList {
  const { style, title, episodeLine, frame } = request;
  const shade = drawn((drawing) =>
    drawing.fill(roundedRect(0, 0, uprightSize.width, 900), {
      linear: [0, 0, 0, 900],
      stops: [
        [0, css([0.2, 0.06, 275], 0.55)],
        [0.6, css([0.2, 0.06, 275], 0.32)],
        [1, css([0.2, 0.06, 275], 0)],
      ],
    }),
  );
  return [
    { kind: 'group', alpha: easing.soft(clamp01((frame + 6) / 12)), isolated: true, ops: shade },
    ...drawn((drawing) => {
      appear(drawing, frame - 4, (inside) =>
        styleKits[style].cards.line(inside, episodeLine, middle, titleTop, 52),
      );
      stackedWords(drawing, style, title, { ...titleBlock, top: titleTop + 74 }, frame);
    }),
  ];
}

/** Fields are drawn for the wide card: how far each is squeezed here, and whether it fills the picture. */
const fields: Record<AnimationStyle, { across: number; down: number; fills?: true }> = {
  anime: { across: 0.62, down: 1 },
  adventure: { across: 0.63, down: 0.94 },
  simple: { across: 0.62, down: 0.92 },
  fantasy: { across: enlarged, down: enlarged, fills: true },
};
const cardMiddle = 640;
const wideMiddle = { x: frameSize.width / 2, y: 470 };

/** The last picture of a trailer: emblem, title and who stars in it, the hero below. */
export function uprightEndCard(request: {
  style: AnimationStyle;
  title: string;
  starring: string;
  frame: number;
  /** The child, feet at the origin. */
  hero: readonly DrawOp[];
  set: StageSet;
}): DrawList {
  const { style, title, starring, frame, hero, set } = request;
  const art = styleKits[style].cards;
  const field = fields[style];
  const opened = clamp01((frame + 6) / 12);
  const fieldMatrix: Matrix = [
    field.across,
    0,
    0,
    field.down,
    middle - wideMiddle.x * field.across,
    field.fills ? 0 : cardMiddle - wideMiddle.y * field.down,
  ];
  return [
    upright(backdrop(set, 'card')),
    {
      kind: 'group',
      matrix: fieldMatrix,
      ops: drawn((drawing) => art.field(drawing, field.fills ? cardMiddle / enlarged : wideMiddle.y)),
      ...(opened < 1 ? { alpha: easing.soft(opened), isolated: true } : {}),
    },
    ...drawn((drawing) => {
      const grown = Math.max(0.02, easing.overshoot(clamp01((frame + 4) / 14)));
      art.emblem(drawing, middle, 330, 104 * grown, 0.13 + frame * turnPerFrame);
      const block = { x: middle, top: 470, width: 760, size: 150, height: 300 };
      const { bottom } = stackedWords(drawing, style, title, block, frame);
      appear(drawing, frame - settledAfter(title) + 14, (inside) =>
        art.line(inside, starring, middle, Math.max(bottom, 700) + 150, 50, true),
      );
    }),
    upright([veilOp(set)]),
    ...heroBelow(set, hero, frame),
  ];
}

const turnPerFrame = 0.35 / 24;
const heroScale = 1.72;

function heroBelow(set: StageSet, hero: readonly DrawOp[], frame: number): DrawOp[] {
  if (hero.length === 0) return [];
  const rise = 900 * (1 - easing.overshoot(clamp01((frame - 3) / 16)));
  const ground = drawn((drawing: Drawing) => kitFor(set.light).castShadow(drawing, 0, 0, 90, 16));
  return [
    {
      kind: 'group',
      matrix: [heroScale, 0, 0, heroScale, middle, uprightSize.height - 110 + rise],
      ops: [...ground, ...hero],
    },
  ];
}
