import { type Layout, usualLayout } from '../layout.ts';

/** Houses are tall, windows arched and pictures hang askew. */
export const fantasyLayout: Layout = {
  ...usualLayout,
  parkHouse: [640, 300],
  parkBush: { x: 1850, width: 300, flowering: false },
  cornerPlant: [1900, 1160, 5],
  indoorParticles: 'spark',
  moonEmblem: true,
  distantHills: (horizon, seed) => [
    {
      y: horizon + 16,
      amplitude: 100,
      swell: 250,
      seed: seed + 2,
      depth: 0.55,
      color: 'purple',
      trees: true,
      treeScale: 0.8,
    },
    { y: horizon + 36, amplitude: 50, swell: 190, seed: seed + 6, depth: 0.28, color: 'grass2' },
  ],
  snowSwell: 230,
  paneMargins: [34, 16],
  paneTop: (height) => height * 0.16,
  pictureTilt: 0.06,
  bedroomWindow: [440, 130, 320, 340],
  mountainHut: 260,
  roadsideHouse: 240,
};
