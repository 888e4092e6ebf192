import type { HairColor, SkinTone } from './look.ts';

/** Place of each tone on the scale from pale to deep, in steps that photos tell apart; what lies between two counts half. */
export const tonePlace: Record<SkinTone, number> = {
  'very-light': 0,
  light: 1,
  'light-medium': 2,
  medium: 3,
  tan: 4,
  caramel: 4.5,
  brown: 5,
  chestnut: 5.5,
  dark: 6,
  deep: 7,
};

const hairLadder: readonly HairColor[] = ['black', 'dark-brown', 'brown', 'light-brown', 'blond'];
const greys: readonly HairColor[] = ['grey', 'white'];

/** How far two colours of hair are from each other: a count of steps, 1 for neighbours from black to blond and for grey and white; red has none. */
export function hairColorSteps(p: HairColor, q: HairColor): number {
  if (p === q) return 0;
  for (const ladder of [hairLadder, greys]) {
    if (ladder.includes(p) && ladder.includes(q)) return Math.abs(ladder.indexOf(p) - ladder.indexOf(q));
  }
  return Number.POSITIVE_INFINITY;
}
