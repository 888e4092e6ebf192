import type { Moment, Seen } from '../plan.ts';

const off =
  /(?<!\p{L})(?:(?:got|gets|get|getting|stepped|jumped|hopped|climbed|came|ran) (?:down )?(?:off|out of|from) (?:the|a|his|her|their|our) (?:\p{L}+ )?(?:bus|minibus|coach|car|taxi|van)|(?:desceu|desceram|saiu|saíram|saltou) d[oa] (?:\p{L}+ )?(?:autocarro|ônibus|carrinha|carro|táxi)|(?:se )?(?:baj(?:ó|aron)|sali(?:ó|eron)) del (?:\p{L}+ )?(?:autobús|bus|colectivo|coche|carro|auto|taxi))(?!\p{L})/iu;
const vehicles: Readonly<Record<string, string>> = { bus: 'bus', car: 'automobile' };
const seats = /^(?:cabin-seats|child-seat|seat)$/;

/** 'Got off the bus and hugged her grandmother': on the street beside it, and no longer inside. */
export function gotOff(moments: readonly Moment[], text: string): Moment[] {
  let left: { set: string; sentence: number } | undefined;
  return moments.map((moment) => {
    const { set } = moment.place;
    const vehicle = set ? vehicles[set] : undefined;
    const isOff = moment.mode === 'done' && off.test(text.slice(...moment.told));
    if (isOff && set === 'street') return outside(moment);
    if (isOff && vehicle && set) left = { set, sentence: moment.sentence };
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

/** Whoever gets out of a car sits in none. */
const outside = (moment: Moment): Moment => ({
  ...moment,
  acts: moment.acts.map((act) => (act.action === 'sit' ? { ...act, action: 'walk' as const } : act)),
  seen: moment.seen.filter(({ picture }) => !seats.test(picture)),
});
