import type { SetName } from '@milestoon/stage';
import type { Moment } from './plan.ts';

const indoors: ReadonlySet<SetName> = new Set([
  'classroom',
  'shop',
  'kitchen',
  'bathroom',
  'church',
  'cafe',
  'doctor',
  'ward',
  'stage',
  'pool',
  'train',
  'bus',
  'plane',
  'library',
  'salon',
  'station',
  'airport',
  'museum',
  'cinema',
  'rink',
  'aquarium',
  'softplay',
]);

/** 'Cycled to school', 'went to the shop by scooter': nobody rides in there, so they are seen on the way. */
export const ridesOutside = (moment: Moment): Moment =>
  moment.place.set !== null &&
  indoors.has(moment.place.set) &&
  moment.acts.some(({ who, action }) => who === 'hero' && vehicles.has(action))
    ? { ...moment, place: { ...moment.place, set: 'street' } }
    : moment;

const vehicles: ReadonlySet<string> = new Set(['bike', 'scooter', 'sled']);
