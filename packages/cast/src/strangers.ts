import type { Random } from '@milestoon/drawing';
import { hairFamilies, type HairShape, type Look, plainDetails, skinTones } from '@milestoon/look';
import type { Character } from './character.ts';
import { isBrown } from './family/heredity.ts';
import { otherSignature } from './wardrobe.ts';

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

/** Friends and the grown-ups of school and surgery come from everywhere. */
export function strangerLook(
  role: 'friend' | 'teacher' | 'doctor' | 'woman' | 'man',
  hero: Character,
  dice: Random,
  gender: 'girl' | 'boy' | undefined,
): Look {
  const { pick, between, next } = dice;
  const others = skinTones.filter((tone) => tone !== hero.look.skin);
  const skin = pick(others);
  const dark = isBrown(skin);
  const shapes = dark ? coiledStyles : straightStyles;
  const young = role === 'friend';
  const chance = young ? next() < 0.5 : role === 'teacher';
  const told = role === 'woman' || role === 'man' ? role === 'woman' : gender && gender === 'girl';
  const long = told ?? chance;
  const naturals = dark
    ? (['black', 'dark-brown'] as const)
    : hairFamilies.filter((color) => color !== 'grey' && color !== 'white');
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
