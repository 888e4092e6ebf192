import type { Moment } from './plan.ts';

/**
 * What happens by itself is seen by somebody: the child looks at the cake that stands there, at the kite in the tree.
 * Without anybody a picture is a shop window. Where others are seen, or a crowd, nobody is added.
 */
export function seenByHero(moment: Moment | null, sorrowful: boolean): Moment | null {
  if (!moment || moment.mode !== 'done' || moment.acts.length > 0 || moment.crowd) return moment;
  const isSudden = moment.seen.some(({ move }) => move !== undefined && move !== 'grow');
  const emotion = sorrowful ? 'sad' : isSudden ? 'surprised' : 'happy';
  return { ...moment, acts: [{ who: 'hero', action: 'look', emotion }] };
}
