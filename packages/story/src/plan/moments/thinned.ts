import type { Action } from '@milestoon/cast';
import type { Act, Moment } from '../plan.ts';

/** Twelve pictures are never too many. */
const always = 12;
/** Words a picture: two seconds of telling, in less nobody takes it in. */
const wordsEach = 5;

/** What is seen of whoever does nothing. */
const idle: ReadonlySet<Action> = new Set<Action>(['look', 'stand', 'watch', 'wait', 'think', 'sit']);

/** Where there are too many for the words that are told, those go first that carry least. */
export function thinned(moments: readonly Moment[], text: string): Moment[] {
  const most = Math.max(always, Math.floor(text.split(/\s+/).length / wordsEach));
  const kept = [...moments];
  while (kept.length > most) {
    const weights = kept.map((moment, at) => weightOf(moment, kept[at - 1]));
    kept.splice(weights.indexOf(Math.min(...weights)), 1);
  }
  return kept;
}

/** A deed is more than a look, a thing or a partner makes it more, and what was just seen tells nothing new. */
function weightOf({ acts, seen, imagined, crowd }: Moment, before: Moment | undefined): number {
  const told = [...acts, ...(imagined?.acts ?? [])];
  const wasSeen = (act: Act): boolean =>
    before?.acts.some(({ who, action }) => who === act.who && action === act.action) ?? false;
  const deeds = told.filter((act) => !idle.has(act.action) && !wasSeen(act));
  const moves = seen.filter(({ move }) => move !== undefined);
  return (
    2 * deeds.length +
    told.length +
    told.filter(({ thing }) => thing !== undefined).length +
    seen.length +
    moves.length +
    (crowd ? 1 : 0)
  );
}
