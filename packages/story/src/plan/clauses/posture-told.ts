import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { postures } from '../../reading/iberian/postures.ts';

const stays =
  /^(?:ficar|quedar|quedarse|acabar|terminar|seguir|continuar|permanecer|andar|mantener|manter|aparecer)(?:-?se)?$/;

const holds = /^(?:segurar|sujetar)$/;

/** 'Quedó sentada en el barro', 'ficou agarrada na cortina': read as if somebody sat there or held it. */
export function inPosture(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, manner } = clause;
  if (language === 'en' || !stays.test(verb.lemma)) return clause;
  const isBare = ({ preposition, text, head }: Phrase): boolean =>
    !preposition && text.toLowerCase() === head.toLowerCase();
  const words = [...things.filter(isBare).map(({ head }) => head), ...manner];
  for (const word of words) {
    const [pattern, pt, es] = postures.find(([each]) => each.test(word)) ?? [];
    const lemma = language === 'pt' ? pt : es;
    if (!pattern || !lemma) continue;
    const rest = things.filter((each) => !(isBare(each) && pattern.test(each.head)));
    return {
      ...clause,
      verb: { ...verb, lemma },
      // What somebody clings to is in the hands.
      things: holds.test(lemma) ? rest.map(direct) : rest,
      manner: manner.filter((each) => !pattern.test(each) && each !== 'se'),
    };
  }
  return clause;
}

const direct = ({ preposition, ...phrase }: Phrase): Phrase =>
  preposition === 'in' || preposition === 'to' || preposition === undefined
    ? phrase
    : { ...phrase, preposition };
