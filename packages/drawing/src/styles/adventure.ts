import { adjust } from '../material.ts';
import type { PenStyle } from '../pen.ts';
import { halftone } from './halftone.ts';

/** What every line of the style is drawn with. */
export const adventureInk = '#2a1e26';

/** One bold ink and a shadow of dots. */
export const adventurePen: PenStyle = {
  flat: false,
  ink: adventureInk,
  line: { width: 0.03, litShare: 0.3, color: () => adventureInk },
  shade: halftone,
  picture: (color) => adjust(color, { chromaTimes: 0.85, hue: 70, turn: 0.12 }),
};
