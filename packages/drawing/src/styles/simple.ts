import { adjust } from '../material.ts';
import { fillAll, type PenStyle } from '../pen.ts';

/** Flat shapes without outlines. */
export const simplePen: PenStyle = {
  flat: true,
  ink: null,
  line: { width: 0, litShare: 0, color: (base) => adjust(base, { lightnessTimes: 0.6 }) },
  shade: (_pen, { rings, base }) => [fillAll(rings, base)],
  picture: (color) => adjust(color, { chromaTimes: 0.92, lightness: 0.02 }),
};
