import type { AnimationStyle } from '@milestoon/domain';
import {
  type Box,
  clamp01,
  css,
  type DrawList,
  easing,
  frameSize,
  intersect,
  roundedRect,
} from '@milestoon/drawing';
import { appear } from './big-words.ts';
import { drawn } from './drawing.ts';
import { styleKits } from './kits/index.ts';
import { typefaces } from './lettering/fonts.ts';
import { fitSize, letter } from './lettering/lettering.ts';
import { textWidth } from './lettering/measure.ts';

/** Pixels. Players letter captions at the foot: the title stands at the top. */
const edge = 84;
const size = 92;
const lineSize = 38;
const widest = 980;
const heights = { title: 118, line: 92 } as const;
const shadeHeight = 320;
/** What a style draws beside the letters of a small line, both sides together, in parts of their size. */
const beside: Record<AnimationStyle, number> = { anime: 1.8, adventure: 1.8, simple: 1.8, fantasy: 5.6 };
/** Frames in which it goes. */
const leaves = 8;

type Corner = 'left' | 'right';

const covered = (box: Box, faces: readonly Box[]): number =>
  faces.reduce((sum, face) => {
    const [, , width, height] = intersect(box, face);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

/**
 * The title of an episode and a small line, such as its month, over the first moment of it: in the upper corner where
 * it hides least of `faces` (screen boxes).
 */
export function momentTitle(request: {
  style: AnimationStyle;
  title: string;
  line: string;
  frame: number;
  /** How long it stands, and then goes. */
  frames: number;
  faces: readonly Box[];
}): DrawList {
  const { style, title, line, frame, frames, faces } = request;
  const alpha = 1 - clamp01((frame - frames + leaves) / leaves);
  if (frame <= 0 || alpha <= 0) return [];
  const art = styleKits[style].cards;
  const face = typefaces[style].title;
  const spacing = art.word(1).spacing ?? 0;
  const fitted = fitSize(title, face, size, widest, spacing * size);
  const width = textWidth(title, face, fitted) + spacing * fitted * [...title].length;
  const small = textWidth(line, typefaces[style].line, lineSize) + lineSize * beside[style];
  const whole = Math.max(width, line ? small : 0);
  const height = heights.title + (line ? heights.line : 0);
  const boxes: Record<Corner, Box> = {
    left: [edge, edge - 30, whole, height],
    right: [frameSize.width - edge - whole, edge - 30, whole, height],
  };
  const corner: Corner = covered(boxes.left, faces) <= covered(boxes.right, faces) ? 'left' : 'right';
  const middleOf = (own: number): number =>
    corner === 'left' ? edge + own / 2 : frameSize.width - edge - own / 2;
  const ops = drawn((drawing) => {
    appear(drawing, frame, (inside) =>
      inside.fill(roundedRect(0, 0, frameSize.width, shadeHeight), {
        linear: [0, 0, 0, shadeHeight],
        stops: Array.from({ length: 6 }, (_, i): readonly [number, string] => [
          i / 5,
          css([0.2, 0.06, 275], 0.42 * (1 - easing.soft(i / 5))),
        ]),
      }),
    );
    appear(drawing, frame - 2, (inside) =>
      letter(inside, title, middleOf(width), edge + fitted * 0.62, fitted, face, art.word(fitted)),
    );
    if (line)
      appear(drawing, frame - 7, (inside) =>
        art.line(inside, line, middleOf(small), edge + heights.title + lineSize * 0.9, lineSize, true),
      );
  });
  return alpha < 1 ? [{ kind: 'group', alpha, isolated: true, ops }] : ops;
}
