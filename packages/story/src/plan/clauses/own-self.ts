import type { Clause, Phrase } from '../../reading/clause.ts';

const selves: readonly (readonly [who: RegExp, clitic: RegExp])[] = [
  [/^(?:i|eu|yo)$/, /^me$/],
  [/^(?:we|nós|nosotr[oa]s)$/, /^nos$/],
];

/** 'Me metí en la ducha', 'eu me enfiei debaixo da manta': done to oneself as 'se meteu' is. */
export function toOneself(clause: Clause): Clause {
  const { who, things, manner } = clause;
  const [one] = who;
  const subject = one?.pronoun?.toLowerCase() ?? '';
  const [, clitic] = selves.find(([word]) => word.test(subject)) ?? [];
  const isSelf = ({ pronoun, preposition }: Phrase): boolean =>
    !preposition && clitic !== undefined && clitic.test(pronoun?.toLowerCase() ?? '');
  if (who.length !== 1 || !things.some(isSelf)) return clause;
  return {
    ...clause,
    things: things.filter((each) => !isSelf(each)),
    manner: manner.includes('se') ? manner : [...manner, 'se'],
  };
}

/** 'Sentou do lado dela', 'do lado da avó': beside her. */
export function besideSomebody(clause: Clause): Clause {
  const isSide = ({ head, preposition, of, owner }: Phrase): boolean =>
    head === 'lado' && /^(?:of|to|in)$/.test(preposition ?? '') && (of ?? owner) !== undefined;
  if (!clause.things.some(isSide)) return clause;
  return {
    ...clause,
    things: clause.things.map((phrase) => {
      if (!isSide(phrase)) return phrase;
      const { of, owner, qualities: _beside, ...rest } = phrase;
      const whose = of ?? owner ?? '';
      const pronoun = /^d(el[ae]s?)$/.exec(whose)?.[1];
      return {
        ...rest,
        preposition: 'beside',
        head: pronoun ?? whose,
        text: pronoun ?? whose,
        qualities: [],
        name: /^\p{Lu}/u.test(whose),
        ...(pronoun ? { pronoun } : {}),
      };
    }),
  };
}
