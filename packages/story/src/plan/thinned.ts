import type { Moment } from './plan.ts';

/** Twelve pictures are never too many. */
const always = 12;
/** Words a picture: two seconds of telling, in less nobody takes it in. */
const wordsEach = 5;

/** Where there are too many for the words that are told, those go first in which least happens. */
export function thinned(moments: readonly Moment[], text: string): Moment[] {
  const most = Math.max(always, Math.floor(text.split(/\s+/).length / wordsEach));
  const weight = ({ acts, seen }: Moment): number =>
    acts.length + seen.length + acts.filter(({ thing }) => thing !== undefined).length;
  const kept = [...moments];
  while (kept.length > most) {
    const least = kept.reduce((a, b) => (weight(b) < weight(a) ? b : a));
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
}
