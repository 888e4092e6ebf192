import type { EyeColor, HairColor, SkinTone } from './look.ts';

// Apart from the drawing, so that a form shows the colour that is drawn without carrying the pencils.

/** What a skin tone is painted with, as #rrggbb. */
export const skinColors: Record<SkinTone, string> = {
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
export const hairColors: Record<HairColor, string> = {
  black: '#2b262f',
  'dark-brown': '#432b25',
  brown: '#74472c',
  'light-brown': '#a4713f',
  blond: '#eec465',
  red: '#cc5a27',
  grey: '#b9b7bf',
  white: '#eceaf0',
};

/** What an iris is painted with, as #rrggbb. */
export const eyeColors: Record<EyeColor, string> = {
  'dark-brown': '#5a3220',
  brown: '#84502a',
  hazel: '#8f7a35',
  green: '#4f9a57',
  blue: '#3f97d6',
  grey: '#7f93a3',
};
