import { type Color, companion, css, oklch } from '@milestoon/drawing';
import type { Person } from '../person.ts';

/** Degrees: below `olive` a cloth beside a face would be taken for skin, above it looks dirty when it is dark. */
const avoided = { from: 25, olive: 80, to: 140 } as const;
const rose = 5;
const seaGreen = 165;
/** How far the cloth of each avatar is from the child's own colour, and how light it is. */
const tones = [
  { turn: 165, lightness: 0.66, chroma: 0.1 },
  { turn: -95, lightness: 0.52, chroma: 0.12 },
  { turn: 110, lightness: 0.76, chroma: 0.09 },
  { turn: -150, lightness: 0.42, chroma: 0.1 },
] as const;

/** The cloth a head is wrapped in: its own, or one that goes with the person's colour, another for each avatar and generation. */
export function headCloth({ coverColor, signature, variant, grownUp, elder }: Person): Color {
  if (coverColor) return coverColor;
  const older = (grownUp ? 1 : 0) + (elder ? 1 : 0);
  const { turn, lightness, chroma } = tones[(variant + older) % tones.length] ?? tones[0];
  const hue = (oklch(signature)[2] + turn + 360) % 360;
  if (hue < avoided.from || hue > avoided.to) return companion(signature, turn, lightness, chroma);
  return css([lightness, chroma, hue < avoided.olive ? rose : seaGreen]);
}

/** What a cap or a woolly hat is made of. */
export const hatCloth = ({ coverColor, signature }: Person): Color => coverColor ?? signature;
