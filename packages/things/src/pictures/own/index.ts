import { furniture } from './furniture.ts';
import { household } from './household.ts';
import { outdoors } from './outdoors.ts';
import { play } from './play.ts';
import { toWear } from './to-wear.ts';
import type { OwnDrawings } from './own-drawing.ts';

/** Everything the house has drawn itself because no icon set has it. */
export const ownDrawings: OwnDrawings = { ...furniture, ...household, ...outdoors, ...play, ...toWear };
