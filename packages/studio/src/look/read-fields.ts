import {
  type HairColor,
  hairColors,
  hairColorSteps,
  hairFamilies,
  type HairFamily,
  type HeadCover,
  type SkinTone,
  skinTones,
  tonePlace,
} from '@milestoon/look';
import { type Lab, labDistance } from './lab-color.ts';
import { middleShade, shadeLabs } from './shade-labs.ts';
import { readTones } from './palette-match.ts';

export const hairLengths = ['none', 'short', 'medium', 'long'] as const;
export const hairTextures = ['straight', 'wavy', 'curly', 'coily'] as const;
export const ageGroups = ['baby', 'child', 'teen', 'adult'] as const;
/** What heads are covered with, by its shape: a brim all round, none, a peak, or cloth that frames face and neck. */
export const coverKinds = ['sun-hat', 'beanie', 'cap', 'hijab'] as const satisfies readonly HeadCover[];
export type CoverKind = (typeof coverKinds)[number];
/**
 * How short hair is cut: so close that the scalp shows, lying on the head, standing up from the forehead, sticking out to
 * all sides, round as a ball, or a small child's first; or that it is rolled into ropes or tied, whatever its cut.
 */
export const hairCuts = ['clipped', 'flat', 'raised', 'mop', 'ball', 'wisps', 'ropes', 'tied'] as const;
export type HairCut = (typeof hairCuts)[number];
export type HairLength = (typeof hairLengths)[number];
export type HairTexture = (typeof hairTextures)[number];
export type AgeGroup = (typeof ageGroups)[number];

/** What is read by learning. */
export interface ReadValues {
  skin: SkinTone;
  hairColor: HairFamily;
  /** Whatever its family: which of the shades is nearest. */
  hairShade: HairColor;
  length: HairLength;
  texture: HairTexture;
  fringe: boolean;
  /** In tails, a bun, braids or puffs. */
  tied: boolean;
  /** Tied, or down to below the jaw: what a crop never is, however short tied hair looks. */
  wornLong: boolean;
  /** Coils in ropes: locs, twists, thin braids. */
  roped: boolean;
  /** Of hair that looks short from the front. */
  cut: HairCut;
  eyesDark: boolean;
  glasses: boolean;
  headCover: boolean;
  /** Of heads that are covered. */
  coverKind: CoverKind;
  ageGroup: AgeGroup;
}
export type ReadField = keyof ReadValues;
export const readFields = [
  'skin',
  'hairColor',
  'hairShade',
  'length',
  'texture',
  'fringe',
  'tied',
  'wornLong',
  'roped',
  'cut',
  'eyesDark',
  'glasses',
  'headCover',
  'coverKind',
  'ageGroup',
] as const satisfies readonly ReadField[];

/** The names of each field in the order of its odds; none for yes or no. */
export const readNames: { [Field in ReadField]: readonly ReadValues[Field][] } = {
  skin: readTones,
  hairColor: hairFamilies,
  hairShade: hairColors,
  length: hairLengths,
  texture: hairTextures,
  fringe: [],
  tied: [],
  wornLong: [],
  roped: [],
  cut: hairCuts,
  eyesDark: [],
  glasses: [],
  headCover: [],
  coverKind: coverKinds,
  ageGroup: ageGroups,
};

/** What was decided and how clearly; margins are compared within one field only. */
export interface Decision<Value> {
  value: Value;
  margin: number;
  /** The chance of each name, in its order, as far as scores are chances: they sum to 1. Empty for yes or no. */
  odds: number[];
  /** Where on the scale of its names it lies, from 0; left out where names have no scale. */
  place?: number;
}

export { isDarkEye } from '@milestoon/look';

const leastChance = 0.005;

function oddsOf(scores: readonly number[]): number[] {
  const chances = scores.map((score) => Math.max(leastChance, score));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/**
 * The name that is expected to please most: 1 where it is right, `neighbour` where it is a step off, nothing
 * else. Where two ends are equally likely the middle wins.
 */
function wisest<Name>(
  names: readonly Name[],
  scores: readonly number[],
  neighbour: number,
  steps: (p: Name, q: Name) => number,
): Decision<Name> {
  const odds = oddsOf(scores);
  const worths = names.map((said) =>
    names.reduce((sum, is, at) => {
      const off = steps(said, is);
      return sum + (odds[at] ?? 0) * (off === 0 ? 1 : off <= 1 ? neighbour : 0);
    }, 0),
  );
  const best = worths.indexOf(Math.max(...worths));
  const value = names[best];
  if (value === undefined) throw new RangeError('a decision needs names');
  return { value, margin: worths[best] ?? 0, odds };
}

const inOrder =
  <Name>(names: readonly Name[]) =>
  (p: Name, q: Name): number =>
    Math.abs(names.indexOf(p) - names.indexOf(q));

/** Names that lie on no scale are two steps apart, or none. */
const differ = <Name>(p: Name, q: Name): number => (p === q ? 0 : 2);

const yesOrNo = ([score = 0]: readonly number[], line: number): Decision<boolean> => ({
  value: score > line,
  margin: Math.abs(score - line),
  odds: [],
});

/** Regression draws the ends to the middle of the scale: this takes some of it back. */
const stretch = 1.1;
const middlePlace = 2.6;

/** The first score is the place on the scale, the others say how likely each tone is. */
function skinOf([drawn = middlePlace, ...scores]: readonly number[]): Decision<SkinTone> {
  const place = middlePlace + stretch * (drawn - middlePlace);
  const away = (tone: SkinTone): number => Math.abs(tonePlace[tone] - place);
  const odds = oddsOf(scores);
  const near = odds.reduce((sum, chance, at) => sum + (Math.abs(at - place) <= 1 ? chance : 0), 0);
  // Between two tones that photos tell apart the one between them is drawn.
  const value = skinTones.reduce((best, tone) => (away(tone) < away(best) ? tone : best));
  return { value, margin: near, odds, place };
}

/** Distances (CIELAB) over which a shade becomes less than half as likely. */
const shadeWidth = 12;
/** Regression draws shades to the middle of those that are not dark: this takes it back. */
const shadeStretch = 2;
/** Lightness tells less than tint: it is also the light's. */
const shadeLightness = 0.7;

/** The scores are a place in CIELAB, in hundredths: the shade that is painted nearest to it. */
function shadeOf([lightness = 0, a = 0, b = 0]: readonly number[]): Decision<HairColor> {
  const [l, m, n] = middleShade;
  const away = (drawn: number, middle: number): number => middle + shadeStretch * (100 * drawn - middle);
  const place: Lab = [away(lightness, l), away(a, m), away(b, n)];
  const odds = oddsOf(
    hairColors.map((shade) => Math.exp(-labDistance(place, shadeLabs[shade], shadeLightness) / shadeWidth)),
  );
  const best = odds.indexOf(Math.max(...odds));
  return { value: hairColors[best] ?? 'brown', margin: odds[best] ?? 0, odds };
}

type Decide<Value> = (scores: readonly number[], line: number) => Decision<Value>;

/** From scores to a name. `line` is only asked for yes and no. */
export const decisions: { [Field in ReadField]: Decide<ReadValues[Field]> } = {
  skin: skinOf,
  hairColor: (scores) => wisest(hairFamilies, scores, 0.6, hairColorSteps),
  hairShade: shadeOf,
  length: (scores) => wisest(hairLengths, scores, 0.1, inOrder(hairLengths)),
  texture: (scores) => wisest(hairTextures, scores, 0.3, inOrder(hairTextures)),
  fringe: yesOrNo,
  tied: yesOrNo,
  wornLong: yesOrNo,
  roped: yesOrNo,
  cut: (scores) => wisest(hairCuts, scores, 0, differ),
  eyesDark: yesOrNo,
  glasses: yesOrNo,
  headCover: yesOrNo,
  coverKind: (scores) => wisest(coverKinds, scores, 0, differ),
  ageGroup: (scores) => wisest(ageGroups, scores, 0.3, inOrder(ageGroups)),
};
