import type { Clause, Phrase } from '../../reading/clause.ts';

const all = /^(?:tod[oa]s|everyone|everybody|anyone|anybody)$/;
const than = /(?:^|\s)(?:que|than)\s$/i;
const compares = /^(?:más|mais|menos|mejor|peor|melhor|pior|mayor|maior|menor|faster|better|\p{L}+er)$/u;

/** 'Encolheu as pernas todas', 'va más rápido que todos': how much of it and than whom it is, and nobody who is there. */
export const withoutAllOfIt = (clause: Clause, text: string): Clause => {
  const isQuantity = (phrase: Phrase, at: number): boolean => {
    const noun = clause.things[at - 1];
    return (
      phrase.pronoun !== undefined &&
      noun !== undefined &&
      !noun.pronoun &&
      noun.plural &&
      phrase.preposition === undefined &&
      /^\s+$/.test(text.slice(noun.span[1], phrase.span[0]))
    );
  };
  const isMeasure = (phrase: Phrase): boolean =>
    than.test(text.slice(0, phrase.span[0]).slice(-6)) &&
    (phrase.preposition === 'than' || clause.manner.some((word) => compares.test(word)));
  const things = clause.things.filter((phrase, at) => {
    const isAll = all.test((phrase.pronoun ?? phrase.head).toLowerCase()) || /^tod[oa]s\s/i.test(phrase.text);
    return !isAll || !(isQuantity(phrase, at) || isMeasure(phrase));
  });
  return things.length === clause.things.length ? clause : { ...clause, things };
};
