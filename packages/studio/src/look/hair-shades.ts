import {
  type HairColor,
  hairColors,
  hairFamilies,
  type HairFamily,
  hairFamilyOf,
  shadesNear,
} from '@milestoon/look';
import type { Guess, Rival } from './guess.ts';
import type { LearnedLook } from './learned-look.ts';
import { readNames } from './read-fields.ts';

const oddsOf = ({ odds }: LearnedLook['hairColor'], of: HairFamily): number =>
  odds[readNames.hairColor.indexOf(of)] ?? 0;

/** No child is as old as that: grey light made it so. Hair that is nearly white is platinum. */
const greys: ReadonlySet<HairFamily> = new Set(['grey', 'white']);

/** What hair is under a dye is only seen in brows: the likeliest of the colours that are neither red nor grey. */
export function underDye({ hairColor }: LearnedLook): Guess<HairColor> {
  const value = hairFamilies
    .slice(0, 5)
    .reduce((best, one) => (oddsOf(hairColor, one) > oddsOf(hairColor, best) ? one : best));
  // Nobody is asked: the answers would look alike.
  return { value, confidence: underDyeSure };
}
const underDyeSure = 0.9;

/** By how much likelier hair is taken to be as its family is named: a shade must be seen. */
const leaning = 1.3;

/** One shade for all: its likeliest. Shared out, hair of another family would be too unlikely to be shown. */
function likeliestOf(shades: readonly Rival<HairColor>[], total: number): Rival<HairColor>[] {
  return [...shades]
    .sort((p, q) => q.chance - p.chance)
    .slice(0, 1)
    .map(({ value }) => ({ value, chance: total }));
}

/**
 * The family is chosen by all that is known of a face, the shade within it by the colours of the hair alone.
 * Shades that the photo leaves open share the chance of their family. The confidence is that of the family.
 */
export function hairColorOf({ hairColor, hairShade, ageGroup }: LearnedLook): Guess<HairColor> {
  const { confidence } = hairColor;
  const small = ageGroup.value === 'baby' || ageGroup.value === 'child';
  const possible = readNames.hairColor.filter((of) => !(small && greys.has(of)));
  const within = (of: HairFamily): Rival<HairColor>[] => {
    const near = shadesNear[of].map((value) => ({
      value,
      odds: (value === of ? leaning : 1) * (hairShade.odds[hairColors.indexOf(value)] ?? 0),
    }));
    const total = near.reduce((sum, { odds }) => sum + odds, 0);
    const chance = hairColor.chances[readNames.hairColor.indexOf(of)] ?? 0;
    return near.map(({ value, odds }) => ({ value, chance: (chance * odds) / total }));
  };
  const likeliest = (all: readonly HairFamily[]): HairFamily =>
    all.reduce((best, of) => (oddsOf(hairColor, of) > oddsOf(hairColor, best) ? of : best));
  const family = possible.includes(hairColor.value) ? hairColor.value : likeliest(possible);
  const value = within(family).reduce((best, one) => (one.chance > best.chance ? one : best)).value;
  const chances = new Map<HairColor, number>();
  for (const each of possible) {
    const others = within(each).filter((one) => one.value !== value);
    // A shade at the edge of another family would stand for all of it: red for blond.
    const own = others.filter((one) => hairFamilyOf(one.value) === each);
    const total = others.reduce((sum, { chance }) => sum + chance, 0);
    const shown = each === family ? others : likeliestOf(own.length > 0 ? own : others, total);
    for (const { value: shade, chance } of shown) chances.set(shade, (chances.get(shade) ?? 0) + chance);
  }
  const rivals = [...chances]
    .map(([shade, chance]) => ({ value: shade, chance }))
    .sort((p, q) => q.chance - p.chance);
  return { value, confidence, rivals };
}
