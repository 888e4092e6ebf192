import type { Oklch, Random } from '@milestoon/drawing';
import type { SetColor } from './kit.ts';

/** A colour that follows the hue of a room, degrees; where a style has none, the set's own stands. */
type ByHue = (hue: number) => SetColor;

type Some<T> = readonly [T, ...T[]];

/** The colours of things that are not of the same colour in every style. Lists are dealt from by chance. */
export interface Tones {
  /** Least chroma of a tinted wall, and the floor that goes with it; `magic` is the hue of an enchanted room. */
  wallChroma: number;
  floor?(hue: number, magic: number): SetColor;
  bedroomWall?(hue: number): Oklch;
  bedroomDado?: ByHue;
  bedroomFloor?: ByHue;
  bathroomFloor?: ByHue | undefined;
  classroomDado?: ByHue;
  doctorDado?: ByHue;
  doctorFloor?: ByHue;
  coachDado?: ByHue;
  cabinDado: SetColor;
  cabinFloor: ByHue;
  stageFloor: SetColor;

  photoFrame: SetColor;
  deskLegs: SetColor;
  pot: SetColor;
  hood: SetColor;
  tubPattern: SetColor;
  bubble: Oklch;
  aquarium: SetColor;
  boatHull: SetColor;

  townWalls: readonly SetColor[];
  townRoad: Oklch;
  countryRoad: Oklch;
  pavement: Oklch;
  poolBank: SetColor;
  poolWater: Oklch;
  poolDeck: Oklch;
  pond: SetColor;
  zooPond: SetColor;
  earth: Oklch;
  boulder: Oklch;
  rocks: Some<Oklch>;
  ridge: SetColor;
  theatreSky: Oklch;
  /** The hue of the sky behind a painted castle, degrees. */
  castleHue: number;

  farmGrass: Some<SetColor>;
  forestFlowers: 'pink' | 'white';
  sunflowerHeart: SetColor;
  smallMushroom?: SetColor;

  giraffePoster: SetColor;
}

/** One of several. Nothing is left to chance where there is only one, so the dice fall as if not asked. */
export function pickOf<T>(dice: Random, items: Some<T>): T {
  return items.length === 1 ? items[0] : dice.pick(items);
}

/** The colours that things have unless a style sees them differently. */
export const usualTones: Tones = {
  wallChroma: 0.055,
  bathroomFloor: (hue) => [0.84, 0.035, hue],
  cabinDado: 'white',
  cabinFloor: (hue) => [0.62, 0.06, hue],
  stageFloor: 'wood',

  photoFrame: 'wood',
  deskLegs: 'blue',
  pot: [0.72, 0.12, 45],
  hood: 'white',
  tubPattern: 'sea',
  bubble: [0.95, 0.04, 220],
  aquarium: 'sea2',
  boatHull: 'wood',

  townWalls: ['wall', 'pink', 'yellow', 'sea2', 'green', [0.86, 0.07, 40]],
  townRoad: [0.62, 0.025, 265],
  countryRoad: [0.6, 0.025, 265],
  pavement: [0.9, 0.03, 75],
  poolBank: 'path',
  poolWater: [0.74, 0.12, 222],
  poolDeck: [0.92, 0.03, 75],
  pond: 'sea2',
  zooPond: 'sea2',
  earth: [0.46, 0.06, 50],
  boulder: [0.72, 0.02, 80],
  rocks: [[0.6, 0.07, 262]],
  ridge: 'grass2',
  theatreSky: [0.86, 0.07, 215],
  castleHue: 40,

  farmGrass: ['grass', 'grass2'],
  forestFlowers: 'pink',
  sunflowerHeart: 'wood',

  giraffePoster: [0.84, 0.13, 80],
};
