/** Sets that have something in common: where one eats, who is among people, what one goes by. */
import type { SetName } from '@milestoon/stage';

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

export const homes: ReadonlySet<SetName> = new Set(['living', 'kitchen', 'bedroom', 'bathroom', 'hallway']);

/** Houses that everybody may enter. */
export const indoorsAmongPeople: ReadonlySet<SetName> = new Set([
  'shop',
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
