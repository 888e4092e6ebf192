import type { Weather } from '@milestoon/stage';
import { outdoors } from '../world/place-groups.ts';
import type { Staged, World } from './told-world.ts';

const clouds: Partial<Record<Weather, string>> = { rain: 'cloud-with-rain', snow: 'cloud-with-snow' };
const alsoOutdoors = /^(?:pitch|zoo|pool|snow|mountain)$/;

/** Under the sky it rains and snows by itself: 'played in the rain' needs no picture of a cloud beside who plays. */
export function underTheSky(staged: Staged, { weather, place }: Pick<World, 'weather' | 'place'>): Staged {
  const set = staged.elsewhere ?? place?.set ?? null;
  if (weather === null || set === null || staged.acts.length === 0) return staged;
  if (!outdoors.includes(set) && !alsoOutdoors.test(set)) return staged;
  return {
    ...staged,
    seen: staged.seen.filter(({ picture, how }) => how !== 'sky' || picture !== clouds[weather]),
  };
}
