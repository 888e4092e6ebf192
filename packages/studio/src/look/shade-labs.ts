import { type HairColor, hairColors, hairPaints } from '@milestoon/look';
import { type Lab, labOf } from './lab-color.ts';

/** #rrggbb → CIELAB. */
const labOfPaint = (hex: string): Lab => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return labOf(channel(1), channel(3), channel(5));
};

/** What each shade is painted with. */
export const shadeLabs = Object.fromEntries(
  hairColors.map((shade) => [shade, labOfPaint(hairPaints[shade])]),
) as Record<HairColor, Lab>;

/** In the middle of all that are neither black nor dark brown. */
export const middleShade: Lab = [0, 1, 2].map((axis) => {
  const fair = hairColors.filter((shade) => shade !== 'black' && shade !== 'dark-brown');
  return fair.reduce((sum, shade) => sum + (shadeLabs[shade][axis] ?? 0), 0) / fair.length;
}) as unknown as Lab;
