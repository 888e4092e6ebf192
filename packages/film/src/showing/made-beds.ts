/** Beds that are drawn with whoever is in them. */
import { isAnimal } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import type { Company } from './bearing.ts';

/** Whether a bed is drawn with whoever is in it: somebody sits up in one, or it is theirs and they sleep, and are no animal. */
export const isMade = (
  { picture }: Pick<Seen, 'picture'>,
  owner = 'hero',
  { actors, characters }: Pick<Company, 'actors' | 'characters'>,
): boolean =>
  picture === 'bed' &&
  actors.some(
    ({ member, seated, acting }) =>
      seated === 'bed' ||
      (member === owner &&
        !isAnimal(characters[member]?.role ?? 'hero') &&
        acting.every(({ action }) => action === 'sleep')),
  );
