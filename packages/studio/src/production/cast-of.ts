import { avatarCandidates, type Character, ensembleOf } from '@milestoon/cast';
import type { Screenplay } from '@milestoon/story/screenplay';
import type { EpisodeRequest } from './production.ts';

/**
 * Everybody of a screenplay as they look, by member id.
 *
 * @throws {RangeError} for an avatar that there is not
 */
export function castOf(
  request: Pick<EpisodeRequest, 'childName' | 'look' | 'style' | 'childSeed' | 'variant' | 'family'>,
  screenplay: Pick<Screenplay, 'cast'>,
): Record<string, Character> {
  const { childName: name, look, style, childSeed: seed, variant } = request;
  const chosen = avatarCandidates({ name, look, style, seed })[variant];
  if (!chosen) throw new RangeError(`there is no avatar ${variant}`);
  const ownOf = new Map(request.family?.map(({ id, own }) => [id, own]));
  const cast = screenplay.cast.map((member) => ({ ...member, own: ownOf.get(member.family ?? '') }));
  return ensembleOf(chosen.character, cast, seed);
}
