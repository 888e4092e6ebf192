import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

const ofPotatoes =
  /^(?:una|unas|la|las|esta|estas|esa|esas|otra|otras|cada|muchas|varias|pocas|tantas|media|\d+)\s/i;
const ofParents = /^(?:mis|tus|sus|los|nuestros|vuestros)\s/i;

/** 'Yo pelaba papas', 'una papa': no father, whom nobody calls so with such a word; 'sus papas' without an accent are the parents. */
const isPotato = ({ head, text, plural, name, pronoun }: Phrase): boolean =>
  head.toLowerCase() === 'papa' &&
  !pronoun &&
  !(name && !plural) &&
  (ofPotatoes.test(text) || (plural && !ofParents.test(text)));

/** 'Buscaba su media', 'en una media del abuelo': a sock, where half of something has no article. */
const isSock = ({ head, text, name }: Phrase): boolean =>
  !name &&
  /^med[ií]a$/i.test(head) &&
  /^(?:una|la|su|mi|tu|otra|unas|sus|mis|tus|las)\s+medias?(?:$|\s+(?:del?|rota|sucia|roja|azul|blanca)\b)/i.test(
    text,
  );

const asMeant = (phrase: Phrase): Phrase =>
  isPotato(phrase)
    ? { ...phrase, head: 'patata' }
    : isSock(phrase)
      ? { ...phrase, head: 'calcetín' }
      : phrase;

/** Calls by another name what the Americas call by a word that means something else too. */
export const withHomographs = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  language === 'es'
    ? clauses.map((clause) => ({
        ...clause,
        who: clause.who.map(asMeant),
        things: clause.things.map(asMeant),
      }))
    : [...clauses];
