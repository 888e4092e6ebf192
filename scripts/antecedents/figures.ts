import type { Choose } from '../../packages/story/src/antecedents/choose.ts';
import { nothing } from '../../packages/story/src/antecedents/mentions.ts';
import type { LabelledStory } from './corpus.ts';
import { labelledAt, labelOf, type Meaning, mentionsOf, seenOf } from './reading.ts';

/** What a pronoun is about. */
export const subjects = ['persons', 'things', 'nothing seen'] as const;
export type Subject = (typeof subjects)[number];

export interface Answer {
  word: string;
  subject: Subject;
  isRight: boolean;
}

const subjectOf = (meaning: Meaning | undefined): Subject =>
  !meaning || meaning.seen === nothing ? 'nothing seen' : meaning.seen.includes('#') ? 'things' : 'persons';

const judged = /^(?:he|him|she|her|it|they|them)$/i;

/** How the reading of a story answers for each labelled pronoun that it hears. */
export function answersOf(story: LabelledStory, choose: Choose): Answer[] {
  const mentions = mentionsOf(story, choose);
  const heard = new Map(mentions.map((each) => [each.meant.phrase.span.join('-'), each]));
  return [...heard.values()].flatMap(({ key, meant }) => {
    const label = labelledAt(meant.phrase.span, story);
    if (!label || !judged.test(label.word)) return [];
    const meaning = labelOf(label, story, mentions);
    const seen = seenOf(meant);
    const isRight = meaning ? meaning.key === key || meaning.seen === seen : seen === nothing;
    return [{ word: label.word.toLowerCase(), subject: subjectOf(meaning), isRight }];
  });
}

/** 'it things': how many, how many of them right. */
export function figuresOf(answers: readonly Answer[]): Record<string, { all: number; right: number }> {
  const figures: Record<string, { all: number; right: number }> = {};
  for (const { word, subject, isRight } of answers)
    for (const name of ['all', subject, word, `${word}: ${subject}`]) {
      const figure = (figures[name] ??= { all: 0, right: 0 });
      figure.all++;
      if (isRight) figure.right++;
    }
  return figures;
}
