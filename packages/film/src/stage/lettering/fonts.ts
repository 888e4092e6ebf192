import type { AnimationStyle } from '@milestoon/domain';

/** The type families of the film; every host registers the files of these @fontsource packages. */
export const filmFonts = [
  { family: 'Mochiy Pop One', package: 'mochiy-pop-one', weight: 400 },
  { family: 'Bangers', package: 'bangers', weight: 400 },
  { family: 'Luckiest Guy', package: 'luckiest-guy', weight: 400 },
  { family: 'Fredoka', package: 'fredoka', weight: 600 },
  { family: 'Fredoka', package: 'fredoka', weight: 700 },
  { family: 'Berkshire Swash', package: 'berkshire-swash', weight: 400 },
  { family: 'Baloo 2', package: 'baloo-2', weight: 700 },
  { family: 'Patrick Hand', package: 'patrick-hand', weight: 400 },
] as const;
export type FilmFont = (typeof filmFonts)[number]['family'];

/** The family that holds a font's Latin Extended characters where one file cannot serve both (Node). */
export const extendedFamily = (family: FilmFont): string => `${family} X`;

/**
 * A CSS font shorthand. Characters a family lacks come from its extended file, then from Baloo 2,
 * which knows all of Latin.
 */
export function fontOf(family: FilmFont, size: number, weight = 400): string {
  const stack = [family, extendedFamily(family), 'Baloo 2', extendedFamily('Baloo 2')];
  const quoted = [...new Set(stack)].map((name) => `"${name}"`).join(',');
  return `${weight} ${Math.round(size * 100) / 100}px ${quoted}`;
}

export interface Typeface {
  family: FilmFont;
  weight: number;
}
/** What each style sets its titles and its smaller lines in. */
export const typefaces: Record<AnimationStyle, { title: Typeface; line: Typeface }> = {
  anime: { title: { family: 'Mochiy Pop One', weight: 400 }, line: { family: 'Baloo 2', weight: 700 } },
  adventure: { title: { family: 'Bangers', weight: 400 }, line: { family: 'Luckiest Guy', weight: 400 } },
  simple: { title: { family: 'Fredoka', weight: 700 }, line: { family: 'Fredoka', weight: 600 } },
  fantasy: {
    title: { family: 'Berkshire Swash', weight: 400 },
    line: { family: 'Berkshire Swash', weight: 400 },
  },
};
export const captionTypeface: Typeface = { family: 'Baloo 2', weight: 700 };
export const handTypeface: Typeface = { family: 'Patrick Hand', weight: 400 };
