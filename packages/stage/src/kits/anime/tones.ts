import { type Tones, usualTones } from '../tones.ts';

/** Rooms in pale tints, seen in bright light. */
export const animeTones: Tones = {
  ...usualTones,
  bedroomWall: (hue) => [0.82, 0.06, hue],
  bedroomDado: (hue) => [0.76, 0.06, hue],
  doctorFloor: (hue) => [0.86, 0.03, hue],
};
