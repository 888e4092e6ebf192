import type { Clause } from '../reading/clause.ts';

/**
 * 'Deu de comer aos patos', 'le dio de beber al perro': two verbs are one deed, in which nobody eats but those who are fed.
 */
export function withoutFeedingTwice(clauses: readonly Clause[], text: string): Clause[] {
  const isFed = (index: number): boolean => {
    const [gives, eats] = [clauses[index], clauses[index + 1]];
    return (
      gives?.verb.lemma === 'dar' &&
      eats !== undefined &&
      /^(?:comer|beber|mamar)$/.test(eats.verb.lemma) &&
      gives.sentence === eats.sentence &&
      text.slice(gives.verb.span[1], eats.verb.span[0]).trim() === 'de'
    );
  };
  return clauses.flatMap((clause, index) => {
    if (isFed(index)) return [];
    const gives = isFed(index - 1) ? clauses[index - 1] : undefined;
    if (!gives) return clause;
    const fed = clause.things.map(({ preposition, ...rest }) =>
      preposition === 'to' ? rest : { ...rest, ...(preposition ? { preposition } : {}) },
    );
    return { ...clause, who: gives.who, verb: { lemma: 'alimentar', span: clause.verb.span }, things: fed };
  });
}
