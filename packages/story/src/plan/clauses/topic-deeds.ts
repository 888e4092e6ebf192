import { Topics } from '../../meaning/topics.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { PlanRequest } from '../plan-request.ts';

/**
 * 'Cast off' while somebody knits throws nothing, and who dribbles a basketball pours nothing: the verbs of a subject as the
 * verbs that say the same anywhere else.
 */
export function withTopicDeeds({
  clauses,
  title,
  text,
  language,
}: Pick<PlanRequest, 'clauses' | 'title' | 'text' | 'language'>): readonly Clause[] {
  const topics = new Topics({ title, text, language });
  return clauses.map((clause) => {
    const { verb, things } = clause;
    const direct = things.filter(({ preposition }) => !preposition);
    const [first] = direct.filter(({ pronoun }) => !pronoun);
    const meant = (name: string): string | undefined => topics.verb(name, verb.span[0]);
    const whole = verb.particle && meant(`${verb.lemma}_${verb.particle}`);
    if (whole) return { ...clause, verb: { lemma: whole, span: verb.span } };
    // 'Bateu os pés' in the water: the noun belongs to the deed.
    const done = first && meant(`${verb.lemma}_${first.head.toLowerCase()}`);
    if (done)
      return {
        ...clause,
        verb: { lemma: done, span: verb.span },
        things: things.filter((each) => each !== first),
      };
    const same = verb.particle ? undefined : meant(verb.lemma);
    if (!same) return clause;
    const [lemma = '', picture] = same.split('+');
    return {
      ...clause,
      verb: { ...verb, lemma },
      things:
        picture && direct.length === 0 && !things.some(isThrough)
          ? [thingOf(picture, verb.span), ...things.filter(isFree)]
          : things,
    };
  });
}

/** 'Pegó en el aire' hits nothing else. */
const isThrough = ({ preposition }: Phrase): boolean => preposition === 'in';

/** 'Le pegó' is to the thing, where that is told nowhere else. */
const isFree = ({ preposition, pronoun }: Phrase): boolean => !(preposition === 'to' && pronoun === 'le');

/** What a deed is always done with, as if it were named. */
const thingOf = (picture: string, span: Phrase['span']): Phrase => ({
  text: picture,
  span,
  head: picture,
  qualities: [],
  plural: false,
  name: false,
  sense: picture,
});
