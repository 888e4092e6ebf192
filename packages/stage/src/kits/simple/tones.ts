import { type Tones, usualTones } from '../tones.ts';

/** Sheets of clear colours; floors are a tone deeper than walls. */
export const simpleTones: Tones = {
  ...usualTones,
  wallChroma: 0.06,
  floor: (hue) => [0.83, 0.075, hue],
  bedroomWall: (hue) => [0.82, 0.09, hue],
  bedroomDado: (hue) => [0.88, 0.07, hue],
  bedroomFloor: (hue) => [0.78, 0.08, hue],
  bathroomFloor: (hue) => [0.84, 0.06, hue],
  classroomDado: (hue) => [0.92, 0.05, hue],
  cabinFloor: (hue) => [0.8, 0.05, hue],
  stageFloor: [0.8, 0.075, 62],
  photoFrame: 'yellow',
  deskLegs: 'white',
  rocks: [[0.66, 0.06, 255]],
  farmGrass: ['grass'],
  forestFlowers: 'white',
};
