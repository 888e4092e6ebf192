import type { SetName } from '@milestoon/stage';
import type { Place } from './places.ts';

/** Whose own word says no more than what is known: who rows a canoe is 'in the boat', a pharmacy has 'the shop's door'. */
const general: ReadonlySet<SetName> = new Set([
  'boat',
  'shop',
  'hall',
  'cafe',
  'doctor',
  'station',
  'stage',
  'lake',
  'forest',
]);

/** A place with the look that it has had from the moment before, where nothing says that it is another one. */
export const stillThere = (now: Place | null, before: Place | null): Place | null =>
  now &&
  before?.scenery &&
  !now.scenery &&
  now.set === before.set &&
  (now.by !== 'told' || general.has(now.set))
    ? { ...now, scenery: before.scenery }
    : now;
