import type { PlaceWeights } from '../../packages/story/src/placing/place-moments.ts';
import { type TableName, tablesFrom } from '../../packages/story/src/placing/word-evidence.ts';
import { readStories } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import { type Figures, figuresOf, sumOf } from './figures.ts';
import { countsOf, folds, learnPlaces, lessonOf } from './learn.ts';

const say = (name: string, figures: Figures): void => {
  for (const [language, { events, ruled, learned }] of Object.entries(figures))
    console.log(`${name}, ${language}: ${events} events, right by rules ${ruled}, as learned ${learned}`);
};

/** What is learned: words of places, and how far they and the rules are trusted. */
export interface Learned {
  counts: Record<TableName, Record<string, string>>;
  weights: PlaceWeights;
}

/** Learns from the labelled stories and says how well, of each as learned from others and of those kept back. */
export function trial(): Learned {
  const lessons = readStories().flatMap((story) => {
    const lesson = lessonOf(story);
    return lesson ? [{ ...lesson, isKeptBack: story.keptBack === true }] : [];
  });
  const taught = lessons.filter(({ isKeptBack }) => !isKeptBack);
  const crossed = inFolds(taught, folds).map(({ own, others }) =>
    figuresOf(own, learnPlaces(others), tablesFrom(countsOf(others))),
  );
  say('cross-validated', sumOf(crossed));
  const counts = countsOf(taught);
  const weights = learnPlaces(taught);
  const keptBack = lessons.filter(({ isKeptBack }) => isKeptBack);
  say('kept back', figuresOf(keptBack, weights, tablesFrom(counts)));
  return { counts, weights };
}
