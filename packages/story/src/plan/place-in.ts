import type { Place } from '../world/places/places.ts';
import type { Moment } from './plan.ts';

/** A place as a moment has it. */
export const placeIn = (place: Place | null): Moment['place'] => ({
  set: place?.set ?? null,
  ...(place?.scenery ? { scenery: place.scenery } : {}),
  things: place?.things.slice(0, 4) ?? [],
});
