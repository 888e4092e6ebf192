import { adjust } from '../material.ts';
import type { PenStyle } from '../pen.ts';
import { soft } from './soft.ts';

/** A fine violet line, soft gradients and a rim of lilac light. */
export const fantasyPen: PenStyle = {
  flat: false,
  ink: null,
  line: {
    width: 0.0085,
    litShare: 0.35,
    color: (base) => adjust(base, { lightnessTimes: 0.56, chroma: 0.03, hue: 320, turn: 0.35 }),
  },
  shade: soft,
  picture: (color) => adjust(color, { chromaTimes: 0.8, hue: 300, turn: 0.14, lightnessTimes: 0.97 }),
};
