import { companion, type Color, oklch } from '../material.ts';
import type { Person } from '../person.ts';

/** Hues of skin, in degrees: a cloth of such a colour beside a face would be taken for it. */
const skinHues = { from: 25, to: 95 } as const;
/** How far the cloth of each avatar is from the child's own colour, and how light it is. */
const tones = [
  { turn: 165, lightness: 0.66, chroma: 0.1 },
  { turn: -95, lightness: 0.52, chroma: 0.12 },
  { turn: 110, lightness: 0.76, chroma: 0.09 },
  { turn: -150, lightness: 0.42, chroma: 0.1 },
] as const;

/** The cloth a head is wrapped in: goes with the person's own colour, another for each avatar and generation. */
export function headCloth({ signature, variant, grownUp, elder }: Person): Color {
  const older = (grownUp ? 1 : 0) + (elder ? 1 : 0);
  const { turn, lightness, chroma } = tones[(variant + older) % tones.length] ?? tones[0];
  const hue = (oklch(signature)[2] + turn + 360) % 360;
  const away = hue > skinHues.from && hue < skinHues.to ? 80 : 0;
  return companion(signature, turn + away, lightness, chroma);
}
