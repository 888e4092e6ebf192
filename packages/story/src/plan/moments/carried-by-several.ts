import type { Act, Moment } from '../plan.ts';

const carries = /^(?:piggyback|shoulder-carry|lift)$/;
const shoulders = /(?<!\p{L})(?:shoulders?|ombros?|hombros?)(?!\p{L})/iu;

/** 'Her teammates lifted her on their shoulders': one has her there, the others cheer. */
export function carriedBySeveral(moment: Moment, text: string): Moment {
  const carriers = moment.acts.filter(({ action, to }) => carries.test(action) && to !== undefined);
  const [first, ...others] = carriers;
  const carried = moment.acts.find(({ who }) => who === first?.to);
  if (!first || !carried || others.length === 0 || others.some(({ to }) => to !== first.to)) return moment;
  const isHigh = shoulders.test(text.slice(...moment.told));
  if (!isHigh && first.action === 'lift') return moment;
  return {
    ...moment,
    acts: moment.acts.map((act): Act => {
      if (act === first) return { ...act, action: isHigh ? 'shoulder-carry' : act.action };
      if (act === carried && isHigh) return { ...act, action: 'ride', emotion: 'happy' };
      if (!others.includes(act)) return act;
      const { to: _to, ...free } = act;
      return { ...free, action: 'cheer', emotion: 'happy' };
    }),
  };
}
