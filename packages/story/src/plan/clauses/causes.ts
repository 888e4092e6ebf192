import type { Clause, Phrase } from '../../reading/clause.ts';

const makes = /^(?:make|have|let|watch|see|hear|get)$/;
const applause = /^(?:ovation|applause|cheer|clap|round|encore)$/;
const receives = /^(?:get|receive|earn|have|hear|win)$/;

/** Whom somebody makes or lets do what the next clause tells: the phrase that stands between both verbs. */
function madeTo({ verb, things, sentence }: Clause, next: Clause | undefined): Phrase | undefined {
  const [who] = next?.who ?? [];
  if (!next || !who || next.who.length !== 1 || next.sentence !== sentence || things.length > 0)
    return undefined;
  // 'When I got back he had cleaned': whom somebody makes do it is 'him'.
  if (/^(?:i|he|she|they|we)$/.test(who.pronoun ?? '')) return undefined;
  return makes.test(verb.lemma) && who.span[0] > verb.span[1] && who.span[1] < next.verb.span[0]
    ? who
    : undefined;
}

const everybody = (phrase: Phrase): Phrase => ({
  text: 'everyone',
  span: phrase.span,
  head: 'everyone',
  qualities: [],
  plural: true,
  name: false,
});

/**
 * 'Made her give it back' tells her to, and builds nothing; 'got a standing ovation' is clapped for, and claps nobody.
 */
export const withCauses = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const made = madeTo(clause, clauses[at + 1]);
    if (made) {
      const lemma = /^(?:make|have|get)$/.test(clause.verb.lemma) ? 'tell' : clause.verb.lemma;
      return { ...clause, verb: { ...clause.verb, lemma }, things: [made] };
    }
    const clapped = clause.things.find(
      ({ head, preposition, of }) =>
        !preposition && applause.test(head) && (head !== 'round' || of === 'applause'),
    );
    if (!clapped || !receives.test(clause.verb.lemma) || clause.mode !== 'done') return clause;
    const cheered = clause.who.map((each): Phrase => ({ ...each, preposition: 'for' }));
    return {
      ...clause,
      who: [everybody(clapped)],
      verb: { lemma: 'clap', span: clause.verb.span },
      things: cheered,
      manner: [],
    };
  });
