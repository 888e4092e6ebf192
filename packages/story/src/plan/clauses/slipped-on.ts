import { meantBy } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';

/** 'Slipped on the ice' as no shoes are slipped on: it is where the feet went. */
export function slippedOn(clause: Clause): Clause {
  const { verb, things } = clause;
  if (verb.lemma !== 'slip' || verb.particle !== 'on') return clause;
  const at = things.findIndex(({ preposition }) => !preposition);
  const thing = things[at];
  if (!thing || meantBy(thing, 'en').kind === 'worn') return clause;
  const { particle: _on, ...plain } = verb;
  return { ...clause, verb: plain, things: things.with(at, { ...thing, preposition: 'on' }) };
}
