import { type EyeColor, type HairColor, hairColors, type SkinTone } from './look.ts';

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

/** Neighbours and how many steps lie between them: a half where only the shade differs. */
const neighbours: readonly (readonly [HairColor, HairColor, number])[] = [
  ['black', 'dark-brown', 1],
  ['dark-brown', 'brown', 1],
  ['brown', 'light-brown', 1],
  ['brown', 'auburn', 1],
  ['light-brown', 'dark-blond', 0.5],
  ['dark-blond', 'blond', 0.5],
  ['dark-blond', 'golden', 0.5],
  ['golden', 'blond', 0.5],
  ['blond', 'platinum', 0.5],
  ['golden', 'strawberry', 1],
  ['strawberry', 'red', 0.5],
  ['red', 'auburn', 0.5],
  ['salt-and-pepper', 'grey', 0.5],
  ['grey', 'white', 1],
];

const shortestPaths = (): Map<string, number> => {
  const steps = new Map(hairColors.map((color) => [`${color} ${color}`, 0]));
  const between = (p: HairColor, q: HairColor): number => steps.get(`${p} ${q}`) ?? Number.POSITIVE_INFINITY;
  for (const [p, q, count] of neighbours) steps.set(`${p} ${q}`, count).set(`${q} ${p}`, count);
  for (const by of hairColors)
    for (const p of hairColors)
      for (const q of hairColors)
        steps.set(`${p} ${q}`, Math.min(between(p, q), between(p, by) + between(by, q)));
  return steps;
};
const stepsBetween = shortestPaths();

/**
 * How far two colours of hair are from each other, a count of steps: a half for shades of one family, 1 for
 * neighbours from black to blond and for grey and white, more than 1 from red to brown or blond; infinite from those
 * to grey.
 */
export const hairColorSteps = (p: HairColor, q: HairColor): number =>
  stepsBetween.get(`${p} ${q}`) ?? Number.POSITIVE_INFINITY;

const darkEyes: ReadonlySet<EyeColor> = new Set<EyeColor>(['dark-brown', 'brown', 'hazel']);

/** Whether eyes are of the dark kind, which photos tell; the shade within it they hardly do. */
export const isDarkEye = (color: EyeColor): boolean => darkEyes.has(color);
