import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { tradeOf } from '../../world/people/trade-words.ts';

const is = /^(?:be|ser)$/;
/** After these it is told who it was. */
const announces =
  /^(?:bater|tocar|abrir|chamar|ouvir|telefonar|ligar|llamar|sonar|oír|golpear|ver|olhar|mirar|virar|voltar|darse|escuchar|escutar|espreitar|asomarse|assomar|pedir|gritar)$/;
const definite = /^(?:el|la|o|a|mi|su|nuestr[oa]|[oa] (?:meu|minha|noss[oa]))\s|^\p{Lu}/u;

const isPerson = (phrase: Phrase): boolean =>
  !phrase.preposition &&
  !phrase.pronoun &&
  !phrase.plural &&
  (phrase.name || relationOf(phrase.head) !== undefined || tradeOf(phrase) !== null);

/** 'There was a knock and it was Grandad with a cake', 'bateram à porta, era o vizinho': there they stand. */
export const withIdentified = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((clause, at) => {
    const [first] = clause.things;
    if (clause.mode !== 'done' || !is.test(clause.verb.lemma) || !first || !isPerson(first)) return clause;
    const before = clauses[at - 1];
    const isIt = clause.who.length === 1 && clause.who[0]?.pronoun === 'it';
    const isTold =
      before !== undefined &&
      clause.sentence - before.sentence <= 1 &&
      announces.test(before.verb.lemma) &&
      clause.who.every(({ span }) => span[1] === 0 || span[1] <= before.span[1]) &&
      definite.test(first.text);
    // 'It was a boy!': of a birth.
    if (language === 'en' ? !isIt || /^a (?:boy|girl)$/i.test(first.text) : !isTold) return clause;
    return {
      ...clause,
      who: [first],
      verb: { lemma: language === 'en' ? 'stand' : 'posar', span: clause.verb.span },
      things: clause.things.slice(1),
    };
  });
