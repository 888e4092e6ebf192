import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** As many clauses later it is still known of whom there were several. */
const reach = 4;
const quantity = /(?:each|all|some|most|both|one|none|any|half|two|three|four|many)$/i;
const pronouns = /^(?:them|us|you)$/;

/** 'Gave each of them some money', 'hugged all of us': done to them, and not to something of theirs. */
export const withoutPartitives = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    things: clause.things.flatMap((phrase, at): Phrase[] => {
      const { preposition, ...whole } = phrase;
      const next = clause.things[at + 1];
      // 'Caught three of them', 'hugged both of them': what is counted stands behind.
      if (
        next &&
        isOfWhom(next) &&
        phrase.pronoun &&
        quantity.test(phrase.text) &&
        isTouching(text, phrase, next)
      )
        return /^(?:both|all|each|most)$/.test(phrase.pronoun) ? [] : [phrase];
      if (preposition !== 'of' || !isOfWhom(phrase)) return [phrase];
      const before = clause.things[at - 1];
      const isCounted = before?.pronoun && isTouching(text, before, phrase);
      if (isCounted && !/^(?:both|all|each|most)$/.test(before.pronoun ?? '')) return [];
      const { preposition: outer } = isCounted ? before : { preposition: undefined };
      return quantity.test(text.slice(0, phrase.span[0]).replace(/\s+of\s*$/, ''))
        ? [outer ? { ...whole, preposition: outer } : whole]
        : [phrase];
    }),
  }));

const isOfWhom = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'of' && pronouns.test(pronoun ?? '');
const isTouching = (text: string, before: Phrase, { span }: Phrase): boolean =>
  /^\s*of?\s*$/.test(text.slice(before.span[1], span[0]));

/** 'One of them hid in a tree', 'the other one cried': one of those who are several. Undefined where none are. */
export function oneOfThem(
  clause: Clause,
  phrase: Phrase,
  { people, language, clause: at }: World,
): MeantPhrase | undefined {
  if (language !== 'en' || !clause.who.includes(phrase)) return undefined;
  const behind = people.options.text.slice(phrase.span[1], phrase.span[1] + 8);
  const isOther = /^the other(?: one)?$/i.test(phrase.text);
  const isOne = /^(?:one|another)$/i.test(phrase.text) && /^ of them\b/.test(behind);
  if (!isOther && !isOne) return undefined;
  const members = membersOf(people.several, at).filter((each) => each !== people.hero);
  const ranked = members.toSorted((a, b) => (isOther ? a.lastActed - b.lastActed : 0));
  return ranked[0] ? { phrase, people: [ranked[0]] } : undefined;
}

const membersOf = (
  several: { who: readonly Somebody[]; clause: number } | undefined,
  at: number,
): readonly Somebody[] => (several && at - several.clause <= reach ? several.who : []);
