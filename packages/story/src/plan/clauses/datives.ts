import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { placeOfNoun } from '../../world/places/places.ts';
import { relationOf } from '../../world/people/relation-words.ts';

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
  const isLaid = laidIn(clause);
  const things = clause.things.map(
    (each): Phrase =>
      isAddressed(each)
        ? { ...each, preposition: 'to' }
        : isLaid && each.preposition === 'to' && !each.pronoun
          ? withoutPreposition(each)
          : each,
  );
  const isTold = things.some(
    (each) =>
      each.preposition === 'to' &&
      !each.pronoun &&
      (isSomebody(each, language) || (language === 'es' && isObject(each))),
  );
  return {
    ...clause,
    things: isTold ? things.filter(({ pronoun }) => !/^(?:lhe|lhes|le|les)$/.test(pronoun ?? '')) : things,
  };
}

/** 'Le puso una tapa a la pecera'; 'le susurró algo al oído' is to somebody, and to no ear. */
const isObject = (phrase: Phrase): boolean => {
  const { picture, kind } = meantBy(phrase, 'es');
  return picture !== null && kind !== 'body' && placeOfNoun(phrase, 'es') === null;
};

/** 'Le puso al bebé en los brazos': the baby, into the arms of whom 'le' means. */
const laidIn = ({ verb, things }: Clause): boolean =>
  /^(?:poner|dejar|colocar|sentar|pôr|deixar)$/.test(verb.lemma) &&
  things.some(({ preposition, pronoun }) => preposition === 'to' && pronoun) &&
  things.some(({ preposition, head }) => preposition && /^(?:brazos?|braços?|colo|regazo|falda)$/.test(head));

const withoutPreposition = ({ preposition: _to, ...phrase }: Phrase): Phrase => phrase;
