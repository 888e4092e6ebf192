import type { Clause } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';

const titled = /^(?:Mrs?|Ms|Miss|Sir|Lady|Mister)\b/;
/** For how many clauses somebody who was named may be 'her'. */
const near = 6;

/**
 * 'The bus driver, Jean, gave Callum her phone': a stranger whose name could be either's is she, where nobody else who
 * could be 'her' has been told of. English only; elsewhere the possessive says nothing of its owner.
 */
export function sexByOwn(
  { things }: Clause,
  subjects: readonly Somebody[],
  { people, clause }: { people: People; clause: number },
): void {
  const [one, ...more] = subjects;
  const owner = things.find(
    ({ owner, preposition }) => !preposition && /^(?:her|his)$/.test(owner ?? ''),
  )?.owner;
  if (!one || more.length > 0 || !owner || people.options.language !== 'en') return;
  const sex = owner === 'her' ? 'girl' : 'boy';
  const { person, kind } = one;
  if (one.sex === sex || kind !== 'person' || !/^(?:man|woman)$/.test(person.role ?? '')) return;
  if (titled.test(person.name) || !one.words.has('#named')) return;
  const isOthers = people.all.some(
    (each) =>
      each !== one &&
      (each.sex === undefined || each.sex === sex) &&
      (each === people.hero || (each.lastNamed > -9 && clause - each.lastNamed < near)),
  );
  if (isOthers) return;
  one.sex = sex;
  person.gender = sex;
  person.role = sex === 'girl' ? 'woman' : 'man';
}
