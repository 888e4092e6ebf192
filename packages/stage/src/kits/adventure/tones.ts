import { type Tones, usualTones } from '../tones.ts';

/** Printed colours, warmer and darker. */
export const adventureTones: Tones = {
  ...usualTones,
  wallChroma: 0.075,
  bedroomWall: (hue) => [0.76, 0.06, hue],
  rocks: [[0.6, 0.05, 60]],
  ridge: [0.7, 0.08, 60],
};
