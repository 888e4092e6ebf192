import { type Color, hash, random } from '@milestoon/drawing';
import type { Character, CharacterRole } from './character.ts';
import {
  eyePaints,
  hairPaints,
  glassesColors,
  type GlassesShape,
  hairClipColors,
  hairDyeColors,
  type HairShape,
  type Look,
  type LookDetails,
  skinColorOf,
  type SkinTone,
} from '@milestoon/look';
import type { Headwear, Outfit } from './outfit.ts';

/** Gold, tortoise, steel, dark wire: what frames usually are, and none of a colour that would be noticed. */
const frames: readonly Color[] = ['#c9a25c', '#8a5a3c', '#868a92', '#4a4450'];
/** How thick frames are: wire is thin, what is cast or cut is not. */
const frameWeights: Record<LookDetails['glassesColor'], number> = {
  any: 0.8,
  metal: 0.65,
  clear: 0.9,
  black: 1.25,
  tortoise: 1.15,
  red: 1,
  blue: 1,
  pink: 1,
};

/** A character's look in colours and measures: what the parts of the drawing read. */
export interface Person {
  role: CharacterRole;
  age: number;
  grownUp: boolean;
  elder: boolean;
  skin: Color;
  hair: Color;
  /** The colour hair grows in: that of brows, where hair is dyed. */
  naturalHair: Color;
  eye: Color;
  hairShape: HairShape;
  glasses: { shape: Exclude<GlassesShape, 'none'>; color: Color; weight?: number; mottled?: boolean } | null;
  freckles: number;
  lashes: number;
  lips: number;
  nose: number;
  brows: number;
  cheeks: number;
  /** -1 … 1 around the average face. */
  faceWidth: number;
  jaw: number;
  moustache: boolean;
  outfit: Outfit;
  headwear: Headwear;
  /** The colour of a cover that is worn every day; null: one that goes with the clothes. */
  coverColor: Color | null;
  hearingAid: boolean;
  /** The coil of a cochlear implant; its processor is drawn as a hearing aid. */
  coil: boolean;
  hairClip: Color | null;
  eyePatch: LookDetails['eyePatch'];
  dimples: boolean;
  toothGap: boolean;
  birthmark: { place: Exclude<LookDetails['birthmark'], 'none'>; size: LookDetails['birthmarkSize'] } | null;
  ears: LookDetails['ears'];
  wheelchair: boolean;
  signature: Color;
  variant: number;
}

/** Those of the photo, or round ones where only a story tells of some; a colour that is told goes before both. */
function glassesOf({ id, seed, outfit }: Character, look: Look): Person['glasses'] {
  const told = outfit.glasses;
  if (look.glasses === 'none' && !told) return null;
  const { glassesColor } = look;
  const glasses = look.glasses === 'none' ? 'round' : look.glasses;
  if (told && told !== 'any') return { shape: glasses, color: told };
  if (glassesColor === 'any' || look.glasses === 'none')
    return {
      shape: glasses,
      color: random(hash(`glasses ${id} ${seed}`)).pick(frames),
      weight: frameWeights.any,
    };
  return {
    shape: glasses,
    color: glassesColors[glassesColor],
    weight: frameWeights[glassesColor],
    mottled: glassesColor === 'tortoise',
  };
}

const darkSkins: readonly SkinTone[] = ['dark', 'deep'];

export function personOf(character: Character): Person {
  const { look, role } = character;
  const dark = darkSkins.includes(look.skin);
  // Black hair on dark skin is drawn a shade deeper and warmer, or it looks dyed blue.
  const naturalHair = look.hairColor === 'black' && dark ? '#231d22' : hairPaints[look.hairColor];
  return {
    role,
    age: look.age,
    grownUp: look.age >= 18,
    elder: look.age >= 55,
    skin: skinColorOf(look),
    hair: look.hairDye === 'none' ? naturalHair : hairDyeColors[look.hairDye],
    naturalHair,
    eye: eyePaints[look.eyes],
    hairShape: look.hairShape,
    glasses: glassesOf(character, look),
    freckles: look.freckles,
    lashes: look.lashes,
    lips: look.lips,
    nose: look.nose,
    brows: look.brows,
    cheeks: role === 'baby' ? 0.9 : look.age >= 18 ? 0.35 : 0.5,
    faceWidth: (look.faceWidth - 0.5) * 2,
    jaw: (look.jaw - 0.5) * 2,
    moustache: role === 'grandfather' || character.headwear === 'santa-hat',
    outfit: character.outfit,
    headwear: character.headwear,
    coverColor: look.headCover === 'none' || look.headCoverColor === 'any' ? null : look.headCoverColor,
    hearingAid: look.hearingAid || look.cochlearImplant,
    coil: look.cochlearImplant,
    hairClip: look.hairClip === 'none' ? null : hairClipColors[look.hairClip],
    eyePatch: look.eyePatch,
    dimples: look.dimples,
    toothGap: look.toothGap,
    birthmark: look.birthmark === 'none' ? null : { place: look.birthmark, size: look.birthmarkSize },
    ears: look.ears,
    wheelchair: look.wheelchair,
    signature: look.signatureColor,
    variant: character.variant,
  };
}
