import { type Character, type CharacterRole, isBaby, isGrownUp, winterClothes } from '@milestoon/cast';
import type { SetName, TimeOfDay, Weather } from '@milestoon/stage';
import type { Actor } from '../film.ts';

/** Where a shot is, as far as people dress for it. */
export interface Surroundings {
  set: SetName;
  time: TimeOfDay;
  weather: Weather;
  indoor: boolean;
  /** Somebody there is told to have something warm on. */
  cold?: boolean;
}

/** Pictures of what somebody has on. */
export type Dress = readonly { picture: string; color?: string }[];

/** Who is at work wherever a child meets them, and who sits by the water. */
const ashore: readonly CharacterRole[] = ['teacher', 'doctor', 'woman', 'man', 'grandmother', 'grandfather'];
const sleeps = /^(?:sleep|nap)$/;

/** In bed one has pyjamas on; a child at night also beside it. */
function isForBed({ acting, seated, asleep }: Actor, { role }: Character, where: Surroundings): boolean {
  if (where.set !== 'bedroom') return false;
  const isInBed =
    asleep ||
    seated === 'bed' ||
    acting.every(
      ({ action, emotion }) => sleeps.test(action) || (action === 'lie-down' && emotion === 'sleepy'),
    );
  return isInBed || (where.time === 'night' && !isGrownUp(role));
}

/** What whoever is at a place has on there when a story tells nothing of it; null for what they always have on. */
export function clothesOfPlace(actor: Actor, character: Character, where: Surroundings): Dress | null {
  const { set, time, weather, indoor } = where;
  if (set === 'snow' || (weather === 'snow' && !indoor)) return [{ picture: winterClothes }];
  if (isForBed(actor, character, where)) return [{ picture: 'pyjamas' }];
  if ((weather === 'rain' || weather === 'hail') && !indoor && !isBaby(character))
    return isGrownUp(character.role)
      ? [{ picture: 'coat' }]
      : [
          { picture: 'coat', color: '#f0b92e' },
          { picture: 'rubber-boots', color: '#f0b92e' },
        ];
  const bathes = set === 'pool' || (set === 'beach' && time !== 'night' && weather === 'clear');
  return bathes && !where.cold && !ashore.includes(character.role) ? [{ picture: 'swimsuit' }] : null;
}
