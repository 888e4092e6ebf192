import type { HairTraits } from '@milestoon/look';
import { chanceOfYes, type LearnedLook } from './learned-look.ts';
import { hairLengths, hairTextures } from './read-fields.ts';

/** Of 18 labelled people with tied hair: the long were braided, of the others most had a bun or two tails. */
const kindsOfShort = { bun: 0.44, 'two-tails': 0.28, 'one-tail': 0.18, braids: 0.1 } as const;

/** The chance of hair with these traits, 0…1, as if they had nothing to do with each other. */
export function chanceOfHair(
  { length, texture, fringe, tied, roped }: HairTraits,
  learned: LearnedLook,
): number {
  const lengthChance = learned.length.chances[hairLengths.indexOf(length)] ?? 0;
  const long = learned.length.chances[hairLengths.indexOf('long')] ?? 0;
  const textureChance = learned.texture.chances[hairTextures.indexOf(texture)] ?? 0;
  const fringeChance = fringe ? chanceOfYes(learned.fringe) : 1 - chanceOfYes(learned.fringe);
  const tiedChance = chanceOfYes(learned.tied);
  const ropedChance = chanceOfYes(learned.roped);
  const ropes = texture !== 'coily' ? 1 : roped ? ropedChance : 1 - ropedChance;
  if (tied === 'loose') return (1 - tiedChance) * lengthChance * textureChance * fringeChance * ropes;
  // Tied hair is drawn straight or coily, and it is not seen how long it would be.
  const coily = learned.texture.chances[hairTextures.indexOf('coily')] ?? 0;
  const short = (1 - long) * kindsOfShort[tied];
  // Short braids are coils that lie on the head; others hang down.
  const hangs = tied === 'braids' && length !== 'short';
  const kind = hangs ? long + (texture === 'coily' ? 0 : short) : short;
  // Strands beside the face look like a fringe where hair is tied back.
  return tiedChance * kind * Math.sqrt(fringeChance) * (texture === 'coily' ? coily : 1 - coily);
}
