import type { Act, Moment } from '../../plan.ts';

/** Whoever has the hair cut in a salon sits for it. */
export function atHairdressers(moment: Moment): Moment {
  const { place, acts, seen } = moment;
  const lead = acts.find(({ action, to, who }) => /^(?:cut|wipe|slice)$/.test(action) && to && to !== who);
  if (place.set !== 'salon' || !lead?.to || seen.some(({ how }) => how === 'support')) return moment;
  const { to } = lead;
  return {
    ...moment,
    acts: acts.map((act): Act => (act.who === to && act.action === 'look' ? { ...act, action: 'sit' } : act)),
    seen: [...seen, { picture: 'barber-chair', how: 'support', of: to } as const].slice(0, 8),
  };
}
