import { isIndoors } from '../../../directing/setting.ts';
import type { Act, Moment } from '../../plan.ts';

const grownUp = /^(?:mother|father|grandmother|grandfather|aunt|uncle|teacher|man|woman)/;
const goes = /^(?:walk|run|stand|look|wait|sit|hold)$/;

/** 'Walked under the umbrella': somebody holds it over all of them, and it is no roof on posts. */
export function underAnUmbrella(written: Moment): Moment {
  const moment = inRain(written);
  const { acts, seen } = moment;
  const under = seen.filter(({ picture, how }) => picture === 'umbrella' && how === 'roof');
  const those = acts.filter(({ who }) => under.some(({ of = 'hero' }) => of === who));
  if (those.length === 0 || !those.every(({ action, thing }) => goes.test(action) && !thing)) return moment;
  const holder = those.find(({ who }) => grownUp.test(who)) ?? those[0];
  const color = under.find((each) => each.color)?.color;
  return {
    ...moment,
    acts: acts.map(
      (act): Act =>
        act === holder
          ? {
              ...act,
              action: act.action === 'walk' || act.action === 'run' ? 'walk' : 'hold',
              thing: 'umbrella',
              ...(color ? { color } : {}),
            }
          : act,
    ),
    seen: seen.filter((each) => !under.includes(each)),
  };
}

const sunny = /^(?:beach|pool|snow|lake)$/;
/** An umbrella is up because it rains. */
function inRain(moment: Moment): Moment {
  const { place, acts, seen, weather } = moment;
  const isUp =
    acts.some(({ thing, action }) => thing === 'umbrella' && /^(?:hold|walk|run|open|stand)$/.test(action)) ||
    seen.some(({ picture, how }) => picture === 'umbrella' && how === 'roof');
  if (!isUp || weather !== null || place.set === null || isIndoors(place.set) || sunny.test(place.set))
    return moment;
  return { ...moment, weather: 'rain' };
}
