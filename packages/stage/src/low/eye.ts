import type { Warp } from './warp-path.ts';

/** Line on which the cast stands: feet stay there whatever the height of the eye, stage pixels. */
const feet = 890;
/** Height of the low eye as a share of the usual one: so much of the depth of a floor is left. */
const eye = 0.2;
/** The camera looks up: how much smaller things get with every pixel above the feet, and how much taller the lens makes them. */
const tilt = 0.00019;
const tall = 1.1;
/** What reaches below every picture goes on doing so. */
const bottom = 1490;

/** Where a spot of the floor lies for the low eye. */
export const lowered = (y: number): number => (y >= bottom ? y : feet + (y - feet) * eye);

/** As the camera sees it that looks up: lines that rise come together. */
export const lookUp: Warp = ([x, y]) => {
  const up = feet - y;
  // What lies before the feet is seen straight.
  const smaller = 1 + tilt * Math.max(0, up);
  return [960 + (x - 960) / smaller, feet - (up > 0 ? (up * tall) / smaller : up)];
};
/** The same for what lies on the ground. */
export const lieLow: Warp = ([x, y]) => lookUp([x, lowered(y)]);
