import { type Character, isAnimal } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Staging } from '@milestoon/story/screenplay';

/** In these one sleeps sitting. */
const upright: readonly SetName[] = [
  'car',
  'bus',
  'plane',
  'train',
  'boat',
  'classroom',
  'stage',
  'cafe',
  'church',
  'doctor',
  'library',
  'salon',
  'station',
  'airport',
  'cinema',
];

/** A bed belongs into a bedroom; elsewhere whoever sleeps lies down, or sits and nods off. Animals sleep anywhere. */
export const asleepWhereTheyAre = (
  staging: Staging,
  set: SetName,
  character: Character | undefined,
): Staging =>
  staging.action === 'sleep' && set !== 'bedroom' && !isAnimal(character?.role ?? '')
    ? { ...staging, action: upright.includes(set) ? 'sit' : 'lie-down', emotion: 'sleepy' }
    : staging;
