import { placesOf, type PlaceWeights } from '../../packages/story/src/placing/place-moments.ts';
import { learnedTables, type WordTables } from '../../packages/story/src/placing/word-evidence.ts';
import type { Lesson } from './learn.ts';

/** By language: how many events have a place, and in how many it is right. */
export type Figures = Record<string, { events: number; ruled: number; learned: number }>;

/** How many places of stories are right by the rules and by these weights. */
export function figuresOf(
  lessons: readonly Lesson[],
  weights: PlaceWeights,
  tables: WordTables = learnedTables,
): Figures {
  const figures: Figures = {};
  for (const { story, labels } of lessons) {
    const learned = placesOf(story, weights, tables);
    for (const { moment, places } of labels) {
      const figure = (figures[story.language] ??= { events: 0, ruled: 0, learned: 0 });
      const ruled = story.moments[moment]?.place.set;
      const placed = learned[moment];
      figure.events++;
      if (ruled && places.includes(ruled)) figure.ruled++;
      if (placed && places.includes(placed)) figure.learned++;
    }
  }
  return figures;
}

export function sumOf(parts: readonly Figures[]): Figures {
  const sum: Figures = {};
  for (const part of parts)
    for (const [language, { events, ruled, learned }] of Object.entries(part)) {
      const figure = (sum[language] ??= { events: 0, ruled: 0, learned: 0 });
      figure.events += events;
      figure.ruled += ruled;
      figure.learned += learned;
    }
  return sum;
}
