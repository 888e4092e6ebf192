import type { SetName } from '@milestoon/stage';
import type { Moment } from '../plan/plan.ts';

const inSeats =
  /(?<!\p{L})(?:(?:front|back|first|second|third|fourth|last|our|the same) row|in (?:the|our|her|his|their) (?:audience|crowd|seats?|stalls)|from (?:the|our) (?:audience|seats?|stalls|back)|na (?:plateia|assistência|primeira fila|segunda fila|última fila)|(?:da|de) plateia|entre o público|en (?:el público|la platea|primera fila|la primera fila|la segunda fila|segunda fila|la última fila|las butacas)|(?:desde|entre) (?:el público|la platea))(?!\p{L})/iu;

/**
 * Who only watches sits before a stage and not on it: the set a moment is seen in, the rows of seats for an audience by
 * itself and for whoever the sentence has in a row of it.
 */
export function setSeen({ place, crowd, acts, told }: Moment, text: string): SetName | null {
  if (place.set !== 'stage') return place.set;
  if (crowd?.kind === 'audience' && acts.length === 0) return 'cinema';
  if (acts.length === 0) return place.set;
  const before = text.slice(0, told[0]);
  const from = Math.max(...['.', '!', '?'].map((mark) => before.lastIndexOf(mark))) + 1;
  const isHeroAlone = acts.some(({ who }) => who === 'hero');
  const words = text.slice(isHeroAlone ? told[0] : from, told[1]);
  return inSeats.test(words) ? 'cinema' : place.set;
}
