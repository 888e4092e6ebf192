import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';

const is = /^(?:estar|ser|ir|vir|venir|andar)$/;
const wears: Readonly<Record<NounLanguage, string>> = { en: 'wear', pt: 'usar', es: 'llevar' };

/** 'Estava de vestido', 'iba en pijama': it is on already, and nobody puts it on. */
export function inClothes(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  if (language === 'en' || !is.test(verb.lemma)) return clause;
  const isWorn = (phrase: Phrase): boolean =>
    /^(?:of|in|with)$/.test(phrase.preposition ?? '') &&
    !phrase.pronoun &&
    meantBy(phrase, language).kind === 'worn';
  const worn = things.filter(isWorn);
  const isOnly = verb.lemma === 'estar' || things.every((each) => worn.includes(each));
  if (worn.length === 0 || !isOnly) return clause;
  return {
    ...clause,
    verb: { lemma: wears[language], span: verb.span },
    things: things.map((each) => {
      if (!worn.includes(each)) return each;
      const { preposition: _on, ...bare } = each;
      return bare;
    }),
  };
}
