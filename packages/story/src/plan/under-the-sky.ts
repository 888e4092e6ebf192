import type { SetName, Weather } from '@milestoon/stage';
import { outdoors } from '../world/place-groups.ts';
import type { Seen } from './plan.ts';

const clouds: Partial<Record<Weather, string>> = { rain: 'cloud-with-rain', snow: 'cloud-with-snow' };
const alsoOutdoors = /^(?:pitch|zoo|pool|snow|mountain)$/;

/** Under the sky it rains and snows by itself: 'played in the rain' needs no picture of a cloud. */
export function underTheSky(
  seen: readonly Seen[],
  set: SetName | null,
  weather: Weather | null,
): readonly Seen[] {
  if (weather === null || set === null || !(outdoors.includes(set) || alsoOutdoors.test(set))) return seen;
  return seen.filter(({ picture, how }) => how !== 'sky' || picture !== clouds[weather]);
}
