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
] as const;
export type FilmFont = (typeof filmFonts)[number]['family'];

/**
 * What other scripts are set in, whatever the style: round and heavy like the families above. A letter of none of them
 * is not drawn (`isDrawable` of the domain refuses it before).
 */
export const scriptFonts = [
  {
    family: 'Film Vietnamese',
    script: 'vietnamese',
    letters: /[ơưƠƯ\u1EA0-\u1EF9]/u,
    file: '@fontsource/baloo-2/files/baloo-2-vietnamese-700-normal.woff2',
  },
  {
    family: 'Film Cyrillic',
    script: 'cyrillic',
    letters: /\p{Script=Cyrillic}/u,
    file: '@milestoon/stage/fonts/comfortaa-cyrillic-700-normal.woff2',
  },
  {
    family: 'Film Greek',
    script: 'greek',
    letters: /\p{Script=Greek}/u,
    file: '@milestoon/stage/fonts/comfortaa-greek-700-normal.woff2',
  },
  {
    family: 'Film Hebrew',
    script: 'hebrew',
    letters: /\p{Script=Hebrew}/u,
    file: '@fontsource/fredoka/files/fredoka-hebrew-700-normal.woff2',
  },
  {
    family: 'Film Arabic',
    script: 'arabic',
    letters: /\p{Script=Arabic}/u,
    file: '@milestoon/stage/fonts/baloo-bhaijaan-2-arabic-700-normal.woff2',
  },
  {
    family: 'Film Devanagari',
    script: 'devanagari',
    letters: /\p{Script=Devanagari}/u,
    file: '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2',
  },
  {
    family: 'Film Pictograms',
    script: 'pictograms',
    // All but three that the families above have as signs.
    letters: /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u,
    file: '@milestoon/stage/fonts/noto-emoji-700-normal.woff2',
  },
] as const;
/** Of all of them. */
export const scriptWeight = 700;

/** Those that a text needs besides the families of its style. */
export const scriptFontsFor = (text: string): readonly (typeof scriptFonts)[number][] =>
  scriptFonts.filter(({ letters }) => letters.test(text));

/** The family that holds a font's Latin Extended characters where one file cannot serve both (Node). */
export const extendedFamily = (family: FilmFont): string => `${family} X`;

/**
 * A CSS font shorthand. Characters a family lacks come from its extended file, then from Baloo 2,
 * which knows all of Latin, then from the families of the scripts that `text` is written in.
 */
export function fontOf(family: FilmFont, size: number, weight = 400, text = ''): string {
  const scripts = scriptFontsFor(text).map((font) => font.family);
  const stack = [family, extendedFamily(family), 'Baloo 2', extendedFamily('Baloo 2'), ...scripts];
  const quoted = [...new Set(stack)].map((name) => `"${name}"`).join(',');
  return `${weight} ${Math.round(size * 100) / 100}px ${quoted}`;
}

/** A font and its weight, 400 or 700 and so on as CSS has it. */
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
/** What captions are set in, in every style. */
export const captionTypeface: Typeface = { family: 'Baloo 2', weight: 700 };
