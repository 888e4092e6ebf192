import type { Clause, Phrase } from '../../reading/clause.ts';

const anybody = /^(?:somebody|someone|anybody|anyone|alguém|alguien)$/;
const isAnybody = ({ head, pronoun }: Phrase): boolean => anybody.test((pronoun ?? head).toLowerCase());
const notThere = /^(?:said|wished|feared|pictured)$/;

/** 'She said it was time somebody wrote it down': whoever is only spoken of so is nobody who is there. */
export const withoutAnybodySaid = (clause: Clause): Clause =>
  notThere.test(clause.mode)
    ? {
        ...clause,
        who: clause.who.filter((each) => !isAnybody(each)),
        things: clause.things.filter((each) => !isAnybody(each)),
      }
    : clause;
