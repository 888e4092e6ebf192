import type { HairColor } from './look.ts';

/** The colours that people name at once; every other one is a shade of these. */
export const hairFamilies = [
  'black',
  'dark-brown',
  'brown',
  'light-brown',
  'blond',
  'red',
  'grey',
  'white',
] as const satisfies readonly HairColor[];
/** One of the eight colours that shades belong to. */
export type HairFamily = (typeof hairFamilies)[number];

const families: Record<HairColor, HairFamily> = {
  black: 'black',
  'dark-brown': 'dark-brown',
  brown: 'brown',
  auburn: 'red',
  'light-brown': 'light-brown',
  'dark-blond': 'blond',
  golden: 'blond',
  blond: 'blond',
  platinum: 'blond',
  strawberry: 'red',
  red: 'red',
  'salt-and-pepper': 'grey',
  grey: 'grey',
  white: 'white',
};

/** The family that a shade belongs to; a family is its own. */
export const hairFamilyOf = (color: HairColor): HairFamily => families[color];

/** What a photo of hair of a family may show: its own shades, and those of a neighbour that lie at its edge. */
export const shadesNear: Record<HairFamily, readonly HairColor[]> = {
  black: ['black'],
  'dark-brown': ['dark-brown'],
  brown: ['brown', 'auburn'],
  'light-brown': ['light-brown', 'dark-blond'],
  blond: ['dark-blond', 'golden', 'blond', 'platinum', 'strawberry'],
  red: ['auburn', 'red', 'strawberry'],
  grey: ['salt-and-pepper', 'grey'],
  white: ['white', 'platinum'],
};
