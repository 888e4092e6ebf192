import { type SkinTone, skinTones, tonePlace } from '@milestoon/look';
import type { Guess, Rival } from './guess.ts';
import type { LearnedLook } from './learned-look.ts';

/** The tone that was read, and all ten with their chances: those that photos do not tell apart share theirs with what lies between. */
export function skinGuess({ value, confidence, chances }: LearnedLook['skin']): Guess<SkinTone> {
  const shares = skinTones.map((tone, at) => densityAt(chances, tonePlace[tone]) * reachOf(at));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const rivals = skinTones
    .map((tone, at): Rival<SkinTone> => ({ value: tone, chance: (shares[at] ?? 0) / total }))
    .filter((rival) => rival.value !== value)
    .sort((p, q) => q.chance - p.chance);
  return { value, confidence, rivals };
}

/** The chance of a tone a step wide here; between two that were read, the mean of both. */
const densityAt = (chances: readonly number[], place: number): number =>
  ((chances[Math.floor(place)] ?? 0) + (chances[Math.ceil(place)] ?? 0)) / 2;

/** Over how much of the scale a tone is the nearest, in steps. */
function reachOf(at: number): number {
  const place = (index: number, beyond: number): number => {
    const tone = skinTones[index];
    return tone ? tonePlace[tone] : beyond;
  };
  const own = place(at, 0);
  return (place(at + 1, own + 1) - place(at - 1, own - 1)) / 2;
}
