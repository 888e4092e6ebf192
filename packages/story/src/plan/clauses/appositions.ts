import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { tradeOf } from '../../world/people/trade-words.ts';

/** Behind a name that says who it was: nothing more of a list. */
const ends = /^(?:\s*(?:[.!?;:)]|$)|,\s(?!(?:and|e|y)\s|\p{Lu}))/u;

const isWhat = (phrase: Phrase): boolean =>
  !phrase.name &&
  !phrase.pronoun &&
  !phrase.plural &&
  // Behind 'su hermano mayor' the text does not explain a name.
  (phrase.text.toLowerCase().split(' ').at(-1) ?? '').startsWith(phrase.head.toLowerCase().slice(0, 3)) &&
  (relationOf(phrase.head) !== undefined || tradeOf(phrase) !== null);

/** 'Waved at the firefighter, Tom', 'viu o porteiro Seu Jorge': one person, called by what they are and by their name. */
export const withAppositions = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((clause) => ({ ...clause, things: oncePerPerson(clause.things, text) }));

function oncePerPerson(things: readonly Phrase[], text: string): Phrase[] {
  const once: Phrase[] = [];
  for (const phrase of things) {
    const before = once.at(-1);
    const between = before ? text.slice(before.span[1], phrase.span[0]) : '';
    const isSame =
      before &&
      phrase.name &&
      !phrase.plural &&
      isWhat(before) &&
      (phrase.preposition === undefined || phrase.preposition === before.preposition) &&
      (between === ' ' || (between === ', ' && ends.test(text.slice(phrase.span[1]))));
    if (!isSame) once.push(phrase);
    else
      once[once.length - 1] = {
        ...phrase,
        ...(before.preposition ? { preposition: before.preposition } : {}),
      };
  }
  return once;
}
