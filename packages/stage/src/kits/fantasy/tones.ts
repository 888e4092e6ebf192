import { type Tones, usualTones } from '../tones.ts';

/** A dream keeps to its own range of hues: violet stone and roads. */
export const fantasyTones: Tones = {
  ...usualTones,
  wallChroma: 0.11,
  floor: (_hue, magic) => {
    // Olive and brown are not magic.
    const turned = (magic + 62) % 360;
    return [0.6, 0.1, turned > 45 && turned < 150 ? turned + 230 : turned];
  },
  bathroomFloor: undefined,
  doctorDado: () => 'wall2',
  coachDado: (magic) => [0.66, 0.1, magic + 30],
  cabinDado: 'wall2',
  cabinFloor: () => 'floor',
  photoFrame: [0.84, 0.13, 84],
  pot: 'purple',
  hood: 'purple',
  tubPattern: 'yellow',
  bubble: [0.9, 0.09, 330],
  aquarium: [0.76, 0.1, 235],
  boatHull: 'purple',
  townWalls: ['wall', 'pink', 'sea2', [0.82, 0.08, 20], [0.78, 0.09, 255], [0.84, 0.08, 60]],
  townRoad: [0.5, 0.1, 280],
  countryRoad: [0.5, 0.1, 280],
  pavement: [0.84, 0.06, 320],
  poolBank: 'wall2',
  poolWater: [0.72, 0.12, 225],
  poolDeck: [0.86, 0.06, 330],
  pond: [0.7, 0.12, 235],
  zooPond: [0.7, 0.12, 235],
  earth: [0.42, 0.08, 320],
  boulder: [0.66, 0.07, 290],
  rocks: [
    [0.6, 0.12, 255],
    [0.6, 0.12, 290],
    [0.6, 0.12, 320],
  ],
  ridge: 'purple',
  theatreSky: [0.78, 0.09, 250],
  castleHue: 20,
  sunflowerHeart: 'purple',
  smallMushroom: 'purple',
  giraffePoster: [0.84, 0.1, 60],
};
