import { adjust, type Color, fromHex, mix, toOklab } from '@milestoon/drawing';
import type { Species } from './species.ts';

type Coats = Species['coats'];

/** Oklab distance within which a coat is of the colour that is told. */
const near = 0.09;
const cream = '#fdf6ea';

const apart = (one: Color, other: Color): number => {
  const [from, to] = [toOklab(fromHex(one)), toOklab(fromHex(other))];
  return Math.hypot(...from.map((value, at) => value - (to[at] ?? 0)));
};

/** The coat of a colour that is told (#rrggbb): the nearest that is drawn, or one made of it. */
export function coatIn(color: Color, coats: Coats): Coats[number] {
  const [nearest] = coats.toSorted((a, b) => apart(a.fur, color) - apart(b.fur, color));
  if (!nearest) throw new Error('a species has no coat');
  if (apart(nearest.fur, color) < near) return nearest;
  return {
    fur: color,
    pale: mix(color, cream, 0.72),
    dark: adjust(color, { lightness: -0.12 }),
    eye: nearest.eye,
  };
}
