import type { Box } from '@milestoon/drawing';
import type { CloudPlace, HillOptions, Particles } from './kit.ts';

/** Top and height of a window. */
type WindowSpan = readonly [top: number, height: number];
type Clouds = (horizon: number) => readonly CloudPlace[];

/** Where and how large things stand in the sets, as far as styles differ. Stage pixels, radians for tilts. */
export interface Layout {
  /** The hills along the horizon, from the farthest. */
  distantHills(horizon: number, seed: number): readonly HillOptions[];
  /** Leaves in the lower right corner of a room; where a style has none, the room's own. */
  cornerPlant?: readonly [x: number, y: number, seed: number];
  /** What floats in rooms. */
  indoorParticles?: Particles;
  /** The emblem on cards is a moon, so the sky behind it has none. */
  moonEmblem: boolean;
  /** A pine in front of a mountain meadow; long shadows over snow. */
  frontPine: boolean;
  snowShadows: boolean;
  squareMirror: boolean;
  /** Where the house in the park may stand, and its height; the heights of its trees. */
  parkHouse: readonly [x: number, height: number];
  parkTrees: readonly [number, number, number];
  parkFence: boolean;
  parkBush?: { x: number; width: number; flowering: boolean };
  /** Above and below the horizon of the style. */
  seaLine: number;
  beachClouds?: Clouds;
  mountainClouds?: Clouds;
  snowClouds?: Clouds;
  /** Height of the far ridge over a snowy valley, and the length of its swell. */
  snowRidge: number;
  snowSwell: number;

  /** What curtains and frame leave of a pane, from its edge and from the bars; and the top of the glass. */
  paneMargins: readonly [side: number, bar: number];
  paneTop(height: number): number;
  pictureTilt: number;
  /** Explorers hang maps on their walls. */
  mapOnWall: boolean;
  tallShelves: boolean;
  kitchenBeams: boolean;

  bathroomTile: number;
  bathroomWindowHeight: number;
  bathroomLamp: number;
  bedroomWindow: Box;
  bedroomRug: number;
  boardTop: number;
  classroomWindow: WindowSpan;
  classroomBunting: number;
  classroomRug: number;
  doctorWindow: WindowSpan;
  kitchenTile: number;
  kitchenWindow: WindowSpan;
  kitchenClock: number;
  kitchenLamp: number;
  livingWindow: readonly [top: number, width: number, height: number];
  livingClock: number;
  livingRug: readonly [rx: number, ry: number];
  partyWindow: WindowSpan;

  farmTree: number;
  gardenTree: number;
  parkPath: number;
  /** The sizes of things at a playground, 1 as drawn. */
  slideSize: number;
  swingSize: number;
  playgroundTree: number;
  playgroundSize: number;
  boatSize: number;
  poolEdge: number;
  mountainHut: number;
  roadsideHouse: number;
  forestTrunks: readonly (readonly [x: number, depth: number])[];
  forestTrunkWidth(depth: number): number;
}

/** Where things stand unless a style needs them elsewhere. */
export const usualLayout: Omit<Layout, 'distantHills'> = {
  moonEmblem: false,
  frontPine: true,
  snowShadows: false,
  squareMirror: false,
  parkHouse: [560, 170],
  parkTrees: [430, 480, 400],
  parkFence: false,
  seaLine: -110,
  snowRidge: 150,
  snowSwell: 260,

  paneMargins: [30, 14],
  paneTop: () => 12,
  pictureTilt: 0,
  mapOnWall: false,
  tallShelves: true,
  kitchenBeams: false,

  bathroomTile: 74,
  bathroomWindowHeight: 250,
  bathroomLamp: 90,
  bedroomWindow: [440, 110, 320, 340],
  bedroomRug: 470,
  boardTop: 120,
  classroomWindow: [170, 330],
  classroomBunting: 40,
  classroomRug: 450,
  doctorWindow: [150, 300],
  kitchenTile: 48,
  kitchenWindow: [160, 290],
  kitchenClock: 200,
  kitchenLamp: 110,
  livingWindow: [150, 260, 360],
  livingClock: 200,
  livingRug: [600, 92],
  partyWindow: [200, 310],

  farmTree: 380,
  gardenTree: 480,
  parkPath: 430,
  slideSize: 1,
  swingSize: 0.92,
  playgroundTree: 1,
  playgroundSize: 1,
  boatSize: 1,
  poolEdge: 826,
  mountainHut: 165,
  roadsideHouse: 150,
  forestTrunks: [
    [150, 0.02],
    [470, 0.16],
    [1400, 0.16],
    [1730, 0.02],
  ],
  forestTrunkWidth: (depth) => 130 - depth * 280,
};
