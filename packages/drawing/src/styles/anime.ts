import { adjust, lightnessOf } from '../material.ts';
import type { PenStyle } from '../pen.ts';
import { cel } from './cel.ts';

/** A thin warm line and a hard shadow of two tones; the line takes its colour from the shape, much darker. */
export const animePen: PenStyle = {
  flat: false,
  ink: null,
  line: {
    width: 0.0125,
    litShare: 0.55,
    color: (base, material) =>
      adjust(base, {
        lightnessTimes: material === 'hair' ? 0.52 : 0.46,
        lightness: lightnessOf(base) < 0.4 ? -0.02 : 0,
        chromaTimes: 0.9,
        chroma: 0.02,
        hue: 25,
        turn: material === 'hair' ? 0.15 : 0.35,
      }),
  },
  shade: cel,
  picture: (color) => adjust(color, { chromaTimes: 1.05 }),
};
