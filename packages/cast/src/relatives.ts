import { assertNever } from '@milestoon/domain';
import { isAnimal } from './animals/roles.ts';
import { hash, type Random, random } from '@milestoon/drawing';
import { avatarCandidates } from './hero.ts';
import type { Character, CharacterRole } from './character.ts';
import { yearsOf } from './family/years.ts';
import { strangerLook } from './strangers.ts';
import { familyHair, type FamilyRole } from './family/family-hair.ts';
import {
  grandparentOf,
  grownSiblingOf,
  type Heritage,
  nearChild,
  parentsOf,
  siblingOf,
  sideOf,
  textureOf,
} from './family/heredity.ts';
import { type HairShape, type Look, plainDetails, skinColorOf } from '@milestoon/look';
import { type TradeName, trades } from './trades.ts';
import { childOutfit, dressed, grownUpOutfit, otherSignature } from './wardrobe.ts';

/** How somebody of the family looks. A seed alone: as a relative of the hero, the same in all the family's films. */
export interface OwnLook {
  seed: number;
  look?: Look | undefined;
  /** The avatar of a child, 0…3: drawn from look and seed with its own clothes. */
  variant?: number | undefined;
  /** Of a pet: its place among the coats of its species. Chance decides where it is missing. */
  coat?: number | undefined;
}

export interface CastMemberOptions {
  id: string;
  name: string;
  role: CharacterRole;
  /** Of cousins, friends, teachers and doctors; chance decides where it is missing. */
  gender?: 'girl' | 'boy' | undefined;
  /** Years, where they are told. A sister or brother as old as the child is their twin. */
  age?: number | undefined;
  hero: Character;
  /** Of an animal: the colour of its coat that is told, #rrggbb. */
  color?: string | undefined;
  /** What a stranger does or is: clothes and hat tell it. */
  trade?: TradeName | undefined;
  /** Who is told by more than the role: drawn so, whoever the hero is. */
  own?: OwnLook | undefined;
  seed: number;
}

/** How likely somebody of the family covers the head as the child does. */
const coversToo: Partial<Record<Look['headCover'], Partial<Record<CharacterRole, number>>>> = {
  hijab: { mother: 0.85, grandmother: 0.9, aunt: 0.8, sister: 0.4 },
  turban: { father: 0.85, grandfather: 0.9, uncle: 0.8, brother: 0.6 },
  patka: { father: 0.85, grandfather: 0.9, uncle: 0.8, brother: 0.6 },
  kippah: { father: 0.85, grandfather: 0.9, uncle: 0.8, brother: 0.6 },
};

/** Dice of its own: who covers the head must not change what the rest of the family looks like. */
function familyCover(role: CharacterRole, { look, seed }: Character): Look['headCover'] {
  const { headCover } = look;
  if (random(hash(`cover ${role} ${seed}`)).next() >= (coversToo[headCover]?.[role] ?? 0)) return 'none';
  // Under a patka hair is knotted; who is grown wraps it.
  return headCover === 'patka' && role !== 'brother' ? 'turban' : headCover;
}

/** Somebody of the child's world. Relatives take after the child; the same seed gives the same person. */
export function newCastMember(options: CastMemberOptions): Character {
  const { id, name, role, hero, seed } = options;
  const avatar = avatarOf(options);
  if (avatar) return { ...avatar, id, role };
  const own = options.own?.seed ?? (seed ^ hash(`${role}:${id}`)) >>> 0;
  const dice = random(own);
  const drawn =
    options.own?.look ?? lookOf(role, hero, dice, { id, seed, gender: options.gender, age: options.age });
  // An age that a photo tells wrongly does not make a girl of a grandmother.
  const told = options.age ?? options.own?.look?.age;
  const years = yearsOf(role, told) ?? drawn.age;
  const look = { ...drawn, age: years, ...(options.own?.look ? {} : greyed(drawn, years)) };
  const child = isChildsRole(role);
  const trade = options.trade && trades[options.trade];
  return {
    version: 1,
    id,
    name,
    role,
    style: hero.style,
    look: { ...look, ...trade?.look },
    outfit: {
      ...dressed(
        child
          ? childOutfit(look, (hero.variant + 1 + dice.integer(0, 2)) % 4, own)
          : grownUpOutfit(role === 'teacher' && look.lashes < 0.5 ? 'man' : role, dice),
        skinColorOf(look),
      ),
      ...trade?.outfit,
    },
    headwear: look.headCover === 'none' ? (trade?.headwear ?? 'none') : look.headCover,
    variant: child ? dice.integer(0, 3) : 0,
    seed: own,
    ...(options.own?.coat === undefined ? {} : { coat: options.own.coat }),
    ...(options.color === undefined ? {} : { color: options.color }),
  };
}

const greyFrom = 62;
const whiteFrom = 76;
/** Whoever is told to be old looks old, whatever they are to the child. */
const greyed = ({ hairColor }: Look, years: number): Partial<Look> =>
  years < greyFrom || hairColor === 'grey' || hairColor === 'white'
    ? {}
    : { hairColor: years < whiteFrom ? 'grey' : 'white' };

/** A brother or sister who has an avatar is that avatar. */
function avatarOf({ name, hero, own }: CastMemberOptions): Character | undefined {
  if (own?.look === undefined || own.variant === undefined) return undefined;
  return avatarCandidates({ name, look: own.look, style: hero.style, seed: own.seed })[own.variant]
    ?.character;
}

interface Kin {
  id: string;
  /** The family's: the same for everybody of it. */
  seed: number;
  gender: CastMemberOptions['gender'];
  age: CastMemberOptions['age'];
}

const childrensRoles: readonly CharacterRole[] = ['hero', 'sister', 'brother', 'cousin', 'friend'];
const isChildsRole = (role: CharacterRole): boolean => childrensRoles.includes(role);

/** Nobody else of a family is as old as the child. */
const isTwin = (age: number | undefined, hero: Character): boolean =>
  age !== undefined && Math.abs(age - hero.look.age) < 0.5;

/** A brother or sister of the same hour: colours and features are the child's own. */
const twinOf = ({ look }: Character): Heritage & Partial<Look> => ({
  skin: look.skin,
  hairColor: look.hairColor,
  texture: textureOf(look),
  eyes: look.eyes,
  faceWidth: look.faceWidth,
  jaw: look.jaw,
  nose: look.nose,
  lips: look.lips,
});

/** What is handed down, worn as this person wears it: never quite as the child does. */
function handedDown(role: FamilyRole, { look }: Character, from: Heritage, { pick }: Random): Partial<Look> {
  const { texture, ...colors } = from;
  const shapes: readonly HairShape[] = familyHair[role][texture];
  return { ...colors, hairShape: pick(shapes.filter((shape) => shape !== look.hairShape)) };
}

function lookOf(role: CharacterRole, hero: Character, dice: Random, { id, seed, gender, age }: Kin): Look {
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
    headCoverColor: 'any',
    hearingAid: false,
    wheelchair: false,
  };
  next();
  const glasses = pick(['round', 'oval', 'square'] as const);
  const parents = parentsOf(look, seed);
  /** A throw that is not needed any more keeps the rest of their looks as it was. */
  const oldOnes = (): Heritage => {
    next();
    return nearChild(grandparentOf(parents[sideOf(id, seed)], dice), look.skin);
  };
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
        ...handedDown(role, hero, oldOnes(), dice),
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
        ...handedDown(role, hero, oldOnes(), dice),
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
    case 'aunt':
    case 'uncle': {
      const worn = role === 'aunt' ? 'mother' : 'father';
      const side = pick([parents.mother, parents.father]);
      return {
        ...family,
        ...handedDown(worn, hero, nearChild(grownSiblingOf(side, dice), look.skin), dice),
        lashes: role === 'aunt' ? 0.85 : 0.05,
        lips: role === 'aunt' ? 0.65 : 0.35,
        brows: role === 'aunt' ? 0.5 : 0.85,
        nose: between(0.4, 0.8),
        age: role === 'aunt' ? 31 : 37,
      };
    }
    case 'cousin': {
      const girl = gender === undefined ? next() < 0.5 : gender === 'girl';
      const theirs = nearChild(grownSiblingOf(siblingOf(look, seed, dice), dice), look.skin);
      return {
        ...family,
        ...handedDown(girl ? 'sister' : 'brother', hero, theirs, dice),
        lashes: girl ? 0.75 : 0.15,
        nose: between(0.3, 0.6),
        age: Math.max(2, Math.min(11, look.age + pick([-1, 1]))),
        signatureColor: otherSignature(look.signatureColor, dice),
      };
    }
    case 'sister':
    case 'brother':
      return {
        ...family,
        ...handedDown(role, hero, isTwin(age, hero) ? twinOf(hero) : siblingOf(look, seed, dice), dice),
        lashes: role === 'sister' ? 0.75 : 0.15,
        freckles: look.freckles * 0.9,
        age: Math.max(2, Math.min(11, look.age + pick([-2, 3]))),
        signatureColor: otherSignature(look.signatureColor, dice),
      };
    case 'friend':
    case 'teacher':
    case 'doctor':
    case 'woman':
    case 'man':
      return strangerLook(role, hero, dice, gender);
    default:
      return isAnimal(role)
        ? { ...look, ...plainDetails, age: 3, headCover: 'none', hearingAid: false, wheelchair: false }
        : assertNever(role);
  }
}
