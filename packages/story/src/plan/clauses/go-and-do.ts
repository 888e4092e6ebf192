import type { Clause, Phrase } from '../../reading/clause.ts';

const goes = /^(?:go|come|take)$/;
/** 'Went blackberry picking', 'took him horse riding': one deed, done with what stands before it. English alone has it. */
export function withoutGoingTo(clauses: readonly Clause[], text: string): Clause[] {
  return clauses.flatMap((clause, index) => {
    const [before, next] = [clauses[index - 1], clauses[index + 1]];
    if (next && thingOfDeed(clause, next, text)) return [];
    const thing = before && thingOfDeed(before, clause, text);
    if (!before || !thing) return [clause];
    return [
      {
        ...clause,
        who: [...takenAlong(before, thing), ...before.who],
        span: [before.span[0], clause.span[1]] as const satisfies readonly [number, number],
        things: [
          { ...thing, qualities: thing.qualities.filter((each) => !isName.test(each)) },
          ...before.things.filter((each) => each.preposition),
          ...clause.things,
        ],
      },
    ];
  });
}

const isName = /^\p{Lu}/u;
/** 'Took us bird watching', 'took Mia horse riding': they do it too. */
function takenAlong({ verb, things }: Clause, thing: Phrase): readonly Phrase[] {
  if (verb.lemma !== 'take') return [];
  const named = thing.qualities.filter((each) => isName.test(each));
  return [
    ...things.filter((each) => each !== thing && !each.preposition),
    ...named.map(
      (head): Phrase => ({
        ...thing,
        span: [thing.span[0], thing.span[0] + head.length],
        text: head,
        head,
        qualities: [],
        name: true,
        plural: false,
      }),
    ),
  ];
}

function thingOfDeed(
  { verb, things, sentence, mode }: Clause,
  next: Clause,
  text: string,
): Phrase | undefined {
  if (!goes.test(verb.lemma) || verb.particle || next.sentence !== sentence || next.mode !== mode)
    return undefined;
  const isBare = next.things.every(({ preposition }) => preposition);
  const last = things.find(
    ({ preposition, pronoun, span }) =>
      !preposition && !pronoun && /^[ -]$/.test(text.slice(span[1], next.verb.span[0])),
  );
  return isBare && /ing$/i.test(text.slice(...next.verb.span)) ? last : undefined;
}
