import { css, fromHex } from '@milestoon/drawing';
import type { EyeColor, HairColor, SkinTone } from './look.ts';
import type { LookDetails } from './details.ts';

// Apart from the drawing, so that a form shows the colour that is drawn without carrying the pencils.

/** What a skin tone is painted with, as #rrggbb. */
export const skinPaints: Record<SkinTone, string> = {
  'very-light': '#fde0d0',
  light: '#f9d0b0',
  'light-medium': '#efc197',
  medium: '#e2ab7a',
  tan: '#cf9263',
  caramel: '#bb7f55',
  brown: '#a66c48',
  chestnut: '#8c593b',
  dark: '#74482f',
  deep: '#583522',
};

/** What hair is painted with, as #rrggbb. Black hair is never black: some light must be left for its shadow. */
export const hairPaints: Record<HairColor, string> = {
  black: '#2b262f',
  'dark-brown': '#432b25',
  brown: '#784e34',
  auburn: '#82442a',
  'light-brown': '#af8052',
  'dark-blond': '#cba66c',
  golden: '#dfa840',
  blond: '#e8c67f',
  platinum: '#f0e0b8',
  strawberry: '#e29a60',
  red: '#d4642c',
  'salt-and-pepper': '#7b787f',
  grey: '#b9b7bf',
  white: '#eceaf0',
};

/** What an iris is painted with, as #rrggbb. */
export const eyePaints: Record<EyeColor, string> = {
  'dark-brown': '#5a3220',
  brown: '#84502a',
  hazel: '#996d32',
  green: '#4f9a57',
  blue: '#3f97d6',
  grey: '#7f93a3',
};

/** Degrees of hue and chroma by which an undertone moves the skin: toward gold, toward rose. */
const undertoneShift = {
  warm: { hue: 7, chroma: 0.006 },
  cool: { hue: -11, chroma: 0 },
} as const;

/** The skin of somebody, as #rrggbb: as light as the tone, with its undertone. */
export function skinColorOf({
  skin,
  undertone,
}: { skin: SkinTone } & Pick<LookDetails, 'undertone'>): string {
  const plain = skinPaints[skin];
  if (undertone === 'neutral') return plain;
  const [lightness, chroma, hue] = fromHex(plain);
  const shift = undertoneShift[undertone];
  return css([lightness, chroma + shift.chroma, hue + shift.hue]);
}

/** What frames are painted with, as #rrggbb; 'any' has none of its own. */
export const glassesColors: Record<Exclude<LookDetails['glassesColor'], 'any'>, string> = {
  metal: '#a4acb6',
  black: '#2d2b33',
  tortoise: '#ab6a38',
  red: '#cf3f3c',
  blue: '#3a6fc4',
  pink: '#e676a6',
  clear: '#dfeaf0',
};

/** What dyed hair is painted with, as #rrggbb: none is near a natural colour or as loud as clothes. */
export const hairDyeColors: Record<Exclude<LookDetails['hairDye'], 'none'>, string> = {
  pink: '#e583ae',
  lilac: '#a98ad0',
  purple: '#6f4aa3',
  blue: '#4574c4',
  teal: '#23828a',
  green: '#4c9455',
  mint: '#8fd6b8',
  red: '#b3213f',
};

/** What hair clips are painted with, as #rrggbb. */
export const hairClipColors: Record<Exclude<LookDetails['hairClip'], 'none'>, string> = {
  red: '#e2453c',
  yellow: '#f6c431',
  blue: '#3f86dc',
  pink: '#f07fb0',
  white: '#fbf7ef',
};
