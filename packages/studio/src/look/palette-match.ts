import type { EyeColor, HairColor, SkinTone } from '@milestoon/look';
import type { EyeMeasures } from './eye-measures.ts';
import type { Guess } from './guess.ts';
import { chromaOf, hueOf, type Lab } from './lab-color.ts';
import type { SkinMeasures } from './skin-measures.ts';
import { shareBetween } from './statistics.ts';

/** Lightness that the brightest hundredth of a well exposed photo has. */
const usualWhite = 92;

/** The tones that photos tell apart, lightest first: those in between are for parents to choose. */
export const readTones = [
  'very-light',
  'light',
  'light-medium',
  'medium',
  'tan',
  'brown',
  'dark',
  'deep',
] as const satisfies readonly SkinTone[];
/** Least score of each; the last takes what remains. */
const skinSteps = [77, 64, 57, 52, 43, 30, 20];

/** Skin in neutral light has hues of 35 to 72 degrees; a strong colour outside them is the light's. */
const inColoredLight = (color: Lab): boolean =>
  chromaOf(color) > 30 && (hueOf(color) < 35 || hueOf(color) > 72);

/** What the scale's middle scores, and how far a face in coloured light is drawn to it. */
const middleOfScale = 50;
const drawnToMiddle = 0.8;

/** The yellow that even the fairest skin has in neutral light; less is a blue cast. */
const leastYellow = 12;

/**
 * Skin lightness by photo alone is mostly exposure. Four things correct it: the brightest part of the photo
 * says how much light there was, yellow (b) grows with melanin, lips stand out less on dark skin, and hard
 * light lifts the median of glossy skin. Under neon or an orange sun lightness says little: there the middle
 * of the scale errs least.
 * @param white lightness of the brightest hundredth of the photo
 */
export function skinToneOf(skin: SkinMeasures, white: number): Guess<SkinTone> {
  const hardLight = Math.max(0, skin.spread - 29);
  const exposure = usualWhite / Math.max(60, Math.min(usualWhite, white));
  const yellow = Math.max(leastYellow, skin.color[2]);
  const neutral = exposure * skin.lightness - 0.5 * yellow + 0.8 * skin.lipRedness - 0.6 * hardLight;
  const colored = inColoredLight(skin.color);
  const score = colored ? neutral + drawnToMiddle * (middleOfScale - neutral) : neutral;
  const step = skinSteps.findIndex((least) => score >= least);
  const value = readTones.at(step) ?? 'medium';
  const oddLight = colored || hueOf(skin.color) < 35 ? 0.5 : 1;
  return { value, confidence: oddLight * (0.65 - 0.25 * shareBetween(skin.spread, 25, 55)) };
}

/** Hair by its darker half: highlights make black hair look brown. Chroma tells black from dark brown. */
export function hairColorOf(color: Lab, spread: number): Guess<HairColor> {
  const evenness = 1 - 0.4 * shareBetween(spread, 30, 75);
  return { value: namedHair(color), confidence: 0.8 * evenness };
}

function namedHair(color: Lab): HairColor {
  const chroma = chromaOf(color);
  const hue = hueOf(color);
  // Brown hair lies at hues of 50 to 70 degrees; yellower hair is blond, if only in the shade.
  const lightness = color[0] + (hue > 74 && hue < 100 && chroma > 12 ? 6 : 0);
  if (chroma > 22 && hue < 57 && lightness > 20) return 'red';
  if (chroma < 6 && lightness > 70) return 'white';
  if (chroma < 6 && lightness > 38) return 'grey';
  if (lightness + 0.7 * Math.max(0, chroma - 6) < 22) return 'black';
  if (lightness >= 47 || (lightness >= 38 && chroma > 29)) return 'blond';
  if (lightness >= 35) return 'light-brown';
  return lightness >= 26 ? 'brown' : 'dark-brown';
}

/** Irises below this radius (pixels) mix with lids and lashes. */
const clearIris = 4;

export function eyeColorOf({ color, radius }: EyeMeasures): Guess<EyeColor> {
  const certainty = radius < clearIris ? 0.3 : 0.7;
  return { value: namedEyes(color), confidence: certainty };
}

function namedEyes(color: Lab): EyeColor {
  const [lightness, a, b] = color;
  const chroma = chromaOf(color);
  const bluish = b < -4 || (a < -4 && b < 2);
  if (lightness < 20 || (lightness < 32 && chroma < 6)) return 'dark-brown';
  if (lightness >= 33 && a < 2 && bluish) return 'blue';
  if (lightness < 33 && b < 0) return 'dark-brown';
  if (lightness >= 40 && chroma < 6 && b < 4) return 'grey';
  if (lightness >= 30 && a < -2) return 'green';
  if (lightness >= 34 && chroma >= 10 && hueOf(color) > 72) return 'hazel';
  return lightness < 24 ? 'dark-brown' : 'brown';
}
