import type { Look } from '@milestoon/look';
import type { Guess } from './guess.ts';
import type { LookFeatures } from './look-features.ts';

/** Where the numbers of the hair and of its upper part begin in the colours of hair, and what each part has (color-features.ts). */
const parts = { top: 0, all: 17 } as const;
const numbers = { lightness: 2, a: 5, b: 6, fromFace: { a: 9, b: 10 } } as const;

/** Hues (degrees) beyond yellow that no hair grows in; grey hair has less chroma than this in a photo's light. */
const unnatural = { from: 115, to: 330, chroma: 10 } as const;
/** From purple to red only this much chroma is a dye: brown hair in pink light has less. */
const pink = { to: 5, chroma: 18 } as const;
/** Under lamps of a colour the face has it, too: hair that differs from the face less than this is lit, not dyed. */
const leastFromFace = 8;

/** Of 312 portraits seven were called dyed, and all of them were; three with dull or dark dyes were not. */
const dyeKnown = 0.9;
const undyedKnown = 0.6;

/** Hair in a colour that no hair grows in. Who dyes it in a natural colour looks as if it grew so. */
export function hairDyeOf({ hair }: Pick<LookFeatures, 'hair'>, covered: boolean): Guess<Look['hairDye']> {
  const undyed = { value: 'none', confidence: undyedKnown } as const;
  if (covered) return undyed;
  const told = Object.values(parts).map((start) => {
    const at = (number: number): number => hair[start + number] ?? 0;
    const [a, b] = [at(numbers.a), at(numbers.b)];
    return {
      lightness: at(numbers.lightness),
      hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
      chroma: Math.hypot(a, b),
      fromFace: Math.hypot(at(numbers.fromFace.a), at(numbers.fromFace.b)),
    };
  });
  const isDyed = told.every(
    ({ hue, chroma, fromFace }) =>
      fromFace >= leastFromFace &&
      (hue > unnatural.to || hue < pink.to
        ? chroma >= pink.chroma
        : hue > unnatural.from && chroma >= unnatural.chroma),
  );
  const [, whole] = told;
  return isDyed && whole ? { value: dyeNamed(whole), confidence: dyeKnown } : undyed;
}

/** From which hue on (degrees, upwards) a dye has its name; the second name is that of lighter hair. */
const dyes = [
  { from: 115, names: ['green', 'mint'], light: 52 },
  { from: 180, names: ['teal', 'teal'], light: 0 },
  { from: 235, names: ['blue', 'blue'], light: 0 },
  { from: 285, names: ['purple', 'lilac'], light: 40 },
  { from: 335, names: ['pink', 'pink'], light: 0 },
] as const;

function dyeNamed({ hue, lightness }: { hue: number; lightness: number }): Exclude<Look['hairDye'], 'none'> {
  const found = dyes.findLast(({ from }) => hue >= from) ?? dyes[4];
  return found.names[lightness >= found.light ? 1 : 0];
}
