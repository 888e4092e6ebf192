import type { SetName } from '@milestoon/stage';
import { indoorsAmongPeople } from '../world/place-groups.ts';
import type { Moment } from './plan.ts';

const indoors: ReadonlySet<SetName> = new Set([
  // A gym has room for it.
  ...[...indoorsAmongPeople].filter((set) => set !== 'hall'),
  'kitchen',
  'bathroom',
  'pool',
  'station',
  'train',
  'bus',
  'plane',
]);

/** 'Cycled to school', 'went to the shop by scooter': nobody rides in there, so they are seen on the way. */
export const ridesOutside = (moment: Moment): Moment =>
  moment.place.set !== null &&
  indoors.has(moment.place.set) &&
  moment.acts.some(({ who, action }) => who === 'hero' && vehicles.has(action))
    ? { ...moment, place: { ...moment.place, set: 'street' } }
    : moment;

const vehicles: ReadonlySet<string> = new Set(['bike', 'scooter', 'sled']);
