import type { Character } from './character.ts';
import { type CastMemberOptions, newCastMember } from './relatives.ts';

type Member = Omit<CastMemberOptions, 'hero' | 'seed'>;

/**
 * Everybody of a story by the ids of its screenplay: the hero as they are, the others drawn with the child's seed, so
 * that they look the same all through the series.
 */
export function ensembleOf(
  hero: Character,
  cast: readonly Member[],
  seed: number,
): Record<string, Character> {
  const others = cast.filter(({ role }) => role !== 'hero');
  return {
    hero,
    ...Object.fromEntries(others.map((member) => [member.id, newCastMember({ ...member, hero, seed })])),
  };
}
