import { actionOf, deedOf } from '../../meaning/deeds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';

const goesOn =
  /(?<!\p{L})(?:sigui[óo]|segu[íi]a|continu[óo]|continuaba|seguiu|seguia|continuou|continuava)(?:\s+a)?\s*$/iu;
const within = /^(?:sigui[óo]|segu[íi]a|continu[óo]|continuaba|seguiu|seguia|continuou|continuava)\s/iu;

/**
 * 'El señor le regaló un palito y siguió patinando': what goes on had begun, so it is whoever did it before, or the
 * child where nobody was seen to. Undefined where the words name who, or say nothing of going on. Portuguese and Spanish.
 */
export function resuming(clause: Clause, ruled: Somebody | undefined, world: World): Somebody | undefined {
  const { people, language, lastActions } = world;
  const isUnsaid = clause.who.every(({ span }) => span[1] <= clause.span[0] || span[1] === 0);
  if (language === 'en' || !isUnsaid || !ruled || ruled === people.hero) return undefined;
  const { text } = people.options;
  const [from, to] = clause.verb.span;
  if (!goesOn.test(text.slice(0, from)) && !within.test(text.slice(from, to))) return undefined;
  const action = actionOf(deedOf(clause, language) ?? '');
  if (lastActions.get(ruled.person.id) === action) return undefined;
  return (
    people.all.find(({ person }) => lastActions.get(person.id) === action) ??
    (lastActions.has('hero') ? people.hero : undefined)
  );
}
