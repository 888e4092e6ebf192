import { type Layout, usualLayout } from '../layout.ts';

/** Rooms have beams, so windows and lamps hang lower; trees are giants. */
export const adventureLayout: Layout = {
  ...usualLayout,
  seaLine: -130,
  snowRidge: 170,
  paneMargins: [44, 14],
  mapOnWall: true,
  kitchenBeams: true,
  bathroomWindowHeight: 230,
  bathroomLamp: 130,
  boardTop: 140,
  classroomWindow: [220, 300],
  classroomBunting: 90,
  doctorWindow: [190, 270],
  kitchenWindow: [210, 270],
  kitchenClock: 260,
  kitchenLamp: 190,
  livingWindow: [210, 260, 330],
  livingClock: 250,
  partyWindow: [240, 280],
  farmTree: 470,
  gardenTree: 560,
  slideSize: 1.12,
  playgroundTree: 1.2,
  playgroundSize: 1.1,
  poolEdge: 838,
};
