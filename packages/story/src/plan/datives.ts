import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../meaning/kinds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import { animalRoleOf } from '../world/animal-roles.ts';
import { relationOf } from '../world/relation-words.ts';

const addresses =
  /^(?:dar|devolver|contar|mostrar|entregar|falar|dizer|ler|enviar|mandar|oferecer|perguntar|acenar|sorrir|emprestar|explicar|pedir)$/;

const isSomebody = (phrase: Phrase, language: NounLanguage): boolean =>
  phrase.name ||
  relationOf(phrase.head) !== undefined ||
  animalRoleOf(phrase.head) !== undefined ||
  /^(?:animal|toy|person)$/.test(meantBy(phrase, language).kind);

/**
 * 'Devolveu para o Gabriel' is to him, in Brazil; 'le dio un beso a su abuela' says twice to whom, and once is enough.
 */
export function withDatives(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  const isAddressed = (each: Phrase): boolean =>
    each.preposition === 'for' &&
    addresses.test(clause.verb.lemma) &&
    (each.pronoun !== undefined || isSomebody(each, language));
  const things = clause.things.map((each) => (isAddressed(each) ? { ...each, preposition: 'to' } : each));
  const isTold = things.some(
    (each) => each.preposition === 'to' && !each.pronoun && isSomebody(each, language),
  );
  return {
    ...clause,
    things: isTold ? things.filter(({ pronoun }) => !/^(?:lhe|lhes|le|les)$/.test(pronoun ?? '')) : things,
  };
}
