import { colorAmong } from '../../meaning/colors.ts';
import { becomes } from '../../meaning/looks.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const paints = /^(?:paint|dye|colour|color|spray|pintar|tingir|colorir|teñir|colorear)$/;
const known =
  /^(?:the|these|those|his|her|their|our|my|all|os|as|d[oa]s|n[oa]s|aos|às|seus|suas|los|las|sus|mis|meus|minhas)\s/iu;
const dozen = /(?<!\p{L})(?:dozen|dúzia|docena)(?!\p{L})/iu;

/**
 * What is told of a thing behind it belongs to it as if it stood before: 'the kite was red', 'painted the chair blue'.
 * And what was counted once is as many when it is spoken of again: 'seven flowers … the flowers'.
 */
export function withToldLooks(clauses: readonly Clause[]): Clause[] {
  const counts = new Map<string, number>();
  return clauses.map((clause): Clause => {
    const { who, things, verb, manner } = clause;
    const color = manner.find((word) => colorAmong([word]) !== undefined);
    const isOfSubject = color !== undefined && becomes(verb);
    const painted =
      color !== undefined && paints.test(verb.lemma)
        ? things.find(({ preposition, pronoun, name }) => !preposition && !pronoun && !name)
        : undefined;
    const colored = (phrase: Phrase, isTold: boolean): Phrase =>
      color && isTold && !phrase.pronoun && !phrase.name && !phrase.qualities.includes(color)
        ? { ...phrase, qualities: [color, ...phrase.qualities] }
        : phrase;
    const counted = (phrase: Phrase): Phrase => {
      const { head, count, plural, text } = phrase;
      const told = count ?? (dozen.test(text) ? 12 : undefined);
      if (told !== undefined && told > 1) counts.set(head, told);
      const again = plural && known.test(text) ? counts.get(head) : undefined;
      const many = told ?? again;
      return many !== undefined && many > 1 && plural ? { ...phrase, count: many } : phrase;
    };
    return {
      ...clause,
      who: who.map((each) => counted(colored(each, isOfSubject))),
      things: things.map((each) => counted(colored(each, each === painted))),
    };
  });
}
