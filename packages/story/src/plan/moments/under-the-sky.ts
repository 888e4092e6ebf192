import type { Weather } from '@milestoon/stage';
import { outdoors } from '../../world/places/place-groups.ts';
import type { Moment } from '../plan.ts';

const clouds: Partial<Record<Weather, string>> = { rain: 'cloud-with-rain', snow: 'cloud-with-snow' };
const alsoOutdoors = /^(?:pitch|zoo|pool|snow|mountain)$/;

/** Under the sky it rains and snows by itself: 'played in the rain' needs no picture of a cloud beside who plays. */
export function underTheSky(moment: Moment): Moment {
  const { weather, acts, seen } = moment;
  const { set } = moment.place;
  if (weather === null || set === null || acts.length === 0) return moment;
  if (!outdoors.includes(set) && !alsoOutdoors.test(set)) return moment;
  return { ...moment, seen: seen.filter(({ picture, how }) => how !== 'sky' || picture !== clouds[weather]) };
}
