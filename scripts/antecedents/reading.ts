import type { Choose } from '../../packages/story/src/antecedents/choose.ts';
import { type Mention, nothing } from '../../packages/story/src/antecedents/mentions.ts';
import { readPlan } from '../../packages/story/src/plan/read-plan.ts';
import { requestOf } from '../events/story-request.ts';
import type { Labelled, LabelledStory } from './corpus.ts';

/** What was spoken of in a story, if pronouns mean what `choose` says. */
export function mentionsOf(story: LabelledStory, choose: Choose): Mention[] {
  const mentions: Mention[] = [];
  readPlan(requestOf(story), story.text, 'en', { mentions, choose });
  return mentions;
}

/** What somebody or something is: who or what stands for it in the reading. */
export interface Meaning {
  key: string;
  /** Who or what is seen. */
  seen: string;
}

export function seenOf({ people, crowd, thing }: Mention['meant']): string {
  const who = people.map(({ person }) => person.id).toSorted();
  return who.length > 0 ? who.join('+') : crowd ? 'crowd' : thing ? `#${thing.picture}` : nothing;
}

/** As many characters before the words that are asked for a phrase may begin. */
const around = 30;

function meaningOfWords(
  words: string,
  at: number,
  { child, text }: LabelledStory,
  mentions: readonly Mention[],
): Meaning | undefined {
  if (words === child.name) return { key: 'hero', seen: 'hero' };
  const lower = text.toLowerCase();
  const before = lower.lastIndexOf(words.toLowerCase(), at - 1);
  const from = before < 0 ? lower.indexOf(words.toLowerCase()) : before;
  const to = from + words.length;
  const length = ({ meant: { phrase } }: Mention): number => phrase.span[1] - phrase.span[0];
  const [found] = mentions
    .filter(({ meant: { phrase } }) => {
      const [start, end] = phrase.span;
      return !phrase.pronoun && start < to && end >= to && start >= from - around;
    })
    .toSorted((a, b) => length(a) - length(b));
  if (!found) return undefined;
  // An arm is no person, though it shows one.
  return {
    key: found.key,
    seen: found.key.startsWith('#') && found.meant.people.length > 0 ? nothing : seenOf(found.meant),
  };
}

/** What a pronoun means by its label; undefined where the reading did not hear the words that say so. */
export function labelOf(
  { at, means }: Labelled,
  story: LabelledStory,
  mentions: readonly Mention[],
): Meaning | undefined {
  if (means.length === 0) return { key: nothing, seen: nothing };
  const found = means.map((words) => meaningOfWords(words, at, story, mentions));
  const heard = found.filter((each) => each !== undefined);
  if (heard.length < found.length) return undefined;
  const together = (of: (one: Meaning) => string): string =>
    [...new Set(heard.flatMap((each) => of(each).split('+')))].toSorted().join('+');
  return { key: together(({ key }) => key), seen: together(({ seen }) => seen) };
}

/** The label of a phrase. */
export const labelledAt = (
  [from, to]: readonly [number, number],
  { pronouns }: LabelledStory,
): Labelled | undefined => pronouns.find(({ at, word }) => at === from && at + word.length === to);
