import type { Clause } from '../../reading/clause.ts';

const self = /^(?:myself|yourself|himself|herself|itself|ourselves|themselves)$/;

/** 'Fed herself a whole pot of yoghurt': whoever feeds themselves eats. */
export function feedingThemselves(clause: Clause): Clause {
  if (clause.verb.lemma !== 'feed' || !clause.things.some(isSelf)) return clause;
  return {
    ...clause,
    verb: { ...clause.verb, lemma: 'eat' },
    things: clause.things.filter((thing) => !isSelf(thing)),
  };
}
const isSelf = ({ pronoun, preposition }: Clause['things'][number]): boolean =>
  self.test(pronoun ?? '') && !preposition;

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
