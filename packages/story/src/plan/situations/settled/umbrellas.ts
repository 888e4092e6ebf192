import { isIndoors } from '../../../directing/setting.ts';
import type { Act, Moment } from '../../plan.ts';

const grownUp = /^(?:mother|father|grandmother|grandfather|aunt|uncle|teacher|man|woman)/;
/** Whoever sits under one has it over a table or in the sand, against the sun. */
const goes = /^(?:walk|run|stand|look|wait|hold)$/;
/** 'Used her umbrella as a sword': it is not up. */
const asElse =
  /(?<!\p{L})(?:as (?:an?|if)|like an?|como|swords?|espadas?|closed|folded|fechado|cerrado)(?!\p{L})/iu;

/** 'Walked under the umbrella': somebody holds it over all of them, and it is no roof on posts. */
export function underAnUmbrella(written: Moment, told: string): Moment {
  const moment = inRain(written, told);
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
function inRain(moment: Moment, told: string): Moment {
  const { place, acts, seen, weather } = moment;
  const isUnder = ({ who, action }: Act): boolean =>
    goes.test(action) &&
    seen.some(({ picture, how, of = 'hero' }) => picture === 'umbrella' && how === 'roof' && of === who);
  const isUp =
    !asElse.test(told) &&
    acts.some(
      (act) =>
        (act.thing === 'umbrella' && /^(?:hold|walk|run|open|stand)$/.test(act.action)) || isUnder(act),
    );
  if (!isUp || weather !== null || place.set === null || isIndoors(place.set) || sunny.test(place.set))
    return moment;
  return { ...moment, weather: 'rain' };
}
