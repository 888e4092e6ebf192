import { type Layout, usualLayout } from '../layout.ts';

/** Less and smaller: there is paper left around everything. */
export const simpleLayout: Layout = {
  ...usualLayout,
  cornerPlant: [1890, 1130, 5],
  distantHills: (horizon, seed) => [
    { y: horizon + 10, amplitude: 80, swell: 330, seed: seed + 2, depth: 0.45 },
    { y: horizon + 36, amplitude: 30, swell: 260, seed: seed + 9, depth: 0.22, color: 'grass' },
  ],
  beachClouds: () => [
    [1080, 190, 320, 1, 0.1],
    [1600, 320, 420, 2, 0],
  ],
  paneMargins: [14, 14],
  tallShelves: false,
  bathroomTile: 100,
  bedroomWindow: [470, 110, 270, 290],
  bedroomRug: 420,
  classroomRug: 420,
  kitchenTile: 55,
  livingWindow: [150, 240, 360],
  livingRug: [520, 86],
  parkPath: 360,
  slideSize: 0.92,
  swingSize: 0.86,
  playgroundSize: 0.94,
  boatSize: 1.1,
  poolEdge: 838,
  forestTrunks: [
    [180, 0.02],
    [520, 0.12],
    [1420, 0.12],
    [1760, 0.0],
  ],
  forestTrunkWidth: (depth) => 120 - depth * 200,
};
