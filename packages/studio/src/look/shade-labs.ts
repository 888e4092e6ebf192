import { type HairColor, hairColors } from '@milestoon/look';
import { type Lab, labOf } from './lab-color.ts';

/** #rrggbb → CIELAB. */
const labOfPaint = (hex: string): Lab => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return labOf(channel(1), channel(3), channel(5));
};

/**
 * What each shade is taken for in photos: the places that are learned. Some are painted clearer (`hairPaints`),
 * for a drawing has lines and shadows that darken it.
 */
const inPhotos: Record<HairColor, string> = {
  black: '#2b262f',
  'dark-brown': '#432b25',
  brown: '#74472c',
  auburn: '#82442a',
  'light-brown': '#a4713f',
  'dark-blond': '#bf955a',
  golden: '#dfa840',
  blond: '#e8c67f',
  platinum: '#f0e0b8',
  strawberry: '#dd8c50',
  red: '#cc5a27',
  'salt-and-pepper': '#7b787f',
  grey: '#b9b7bf',
  white: '#eceaf0',
};
export const shadeLabs = Object.fromEntries(
  hairColors.map((shade) => [shade, labOfPaint(inPhotos[shade])]),
) as Record<HairColor, Lab>;

/** In the middle of all that are neither black nor dark brown. */
export const middleShade: Lab = [0, 1, 2].map((axis) => {
  const fair = hairColors.filter((shade) => shade !== 'black' && shade !== 'dark-brown');
  return fair.reduce((sum, shade) => sum + (shadeLabs[shade][axis] ?? 0), 0) / fair.length;
}) as unknown as Lab;
