import type { HairColor } from '@milestoon/look';
import type { Guess } from './guess.ts';
import type { LearnedLook } from './learned-look.ts';
import type { LookFeatures } from './look-features.ts';

/** Where the median lightness and yellow (CIELAB) of the upper and of all hair lie in the colours of hair (color-features.ts). */
const parts = [
  { lightness: 2, yellow: 6 },
  { lightness: 19, yellow: 23 },
] as const;
/** Dark hair hardly ever looks as light and as yellow as that: one in twenty portraits has more than 29 and 7. */
const least = { lightness: 30, yellow: 14 } as const;

/**
 * Whether hair that was read as black or dark brown is plainly light: a face that dark hair would suit outweighs
 * what is seen. Tight coils and cropped hair let the scalp shine through, so nothing is said of them.
 */
export function isLightHair(
  { hair }: Pick<LookFeatures, 'hair'>,
  { hairColor, texture, length }: Pick<LearnedLook, 'hairColor' | 'texture' | 'length'>,
): boolean {
  const readDark = hairColor.value === 'black' || hairColor.value === 'dark-brown';
  if (!readDark || texture.value === 'coily' || length.value === 'none') return false;
  return parts.every(
    ({ lightness, yellow }) =>
      (hair[lightness] ?? 0) >= least.lightness && (hair[yellow] ?? 0) >= least.yellow,
  );
}

/** Of four labelled portraits that look so, one was light brown and two were blond; the other wore a straw hat. */
const otherwise = 0.35;
const shades: readonly { value: HairColor; chance: number }[] = [
  { value: 'blond', chance: 0.3 },
  { value: 'light-brown', chance: 0.15 },
];

/**
 * Between blond and brown, or what was read where the light may be that of a hat: always asked about, and the other
 * is among the answers.
 */
export function lightHairColor({
  hairColor,
  headCover,
}: Pick<LearnedLook, 'hairColor' | 'headCover'>): Guess<HairColor> {
  const [value, other]: HairColor[] = headCover.value
    ? [hairColor.value, 'dark-blond']
    : ['dark-blond', hairColor.value];
  if (!value || !other) throw new RangeError('hair has a colour');
  return {
    value,
    confidence: 0.5,
    rivals: [{ value: other, chance: otherwise }, ...(headCover.value ? [] : shades)],
  };
}
