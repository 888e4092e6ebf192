import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { boundPlace } from './bound-deeds.ts';
import { impliedPlace } from './implied-place.ts';
import { homes } from './place-groups.ts';

/** The room of a house that a deed is done in; null where that is any of them. */
export const roomFor = (clause: Clause, told: string): SetName | null => {
  const set = boundPlace(clause, told, 'living') ?? impliedPlace(clause, 'living');
  return set && set !== 'living' && homes.has(set) ? set : null;
};
