import { feasts } from './feasts.ts';
import { furniture } from './furniture.ts';
import { garden } from './garden.ts';
import { household } from './household.ts';
import { nursery } from './nursery.ts';
import { outdoors } from './outdoors.ts';
import type { OwnDrawings } from './own-drawing.ts';
import { pets } from './pets.ts';
import { play } from './play.ts';
import { playground } from './playground.ts';
import { toWear } from './to-wear.ts';

/** Everything the house has drawn itself because no icon set has it. */
export const ownDrawings: OwnDrawings = {
  ...furniture,
  ...household,
  ...nursery,
  ...pets,
  ...outdoors,
  ...garden,
  ...play,
  ...playground,
  ...feasts,
  ...toWear,
};
