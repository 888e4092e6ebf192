import type { ChooseActor } from '../../packages/story/src/actors/choose-actor.ts';
import { readPlan } from '../../packages/story/src/plan/read-plan.ts';
import type { Somebody } from '../../packages/story/src/world/people/somebody.ts';
import { cleanText } from '@milestoon/story';
import { isMeant } from '../events/alike.ts';
import { type ToldEvent, type ToldStory, verbAt } from '../events/corpus.ts';
import type { Example } from '../learning/choices.ts';
import { requestOf } from '../events/story-request.ts';

const namesOf = ({ person }: Somebody): string[] => [person.id, person.role ?? person.picture ?? person.id];

/** The clauses of a story whose actor is labelled and among those who may act, all before them read as they are labelled. */
export function examplesOf(story: ToldStory): Example[] {
  const events = story.events.map((event) => ({ event, at: verbAt(story, event) }));
  const examples: Example[] = [];
  const labelled = (from: number, to: number): ToldEvent | undefined =>
    events.find(({ at }) => from <= at && at < to)?.event;
  const chooseActor: ChooseActor = (judged, { clause, ruled }) => {
    const event = labelled(...clause.verb.span);
    if (!event || event.who.length > 1) return undefined;
    const [wanted] = event.who;
    const right = judged.filter(({ one }) => wanted !== undefined && isMeant(wanted, namesOf(one), story));
    const found =
      right.find(({ one }) => one === ruled) ??
      right.toSorted((a, b) => b.one.lastNamed - a.one.lastNamed)[0];
    if (!found) return undefined;
    examples.push({ candidates: judged.map(({ features }) => features), meant: judged.indexOf(found) });
    return found.one;
  };
  readPlan(requestOf(story), cleanText(story.text, story.child.name), story.language, { chooseActor });
  return examples;
}
