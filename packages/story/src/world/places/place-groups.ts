/** Sets that have something in common: where one eats, who is among people, what one goes by. */
import type { SetName } from '@milestoon/stage';
import { widerPlace } from '../../placing/wider-places.ts';

/** What people travel in. */
export const vehicles: ReadonlySet<SetName> = new Set(['car', 'bus', 'train', 'plane', 'boat']);
export const meals: readonly SetName[] = [
  'train',
  'plane',
  'boat',
  'kitchen',
  'living',
  'cafe',
  'party',
  'garden',
  'park',
  'beach',
  'forest',
  'tent',
  'mountain',
  'ward',
  'classroom',
  'airport',
  'station',
  'museum',
  'cinema',
  'fair',
  'lake',
  'market',
  'aquarium',
  'softplay',
  'schoolyard',
  'harbor',
];
export const outdoors: readonly SetName[] = [
  'street',
  'park',
  'garden',
  'playground',
  'beach',
  'forest',
  'farm',
  'lake',
  'market',
  'fair',
  'schoolgate',
  'porch',
  'coop',
  'field',
  'balcony',
  'schoolyard',
  'harbor',
];

export const withOthers: readonly SetName[] = [
  ...vehicles,
  ...outdoors,
  'classroom',
  'hall',
  'stage',
  'pitch',
  'zoo',
  'pool',
  'snow',
  'mountain',
  'tent',
  'party',
  'cafe',
  'shop',
  'church',
  'bakery',
  'prayer',
  'roadside',
  'library',
  'salon',
  'station',
  'airport',
  'museum',
  'cinema',
  'rink',
  'aquarium',
  'softplay',
];

export const homes: ReadonlySet<SetName> = new Set([
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'hallway',
  'garage',
  'laundry',
]);

/** Whether a place is one of these, or a part of one. */
export const isAmong = (sets: readonly SetName[], here: SetName): boolean =>
  sets.includes(here) || sets.includes(widerPlace(here));

/** Houses that everybody may enter. */
export const indoorsAmongPeople: ReadonlySet<SetName> = new Set([
  'shop',
  'bakery',
  'prayer',
  'cafe',
  'hall',
  'church',
  'doctor',
  'ward',
  'classroom',
  'stage',
  'library',
  'salon',
  'airport',
  'museum',
  'cinema',
  'rink',
  'aquarium',
  'softplay',
]);
