import { assertNever } from '@milestoon/domain';
import { isAnimal } from './animals/roles.ts';
import { hash, type Random, random } from '@milestoon/drawing';
import type { Character, CharacterRole } from './character.ts';
import { familyHair, type FamilyRole } from './family/family-hair.ts';
import { grandparentOf, type Heritage, isBrown, parentsOf, siblingOf } from './family/heredity.ts';
import { hairColors, type HairShape, type Look, plainDetails, skinColorOf, skinTones } from '@milestoon/look';
import { childOutfit, dressed, grownUpOutfit, otherSignature } from './wardrobe.ts';

export interface CastMemberOptions {
  id: string;
  name: string;
  role: CharacterRole;
  /** Of friends, teachers and doctors; chance decides where it is missing. */
  gender?: 'girl' | 'boy' | undefined;
  hero: Character;
  seed: number;
}

/** How likely somebody of the family covers the head as the child does. */
const coversToo: Partial<Record<Look['headCover'], Partial<Record<CharacterRole, number>>>> = {
  hijab: { mother: 0.85, grandmother: 0.9, sister: 0.4 },
  turban: { father: 0.85, grandfather: 0.9, brother: 0.6 },
  patka: { father: 0.85, grandfather: 0.9, brother: 0.6 },
  kippah: { father: 0.85, grandfather: 0.9, brother: 0.6 },
};

/** Dice of its own: who covers the head must not change what the rest of the family looks like. */
function familyCover(role: CharacterRole, { look, seed }: Character): Look['headCover'] {
  const { headCover } = look;
  if (random(hash(`cover ${role} ${seed}`)).next() >= (coversToo[headCover]?.[role] ?? 0)) return 'none';
  // Under a patka hair is knotted; who is grown wraps it.
  return headCover === 'patka' && role !== 'brother' ? 'turban' : headCover;
}

interface Wardrobe {
  short: readonly HairShape[];
  long: readonly HairShape[];
}
const straightStyles: Wardrobe = {
  short: ['swept-short', 'tousled', 'undercut', 'bowl'],
  long: ['long-wavy', 'long-centre', 'bob', 'ponytail', 'wavy-medium', 'long-fringe', 'pigtails'],
};
const coiledStyles: Wardrobe = {
  short: ['cropped', 'curly-top'],
  long: ['afro', 'puffs', 'top-bun', 'cornrows'],
};

/** Somebody of the child's world. Relatives take after the child; the same seed gives the same person. */
export function newCastMember(options: CastMemberOptions): Character {
  const { id, name, role, hero, seed } = options;
  const own = (seed ^ hash(`${role}:${id}`)) >>> 0;
  const dice = random(own);
  const look = lookOf(role, hero, dice, { seed, gender: options.gender });
  const child = role === 'sister' || role === 'brother' || role === 'friend' || role === 'hero';
  return {
    version: 1,
    id,
    name,
    role,
    style: hero.style,
    look,
    outfit: dressed(
      child ? childOutfit(look, (hero.variant + 1 + dice.integer(0, 2)) % 4, own) : grownUpOutfit(role, dice),
      skinColorOf(look),
    ),
    headwear: look.headCover,
    variant: child ? dice.integer(0, 3) : 0,
    seed: own,
  };
}

interface Kin {
  /** The family's: the same for everybody of it. */
  seed: number;
  gender: CastMemberOptions['gender'];
}

/** What is handed down, worn as this person wears it: never quite as the child does. */
function handedDown(role: FamilyRole, { look }: Character, from: Heritage, { pick }: Random): Partial<Look> {
  const { texture, ...colors } = from;
  const shapes: readonly HairShape[] = familyHair[role][texture];
  return { ...colors, hairShape: pick(shapes.filter((shape) => shape !== look.hairShape)) };
}

function lookOf(role: CharacterRole, hero: Character, dice: Random, { seed, gender }: Kin): Look {
  const { look } = hero;
  const { pick, between, next } = dice;
  // This throw and the next unused one keep the friends of a series who they were before families had heredity.
  next();
  const family: Look = {
    ...look,
    ...plainDetails,
    undertone: look.undertone,
    dimples: look.dimples,
    ears: look.ears,
    faceWidth: between(0.35, 0.65),
    jaw: between(0.35, 0.65),
    freckles: look.freckles * 0.6,
    glasses: 'none',
    headCover: familyCover(role, hero),
    hearingAid: false,
    wheelchair: false,
  };
  next();
  const glasses = pick(['round', 'oval', 'square'] as const);
  const parents = parentsOf(look, seed);
  switch (role) {
    case 'hero':
      return look;
    case 'mother':
      return {
        ...family,
        ...handedDown(role, hero, parents.mother, dice),
        lashes: 0.95,
        lips: Math.max(0.7, look.lips),
        brows: 0.45,
        nose: look.nose * 0.9,
        freckles: look.freckles * 0.8,
        age: 33,
      };
    case 'father':
      return {
        ...family,
        ...handedDown(role, hero, parents.father, dice),
        lashes: 0.05,
        lips: 0.35,
        brows: 0.9,
        nose: Math.min(1, look.nose + 0.2),
        jaw: between(0.1, 0.35),
        age: 35,
      };
    case 'grandmother':
      return {
        ...family,
        ...handedDown(role, hero, grandparentOf(pick([parents.mother, parents.father]), dice), dice),
        glasses: next() < 0.7 ? glasses : 'none',
        lashes: 0.4,
        brows: 0.7,
        lips: 0.5,
        nose: 0.65,
        age: 66,
      };
    case 'grandfather':
      return {
        ...family,
        ...handedDown(role, hero, grandparentOf(pick([parents.mother, parents.father]), dice), dice),
        glasses: next() < 0.6 ? glasses : 'none',
        lashes: 0,
        brows: 1,
        nose: 0.85,
        age: 68,
      };
    case 'baby': {
      const { texture: _grown, ...colors } = siblingOf(look, seed, dice);
      return {
        ...family,
        ...colors,
        hairShape: 'baby',
        lashes: 0.4,
        brows: 0.2,
        nose: 0.15,
        lips: 0.3,
        freckles: 0,
        age: 0.8,
      };
    }
    case 'sister':
    case 'brother':
      return {
        ...family,
        ...handedDown(role, hero, siblingOf(look, seed, dice), dice),
        lashes: role === 'sister' ? 0.75 : 0.15,
        freckles: look.freckles * 0.9,
        age: Math.max(2, Math.min(11, look.age + pick([-2, 3]))),
        signatureColor: otherSignature(look.signatureColor, dice),
      };
    case 'friend':
    case 'teacher':
    case 'doctor':
      return strangerLook(role, hero, dice, gender);
    default:
      return isAnimal(role)
        ? { ...look, ...plainDetails, age: 3, headCover: 'none', hearingAid: false, wheelchair: false }
        : assertNever(role);
  }
}

/** Friends and the grown-ups of school and surgery come from everywhere. */
function strangerLook(
  role: 'friend' | 'teacher' | 'doctor',
  hero: Character,
  dice: Random,
  gender: CastMemberOptions['gender'],
): Look {
  const { pick, between, next } = dice;
  const others = skinTones.filter((tone) => tone !== hero.look.skin);
  const skin = pick(others);
  const dark = isBrown(skin);
  const shapes = dark ? coiledStyles : straightStyles;
  const young = role === 'friend';
  const chance = young ? next() < 0.5 : role === 'teacher';
  const long = gender === undefined ? chance : gender === 'girl';
  const naturals = dark
    ? (['black', 'dark-brown'] as const)
    : hairColors.filter((color) => color !== 'grey' && color !== 'white');
  return {
    ...hero.look,
    ...plainDetails,
    headCover: 'none',
    hearingAid: false,
    wheelchair: false,
    skin,
    hairColor: pick(naturals),
    hairShape: pick(
      (long ? shapes.long : shapes.short).filter(
        (shape) => shape !== hero.look.hairShape && (young || shape !== 'pigtails'),
      ),
    ),
    eyes: dark ? 'dark-brown' : pick(['brown', 'dark-brown', 'green', 'blue', 'hazel'] as const),
    glasses: role === 'teacher' || next() < 0.2 ? pick(['round', 'oval'] as const) : 'none',
    freckles: dark ? 0 : Math.max(0, between(-0.6, 0.6)),
    lashes: long ? 0.8 : 0.2,
    lips: between(0.3, 0.8),
    nose: between(0.35, 0.75),
    brows: between(0.35, 0.8),
    faceWidth: between(0.3, 0.7),
    jaw: between(0.3, 0.7),
    age: young ? hero.look.age : 38,
    signatureColor: otherSignature(hero.look.signatureColor, dice),
  };
}
