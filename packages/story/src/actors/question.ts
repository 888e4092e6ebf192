import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/people/somebody.ts';
import { wordTable } from '../text/word-table.ts';

/** A clause that does not name who acts. */
export interface Question {
  clause: Clause;
  world: World;
  /** Whom the rules say. */
  ruled: Somebody;
  /** By a pronoun, not at all, or not at all in a verb that hangs on the one before. */
  form: 'pronoun' | 'left' | 'hangs';
  /** What the pronoun says of them. */
  sex: Somebody['sex'];
}

const sexOf = (pronoun: string | undefined): Somebody['sex'] =>
  /^(?:he|ele|él)$/.test(pronoun ?? '')
    ? 'boy'
    : /^(?:she|ela|ella)$/.test(pronoun ?? '')
      ? 'girl'
      : undefined;
const several = /^(?:we|you|they|nós|nos|eles|elas|ellos|ellas)$/;
const hangs = /(?:[aeiô]r|ndo|ing)(?:-?se)?$/i;

/** What is asked about who acts in a clause; undefined where its words or a rule name them, or several act. */
export function questionOf(
  clause: Clause,
  meant: readonly MeantPhrase[],
  world: World,
): Question | undefined {
  const [phrase, ...others] = clause.who;
  const [ruled] = meant;
  const [one] = ruled?.people ?? [];
  if (!phrase || !one || ruled?.byRule || others.length > 0 || ruled?.people.length !== 1) return undefined;
  if (phrase.plural || several.test(phrase.pronoun ?? '')) return undefined;
  if (phrase.span[0] >= clause.span[1]) return undefined;
  const isLeftOut = phrase.span[1] <= clause.span[0];
  const isByEnding = phrase.span[0] === phrase.span[1] && phrase.pronoun === 'i';
  const sex = sexOf(phrase.pronoun);
  if (isByEnding || (!isLeftOut && !sex)) return undefined;
  const verb = world.people.options.text.slice(...clause.verb.span);
  const form = !isLeftOut ? 'pronoun' : hangs.test(verb) ? 'hangs' : 'left';
  return { clause, world, ruled: one, form, sex: isLeftOut ? undefined : sex };
}

/** As many clauses later somebody may still be meant. */
const reach = 16;

/** Who may act: those of whom it was spoken lately, and whom the rules say. */
export function candidatesFor(question: Question): Somebody[] {
  const { world, ruled, sex } = question;
  const { people, clause: at, spoken } = world;
  const known = people.all.filter(
    (each) =>
      each !== people.tellerFound &&
      at - each.lastNamed <= reach &&
      spoken.some(({ who }) => who === each) &&
      (!sex || !each.sex || each.sex === sex) &&
      !isAnother(each, question),
  );
  return known.includes(ruled) ? known : [...known, ruled];
}

const sexes: Readonly<Record<string, Somebody['sex']>> = wordTable({
  ...Object.fromEntries(['lo', 'o', 'ele', 'dele', 'él'].map((word) => [word, 'boy'])),
  ...Object.fromEntries(['la', 'a', 'ela', 'dela', 'ella'].map((word) => [word, 'girl'])),
});

/**
 * To whom it is done, and not who does it: whom the clause names, of whom 'la llevó' speaks behind 'abrazó a Mia', the
 * only 'ella' of 'corrió detrás de ella'; and a pronoun that is said means somebody else than who acted just before.
 */
function isAnother(each: Somebody, { clause, world, form }: Question): boolean {
  const { people, clause: at, spoken, before } = world;
  const just = spoken.filter(({ clause: told }) => told === at - 1);
  const wasWhom = just.some(({ who, as }) => who === each && as !== 'subject' && as !== 'owner');
  const isAlone = !people.all.some(
    (other) => other !== each && other.sex === each.sex && at - other.lastNamed <= reach,
  );
  const isSaid =
    form === 'pronoun' &&
    before?.sentence === clause.sentence &&
    just.some(({ who, as }) => who === each && as === 'subject');
  return (
    isSaid ||
    clause.things.some(({ pronoun, head, owner, preposition }) => {
      const word = pronoun ?? owner ?? '';
      if (!pronoun && each.words.has(head.toLowerCase())) return true;
      if (!each.sex || sexes[word] !== each.sex) return false;
      return /^(?:lo|la|o|a)$/.test(word) && !preposition ? wasWhom : isAlone;
    })
  );
}
