import { readFileSync } from 'node:fs';
import { type SetName, setNames } from '@milestoon/stage';
import { cleanText } from '@milestoon/story';
import { readPlan, readWords } from '../../packages/story/src/plan/read-plan.ts';
import type { PlanRequest } from '../../packages/story/src/plan/plan-request.ts';
import type { Moment, Plan } from '../../packages/story/src/plan/plan.ts';
import type { Clause } from '../../packages/story/src/reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { requestOf } from './story-request.ts';

/** What a parent tells of one thing that happened, and what a picture of it must show. */
export interface ToldEvent {
  /** Words of the text that tell it, and the verb among them. */
  span: string;
  verb: string;
  /** The child is 'hero', relatives and strangers have their role, others an English noun; none where a thing acts. */
  who: readonly string[];
  /** Actions that fit, the best first. */
  does: readonly string[];
  /** English noun. */
  thing?: string;
  to?: string;
  /** Places that fit, the best first; none where the text leaves it open. */
  places?: readonly SetName[];
  /** Nothing where it is done. */
  mode?: string;
}

export interface ToldStory {
  id: string;
  language: NounLanguage;
  child: { name: string; age: number; sex: 'girl' | 'boy' };
  teller: string;
  title: string;
  text: string;
  /** Nothing is learned from it and nobody looks at it: the last figures are taken from these. */
  keptBack?: true;
  events: readonly ToldEvent[];
}

const file = new URL('../../packages/story/corpus/told-events.jsonl', import.meta.url);

/** @throws Error where a label does not fit its text. */
export function readStories(): ToldStory[] {
  const stories = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ToldStory);
  for (const { id, text, events } of stories)
    for (const { span, verb, places = [] } of events) {
      if (!text.includes(span) || !span.includes(verb)) throw new Error(`'${id}' does not say '${span}'`);
      const unknown = places.find((place) => !setNames.includes(place));
      if (unknown) throw new Error(`'${id}' is in '${unknown}'`);
    }
  return stories;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the verb of an event stands in the cleaned text; -1 where cleaning changed it. */
export function verbAt({ text, child }: ToldStory, { span, verb }: ToldEvent): number {
  const word = new RegExp(`(?<!\\p{L})${escaped(verb)}(?!\\p{L})`, 'giu');
  const before = [...text.slice(0, text.indexOf(span) + span.indexOf(verb)).matchAll(word)].length;
  const found = [...cleanText(text, child.name).matchAll(word)];
  return (found[before] ?? found.at(-1))?.index ?? -1;
}

/** The plan of a story, learned as these say; null where nothing is read. */
export const planOf = (
  story: ToldStory,
  learned: Pick<PlanRequest, 'placing' | 'fitting' | 'doubting' | 'chooseActor' | 'chooseThing'> = {},
): Plan | null =>
  readPlan(requestOf(story), cleanText(story.text, story.child.name), story.language, learned);

/** What is read of a story, clause by clause. */
export const clausesIn = ({ text, child, language }: ToldStory): readonly Clause[] =>
  readWords(cleanText(text, child.name), child.name, language).clauses;

/** The moment that tells a character of the cleaned text. */
export const momentAt = (moments: readonly Pick<Moment, 'told'>[], at: number): number =>
  moments.findIndex(({ told: [from, to] }) => from <= at && at < to);
