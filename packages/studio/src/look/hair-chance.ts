import type { HairTraits } from '@milestoon/look';
import { chanceOfYes, type LearnedLook } from './learned-look.ts';
import { type HairCut, hairCuts, hairLengths, type HairTexture, hairTextures } from './read-fields.ts';

/** Of 18 labelled people with tied hair: the long were braided, of the others most had a bun or two tails. */
const kindsOfShort = { bun: 0.44, 'two-tails': 0.28, 'one-tail': 0.18, braids: 0.1 } as const;

/** Whether hair with these traits is tied or reaches below the jaw; braids that lie on the head do not. */
export const isWornLong = ({ length, tied }: HairTraits): boolean =>
  tied === 'loose' ? length === 'medium' || length === 'long' : length !== 'short';

/** The chance that hair is worn as these traits say, long or not, 0…1. */
export const chanceOfWorn = (traits: HairTraits, { wornLong }: Pick<LearnedLook, 'wornLong'>): number =>
  isWornLong(traits) ? chanceOfYes(wornLong) : 1 - chanceOfYes(wornLong);

/** How likely short hair is cut like that, 0…1. */
export const chanceOfCut = ({ cut }: Pick<LearnedLook, 'cut'>, name: HairCut): number =>
  cut.chances[hairCuts.indexOf(name)] ?? 0;

/** The chance of hair with these traits, 0…1, as if they had nothing to do with each other. */
export function chanceOfHair(traits: HairTraits, learned: LearnedLook): number {
  const { length, texture, fringe, tied, roped } = traits;
  const tiedChance = chanceOfYes(learned.tied);
  if (tied === 'loose') {
    const loose = (1 - tiedChance) * lengthChanceOf(traits, learned);
    if (length === 'none') return loose;
    const ropedChance = chanceOfYes(learned.roped);
    const ropes = texture !== 'coily' ? 1 : roped ? ropedChance : 1 - ropedChance;
    return loose * textureChanceOf(traits, learned) * fringeChanceOf(fringe, learned) * ropes;
  }
  // Tied hair is drawn straight or coily, and it is not seen how long it would be.
  const coily = chanceOfTexture(learned, 'coily');
  const long = learned.length.chances[hairLengths.indexOf('long')] ?? 0;
  const short = (1 - long) * kindsOfShort[tied];
  // Short braids are coils that lie on the head; others hang down.
  const hangs = tied === 'braids' && length !== 'short';
  const kind = hangs ? long + (texture === 'coily' ? 0 : short) : short;
  // Strands beside the face look like a fringe where hair is tied back.
  const strands = Math.sqrt(fringeChanceOf(fringe, learned));
  return tiedChance * kind * strands * (texture === 'coily' ? coily : 1 - coily);
}

/** Bare heads are rare: what is not longer is shared out by how it is cut. */
function lengthChanceOf({ length, raised }: HairTraits, learned: LearnedLook): number {
  const [none = 0, short = 0] = learned.length.chances;
  const [clipped, standing] = [chanceOfCut(learned, 'clipped'), chanceOfCut(learned, 'raised')];
  if (length === 'none') return (none + short) * clipped;
  if (length === 'short') return (none + short) * (raised ? standing : 1 - clipped - standing);
  return learned.length.chances[hairLengths.indexOf(length)] ?? 0;
}

const chanceOfTexture = (learned: LearnedLook, name: HairTexture): number =>
  learned.texture.chances[hairTextures.indexOf(name)] ?? 0;

/** Hair that stands up is drawn with the same strands whether it is straight or wavy. */
const textureChanceOf = ({ texture, raised }: HairTraits, learned: LearnedLook): number =>
  chanceOfTexture(learned, texture) + (raised ? chanceOfTexture(learned, 'wavy') : 0);

const fringeChanceOf = (fringe: boolean, learned: LearnedLook): number =>
  fringe ? chanceOfYes(learned.fringe) : 1 - chanceOfYes(learned.fringe);
