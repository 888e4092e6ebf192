import type { PenStyle } from '../pen.ts';
import { adventurePen } from './adventure.ts';
import { animePen } from './anime.ts';
import { fantasyPen } from './fantasy.ts';
import { simplePen } from './simple.ts';

/** The pens of the four styles, by the style's name. */
export const penStyles = {
  anime: animePen,
  adventure: adventurePen,
  simple: simplePen,
  fantasy: fantasyPen,
} as const satisfies Record<string, PenStyle>;
