import type { Moment } from './plan.ts';

/** More pictures than these in a minute nobody can follow. */
const most = 12;

/** Where there are too many, those go first in which least happens. */
export function thinned(moments: readonly Moment[]): Moment[] {
  const weight = ({ acts, seen }: Moment): number =>
    acts.length + seen.length + acts.filter(({ thing }) => thing !== undefined).length;
  const kept = [...moments];
  while (kept.length > most) {
    const least = kept.reduce((a, b) => (weight(b) < weight(a) ? b : a));
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
}
