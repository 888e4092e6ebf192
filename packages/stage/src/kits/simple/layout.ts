import { type Layout, usualLayout } from '../layout.ts';

/** Less and smaller: there is paper left around everything. */
export const simpleLayout: Layout = {
  ...usualLayout,
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
