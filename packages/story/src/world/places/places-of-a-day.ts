import type { SetName } from '@milestoon/stage';

/** Where one does several things one after the other. */
export const lingering: ReadonlySet<SetName> = new Set([
  'shop',
  'bakery',
  'prayer',
  'doctor',
  'church',
  'cafe',
  'library',
  'salon',
  'airport',
  'station',
  'cinema',
  'market',
]);
/** Nobody stays there when the hour has changed. */
export const passing: ReadonlySet<SetName> = new Set([
  ...lingering,
  'street',
  'car',
  'bus',
  'train',
  'plane',
  'bathroom',
  'hallway',
  'garage',
  'laundry',
]);
/** In the evening whoever was there has gone home. */
export const byDay: ReadonlySet<SetName> = new Set([
  'classroom',
  'pool',
  'pitch',
  'zoo',
  'snow',
  'playground',
  'schoolyard',
  'hall',
  'farm',
  'library',
  'museum',
  'aquarium',
  'softplay',
  'rink',
  'lake',
]);
/** Where a night is slept. */
export const bedded: ReadonlySet<SetName> = new Set([
  'bedroom',
  'tent',
  'ward',
  'boat',
  'train',
  'plane',
  'car',
  'bus',
]);
