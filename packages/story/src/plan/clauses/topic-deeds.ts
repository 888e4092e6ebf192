import { Topics, type TopicVerb } from '../../meaning/topics.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { PlanRequest } from '../plan-request.ts';

/** Done to anything, any day: a game is meant only where its ball is named. */
const everyday =
  /^(?:pass|return|serve|shoot|strike|sink|passar|servir|sacar|bater|chutar|pasar|patear|botar)$/;
/** A thing that was named before. */
const itself = /^(?:it|lo|la|o|a)$/;
/** 'Sacó la pelota de la bolsa'. */
const isOutOf = ({ preposition }: Phrase): boolean => /^(?:from|out|of)$/.test(preposition ?? '');

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
  return clauses.map((clause, index) => {
    const { verb, things } = clause;
    const direct = things.filter(({ preposition }) => !preposition);
    const [first] = direct.filter(({ pronoun }) => !pronoun);
    const meant = (name: string): TopicVerb | undefined => topics.verb(name, verb.span[0]);
    const whole = verb.particle ? meant(`${verb.lemma}_${verb.particle}`) : undefined;
    if (whole?.isBeside) return { ...clause, verb: { lemma: whole.same, span: verb.span } };
    // 'Bateu os pés' in the water: the noun belongs to the deed.
    const done = first && meant(`${verb.lemma}_${first.head.toLowerCase()}`);
    if (done?.isBeside) {
      const [lemma = ''] = done.same.split('+');
      return {
        ...clause,
        verb: { lemma, span: verb.span },
        things: things.filter((each) => each !== first),
      };
    }
    const game = verb.particle ? undefined : meant(verb.lemma);
    if (!game) return clause;
    // 'La pelota de la bolsa' is taken out of it.
    const isBall = ({ head, of }: Phrase): boolean =>
      game.isPlayedWith(head.toLowerCase(), of?.toLowerCase());
    const before = [clause, clauses[index - 1]].flatMap((each) => [
      ...(each?.who ?? []),
      ...(each?.things ?? []),
    ]);
    // Whom it is done for is no object: 'passed her the ball'.
    const hasBall =
      direct.some(isBall) ||
      (direct.some(({ pronoun }) => itself.test(pronoun ?? '')) && before.some(isBall));
    const isAlone = !direct.some(({ pronoun }) => !pronoun || itself.test(pronoun));
    const isMeant = hasBall
      ? !things.some(isOutOf)
      : isAlone &&
        game.isBeside &&
        !everyday.test(verb.lemma) &&
        things.every((each) => !isTo(each) || isBall(each));
    if (!isMeant) return clause;
    const [lemma = '', picture] = game.same.split('+');
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

/** 'Le pegó a su hermano'. */
const isTo = ({ preposition, pronoun }: Phrase): boolean => preposition === 'to' && !pronoun;

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
