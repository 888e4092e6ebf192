/** What a family has in common: parents that this child could have, and whom else they could have. */
import { hash, type Random, random } from '@milestoon/drawing';
import {
  type HairColor,
  type HairFamily,
  hairFamilyOf,
  hairTraits,
  type Look,
  type SkinTone,
  skinTones,
} from '@milestoon/look';

export const textures = ['straight', 'wavy', 'curly', 'coily'] as const;
export type Texture = (typeof textures)[number];

/** What is handed down. */
export interface Heritage {
  skin: SkinTone;
  hairColor: HairColor;
  texture: Texture;
  eyes: Look['eyes'];
}

type Weights<Value extends string | number> = Partial<Record<Value, number>>;

/** A value by its weight; weights need not add up to one. */
function weighted<Value extends string>({ next }: Random, weights: Weights<Value>): Value {
  const entries = Object.entries(weights) as [Value, number][];
  let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  const found = entries.find(([, weight]) => (left -= weight) < 0);
  return (found ?? entries[entries.length - 1] ?? ['' as Value])[0];
}

const steps = (dice: Random, weights: Weights<number>): number => Number(weighted(dice, weights));

function nth<Value>(values: readonly Value[], index: number): Value {
  const inside = Math.max(0, Math.min(values.length - 1, index));
  return values[inside] as Value;
}

export const isBrown = (skin: SkinTone): boolean => skinTones.indexOf(skin) >= skinTones.indexOf('brown');

/** Nobody of the family is further from the child's tone, unless a look of their own says so: a guess stays near. */
const furthest = 2;

/** Whoever is of the family, with a tone that is near the child's. */
export function nearChild(one: Heritage, child: SkinTone): Heritage {
  const [own, tone] = [skinTones.indexOf(child), skinTones.indexOf(one.skin)];
  const near = Math.max(own - furthest, Math.min(own + furthest, tone));
  if (near === tone) return one;
  const moved = plausible({ ...one, skin: nth(skinTones, near) });
  const isOld = one.hairColor === 'grey' || one.hairColor === 'white';
  return isOld ? { ...moved, hairColor: one.hairColor } : moved;
}

/** Half of the distance between the parents' tones: most are near each other, some couples are not. */
const apart: Weights<number> = { 0: 0.3, 1: 0.35, [furthest]: 0.35 };

/** The child's tone is the mean of both, or half a step beside it. */
function parentTones(skin: SkinTone, dice: Random): [SkinTone, SkinTone] {
  const child = skinTones.indexOf(skin);
  const last = skinTones.length - 1;
  const room = Math.min(child, last - child);
  const half = Math.min(room, steps(dice, apart)) * (dice.next() < 0.5 ? 1 : -1);
  const beside = dice.next() < 0.4 ? dice.pick([-1, 1]) : 0;
  const one = Math.max(-furthest, Math.min(furthest, half + beside));
  return [nth(skinTones, child + one), nth(skinTones, child - half)];
}

/** Children are often fairer than their parents, and red or blond hair comes from dark-haired parents too. */
const parentHair: Record<HairFamily, Weights<HairColor>> = {
  black: { black: 0.72, 'dark-brown': 0.24, brown: 0.04 },
  'dark-brown': { black: 0.25, 'dark-brown': 0.45, brown: 0.24, 'light-brown': 0.06 },
  brown: { black: 0.1, 'dark-brown': 0.33, brown: 0.4, 'light-brown': 0.14, blond: 0.03 },
  'light-brown': { 'dark-brown': 0.15, brown: 0.35, 'light-brown': 0.38, blond: 0.12 },
  blond: { 'dark-brown': 0.07, brown: 0.25, 'light-brown': 0.34, blond: 0.34 },
  red: { red: 0.35, 'light-brown': 0.24, brown: 0.26, blond: 0.15 },
  // On a child these are very light blond: nobody is old.
  grey: { brown: 0.3, 'light-brown': 0.4, blond: 0.3 },
  white: { 'light-brown': 0.35, blond: 0.65 },
};

/** Of the parent the eyes are from, and of the other one. */
const parentEyes: Record<Look['eyes'], readonly [Weights<Look['eyes']>, Weights<Look['eyes']>]> = {
  'dark-brown': [
    { 'dark-brown': 0.8, brown: 0.2 },
    { 'dark-brown': 0.6, brown: 0.3, hazel: 0.1 },
  ],
  brown: [
    { brown: 0.7, 'dark-brown': 0.3 },
    { brown: 0.45, 'dark-brown': 0.15, hazel: 0.15, green: 0.1, blue: 0.15 },
  ],
  hazel: [
    { hazel: 0.5, brown: 0.5 },
    { hazel: 0.3, green: 0.3, blue: 0.2, brown: 0.2 },
  ],
  green: [
    { green: 0.5, hazel: 0.3, brown: 0.2 },
    { green: 0.3, blue: 0.3, hazel: 0.2, brown: 0.2 },
  ],
  blue: [
    { blue: 0.6, grey: 0.15, green: 0.25 },
    { blue: 0.5, green: 0.15, hazel: 0.1, brown: 0.25 },
  ],
  grey: [
    { grey: 0.5, blue: 0.5 },
    { grey: 0.25, blue: 0.4, green: 0.15, brown: 0.2 },
  ],
};

/** Brown skin comes with dark hair and eyes nearly always, and tanned skin hardly with blond hair. */
function plausible({ skin, hairColor, texture, eyes }: Heritage): Heritage {
  if (!isBrown(skin)) {
    const tanned = skinTones.indexOf(skin) >= skinTones.indexOf('tan');
    const fair = hairFamilyOf(hairColor) === 'blond';
    return { skin, hairColor: tanned && fair ? 'light-brown' : hairColor, texture, eyes };
  }
  return {
    skin,
    hairColor: hairColor === 'black' ? 'black' : 'dark-brown',
    texture,
    eyes: eyes === 'dark-brown' || eyes === 'brown' ? eyes : 'brown',
  };
}

/** How the hair grows; what is tied or clipped does not tell, the family does. */
export function textureOf({ hairShape, skin }: Look): Texture {
  const { texture, tied, length } = hairTraits[hairShape];
  const hidden = texture === 'straight' && (tied !== 'loose' || length === 'none');
  return hidden && isBrown(skin) ? 'coily' : texture;
}

/** Mother and father of a child. The same look and seed always give the same two. */
export function parentsOf(look: Look, seed: number): { mother: Heritage; father: Heritage } {
  const dice = random(hash(`parents ${seed}`));
  const [one, other] = parentTones(look.skin, dice);
  const turn = steps(dice, { 0: 0.5, 1: 0.4, 2: 0.1 }) * (dice.next() < 0.5 ? 1 : -1);
  const texture = textures.indexOf(textureOf(look));
  const eyes = parentEyes[look.eyes];
  const fromMother = dice.next() < 0.5 ? 0 : 1;
  const parent = (skin: SkinTone, shift: number, line: 0 | 1): Heritage =>
    plausible({
      skin,
      hairColor: weighted(dice, parentHair[hairFamilyOf(look.hairColor)]),
      texture: nth(textures, texture + shift),
      eyes: weighted(dice, eyes[line]),
    });
  return {
    mother: parent(one, turn, fromMother),
    father: parent(other, -turn, fromMother === 0 ? 1 : 0),
  };
}

/**
 * Whose parents a grandmother and a grandfather of a story are: those who come first are a couple, the second ones are
 * the other.
 */
export function sideOf(id: string, seed: number): 'mother' | 'father' {
  const isFirst = random(hash(`grandparents ${seed}`)).next() < 0.5;
  const isSecond = Number(/-(\d+)$/.exec(id)?.[1] ?? 1) % 2 === 0;
  return isFirst === isSecond ? 'father' : 'mother';
}

/** A parent's own mother or father: a step lighter or darker, and old. */
export const grandparentOf = (parent: Heritage, dice: Random): Heritage => ({
  skin: nth(skinTones, skinTones.indexOf(parent.skin) + steps(dice, { '-1': 0.25, 0: 0.5, 1: 0.25 })),
  hairColor: dice.next() < 0.5 ? 'grey' : 'white',
  texture: parent.texture,
  eyes: parent.eyes,
});

/** Another child of the same parents: between them, and near the one that is known. */
export function siblingOf(look: Look, seed: number, dice: Random): Heritage {
  const { mother, father } = parentsOf(look, seed);
  const own = { skin: look.skin, hairColor: look.hairColor, texture: textureOf(look), eyes: look.eyes };
  const all = [mother, father, own];
  const tones = all.map(({ skin }) => skinTones.indexOf(skin));
  const wanted = skinTones.indexOf(look.skin) + steps(dice, { '-1': 0.25, 0: 0.5, 1: 0.25 });
  const from = (): Heritage => dice.pick([own, own, mother, father]);
  return plausible({
    skin: nth(skinTones, Math.max(Math.min(...tones), Math.min(Math.max(...tones), wanted))),
    hairColor: from().hairColor,
    texture: from().texture,
    eyes: from().eyes,
  });
}

/** Brother or sister of somebody of whom only the inheritance is known: a parent's, or a cousin's way from a sibling. */
export const grownSiblingOf = (one: Heritage, dice: Random): Heritage =>
  plausible({
    ...one,
    skin: nth(skinTones, skinTones.indexOf(one.skin) + steps(dice, { '-1': 0.2, 0: 0.6, 1: 0.2 })),
    hairColor: weighted(dice, parentHair[hairFamilyOf(one.hairColor)]),
  });
