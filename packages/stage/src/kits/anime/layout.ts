import { type Layout, usualLayout } from '../layout.ts';

/** Towers of cloud stand over a wide horizon. */
export const animeLayout: Layout = {
  ...usualLayout,
  frontPine: false,
  parkFence: true,
  parkBush: { x: 1890, width: 330, flowering: true },
  snowShadows: true,
  distantHills: (horizon, seed) => [
    {
      y: horizon + 6,
      amplitude: 70,
      swell: 300,
      seed: seed + 2,
      depth: 0.62,
      color: [0.6, 0.1, 200],
      trees: false,
    },
    { y: horizon + 26, amplitude: 44, swell: 210, seed: seed + 4, depth: 0.36, trees: true },
  ],
  beachClouds: (horizon) => [
    [1480, horizon - 20, 1100, 3, 0],
    [420, horizon - 4, 620, 11, 0.3],
  ],
  mountainClouds: (horizon) => [
    [1500, horizon - 40, 900, 3, 0.3],
    [300, horizon - 20, 700, 11, 0.35],
  ],
  snowClouds: (horizon) => [
    [1580, horizon - 60, 900, 3, 0.25],
    [200, horizon - 40, 700, 11, 0.35],
  ],
};
