import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';

const ofPotatoes =
  /^(?:una|unas|la|las|esta|estas|esa|esas|otra|otras|cada|muchas|varias|pocas|tantas|media|\d+)\s/i;
const ofParents = /^(?:mis|tus|sus|los|nuestros|vuestros)\s/i;

/** 'Yo pelaba papas', 'una papa': no father, whom nobody calls so with such a word; 'sus papas' without an accent are the parents. */
const isPotato = ({ head, text, plural, name, pronoun }: Phrase): boolean =>
  head.toLowerCase() === 'papa' &&
  !pronoun &&
  !(name && !plural) &&
  (ofPotatoes.test(text) || (plural && !ofParents.test(text)));

const asPotato = (phrase: Phrase): Phrase => (isPotato(phrase) ? { ...phrase, head: 'patata' } : phrase);

/** Calls what the Americas call 'papa' what Spain calls it, where no father is meant. */
export const withPotatoes = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  language === 'es'
    ? clauses.map((clause) => ({
        ...clause,
        who: clause.who.map(asPotato),
        things: clause.things.map(asPotato),
      }))
    : [...clauses];
