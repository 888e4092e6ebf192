/** Things of `@milestoon/things` in a set: as large as in a hand, in the light of the place. */
import { type Color, css, type DrawOp, type Pen, type Point } from '@milestoon/drawing';
import { put, stood, type Thing } from '@milestoon/things';
import type { Drawing } from './drawing.ts';
import type { Kit, SetColor } from './kits/kit.ts';
import { gradeThing } from './light/cast-light.ts';

/** Stage pixels of one head of the cast. */
const headPixels = 150;

/** Where a thing is in a set, stage pixels; `size` times what it is beside a child. */
export interface SetPlace {
  at: Point;
  size?: number;
  /** Degrees. */
  turn?: number;
}

/** The colour as something is painted with, before any light falls on it. */
export const paintOf = (kit: Kit, color: SetColor): Color => css(kit.light.glowing(color));

const inSet =
  (draw: typeof put) =>
  <State>(kit: Kit, drawing: Drawing, thing: Thing<State>, state: State, place: SetPlace): void => {
    const { size = 1, turn = 0 } = place;
    const pen: Pen = { style: kit.pen, light: 1 };
    const ops = gradeThing(draw(pen, thing, state, { at: [0, 0], size, turn }), kit.light);
    drawing.add([inPixels(place.at, ops)]);
  };

/** What was drawn in heads, at a place of the stage. */
export const inPixels = ([x, y]: Point, ops: readonly DrawOp[]): DrawOp => ({
  kind: 'group',
  matrix: [headPixels, 0, 0, headPixels, x, y],
  ops: [...ops],
});

/** A thing about its origin. */
export const putInSet = inSet(put);
/** A thing that stands or lies with its foot at a place. */
export const standInSet = inSet(stood);

/** Stage pixels of a length in heads. */
export const pixels = (heads: number): number => heads * headPixels;
