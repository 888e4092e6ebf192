import { wordTable } from '../../text/word-table.ts';
import type { Moment, Seen } from '../plan.ts';

const off =
  /(?<!\p{L})(?:(?:got|gets|get|getting|stepped|jumped|hopped|climbed|came|ran) (?:down )?(?:off|out of|from) (?:the|a|his|her|their|our) (?:\p{L}+ )?(?:bus|minibus|coach|car|taxi|van)|(?:desceu|desceram|saiu|saíram|saltou) d[oa] (?:\p{L}+ )?(?:autocarro|ônibus|carrinha|carro|táxi)|(?:se )?(?:baj(?:ó|aron)|sali(?:ó|eron)) del (?:\p{L}+ )?(?:autobús|bus|colectivo|coche|carro|auto|taxi))(?!\p{L})/iu;
const vehicles: Readonly<Record<string, string>> = wordTable({ bus: 'bus', car: 'automobile' });
const seats = /^(?:cabin-seats|child-seat|seat)$/;

const everybody =
  /(?<!\p{L})(?:we|they|everyone|everybody|all|todos|todas|nós|nosotros|desceram|saíram|bajaron|salieron)(?!\p{L})/iu;
/** 'On the bus she had dropped it', 'from her seat': of whoever is inside. */
const aboard =
  /(?<!\p{L})(?:(?:on|in|inside) (?:the|our) (?:\p{L}+ )?(?:bus|minibus|coach|car|taxi|van)|from (?:the|his|her|their|our) (?:\p{L}+ )?seats?|stay(?:ed|s)|(?:no|dentro do) (?:autocarro|ônibus|carro|táxi)|fic(?:ou|ámos|amos|aram)|(?:en|dentro d)el (?:autobús|bus|coche|carro|taxi)|se qued\p{L}+|(?:entr|sub)(?:ou|aram|iu|iram|ó|aron|ió|ieron) (?:n[oa]|para [oa]|en|al?))(?!\p{L})/iu;
const lead = 3;

/** 'Got off the bus and hugged her grandmother': on the street beside it, and no longer inside. */
export function gotOff(moments: readonly Moment[], text: string): Moment[] {
  let left: { set: string; sentence: number; who: ReadonlySet<string> } | undefined;
  return moments.map((moment) => {
    const { set } = moment.place;
    const vehicle = set ? vehicles[set] : undefined;
    const told = text.slice(...moment.told);
    const isOff = moment.mode === 'done' && off.test(told);
    if (isOff && set === 'street') return outside(moment);
    const doers = moment.acts.map(({ who }) => who);
    if (isOff && vehicle && set)
      left = {
        set,
        sentence: moment.sentence,
        who: new Set(everybody.test(told) ? ['hero', ...doers] : doers),
      };
    else if (left && (isAboard(moment, text) || !isOut(doers, left.who))) left = undefined;
    if (!left || !vehicle || set !== left.set || moment.sentence - left.sentence > 1) {
      if (set !== left?.set && !isOff) left = undefined;
      return moment;
    }
    const beside: Seen[] = isOff ? [{ picture: vehicle, how: 'ground' }] : [];
    const free = moment.seen.filter(({ picture }) => !seats.test(picture) && picture !== vehicle);
    return {
      ...moment,
      place: { ...moment.place, set: 'street' },
      acts: moment.acts.map((act) =>
        act.action === 'sit' ? { ...act, action: isOff ? ('walk' as const) : ('stand' as const) } : act,
      ),
      seen: [...beside, ...free],
    };
  });
}

/** Whose story it is takes it along; others take only what they do themselves. */
const isOut = ([first]: readonly string[], left: ReadonlySet<string>): boolean =>
  left.has('hero') || first === undefined || left.has(first);

const isAboard = ({ told: [from, to] }: Moment, text: string): boolean =>
  aboard.test(text.slice(Math.max(0, from - lead), to));

/** Whoever gets out of a car sits in none. */
const outside = (moment: Moment): Moment => ({
  ...moment,
  acts: moment.acts.map((act) => (act.action === 'sit' ? { ...act, action: 'walk' as const } : act)),
  seen: moment.seen.filter(({ picture }) => !seats.test(picture)),
});
