import type { ChooseThing } from '../../packages/story/src/in-play/choose-thing.ts';
import type { Example } from '../learning/choices.ts';
import { isPictureOf } from '../events/agreement.ts';
import { planOf, type ToldStory, verbAt } from '../events/corpus.ts';

/** The labelled clauses of a story whose words bring no thing into the hands: what tells for each that may be there, and which is. */
export function examplesOf(story: ToldStory): Example[] {
  const events = story.events.map((event) => ({ event, at: verbAt(story, event) }));
  const examples: Example[] = [];
  const chooseThing: ChooseThing = (judged, { clause }) => {
    const [from, to] = clause.verb.span;
    const event = events.find(({ at }) => from <= at && at < to)?.event;
    const thing = event?.thing;
    const found = judged.findIndex(
      ({ candidate }) =>
        candidate !== undefined && thing !== undefined && isPictureOf(thing, candidate.thing.picture),
    );
    // What is named and is nothing of before teaches nothing.
    if (event && (thing === undefined || found >= 0))
      examples.push({ candidates: judged.map(({ features }) => features), meant: Math.max(found, 0) });
    return undefined;
  };
  planOf(story, { chooseThing });
  return examples;
}
