import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Staged, World } from '../told-world.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { Seen } from '../plan.ts';
import { asIs } from '../things/seen-as.ts';

const high = /^(?:ceiling|roof|rafter|chandelier|teto|tecto|telhado|techo|tejado)s?$/;
const crowns = /^(?:tree|treetop|branch|árvore|galho|ramo|árbol|rama)(?:e?s)?$/;
const reaches = /^(?:to|on|onto|at|in|into|against|up|off|a|em|no|en|contra)$/;

/** 'It stuck to the ceiling', 'the ball landed on the roof': above everybody's heads. */
export const isOverhead = (things: readonly Phrase[]): boolean =>
  things.some(
    ({ head, preposition }) =>
      (high.test(head.toLowerCase()) && reaches.test(preposition ?? '')) ||
      // What is stuck in a tree hangs there.
      (crowns.test(head.toLowerCase()) && /^(?:in|into|up|over|em|en)$/.test(preposition ?? '')),
  );

export const overhead = (thing: ThingMeant): Seen => ({ ...asIs(thing), how: 'overhead' });

const falls = /^(?:fall|fall_down|come_down|drop|plop|cair|descer|caer|caerse|bajar)$/;
const comesDown = ({ verb }: Pick<Clause, 'verb'>): boolean =>
  falls.test(verb.lemma) || (verb.lemma === 'come' && verb.particle === 'down');

/** What hangs or sticks above stays there while the place is the same and nobody tells that it came down. */
export function stayingOverhead(staged: Staged, world: World, clause: Pick<Clause, 'verb'>): Staged {
  const set = world.place?.set ?? null;
  const own = staged.seen.filter(({ how }) => how === 'overhead');
  if (own.length > 0) {
    world.overhead = { seen: own, set };
    return staged;
  }
  const { overhead: before } = world;
  if (!before) return staged;
  const named = (picture: string): boolean =>
    staged.seen.some((each) => each.picture === picture) ||
    staged.acts.some(({ thing }) => thing === picture);
  const left = before.seen.filter(({ picture }) => !named(picture));
  const isDown = comesDown(clause) && staged.acts.length === 0;
  if (before.set !== set || isDown || left.length === 0) delete world.overhead;
  if (before.set !== set) return staged;
  return {
    ...staged,
    seen: [...staged.seen, ...left.map((each) => (isDown ? { ...each, how: 'ground' as const } : each))],
  };
}
