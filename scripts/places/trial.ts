import type { PlaceWeights } from '../../packages/story/src/placing/place-moments.ts';
import { readStories } from '../events/corpus.ts';
import { type Figures, figuresOf, sumOf } from './figures.ts';
import { learnPlaces, lessonOf } from './learn.ts';

const folds = 5;

const say = (name: string, figures: Figures): void => {
  for (const [language, { events, ruled, learned }] of Object.entries(figures))
    console.log(`${name}, ${language}: ${events} events, right by rules ${ruled}, as learned ${learned}`);
};

/** Learns from the labelled stories and says how well, of each as learned from others and of those kept back. */
export function trial(): PlaceWeights {
  const lessons = readStories().flatMap((story) => {
    const lesson = lessonOf(story);
    return lesson ? [{ ...lesson, isKeptBack: story.keptBack === true }] : [];
  });
  const own = lessons.filter(({ isKeptBack }) => !isKeptBack);
  const crossed = Array.from({ length: folds }, (_, fold) => {
    const weights = learnPlaces(own.filter((_each, at) => at % folds !== fold));
    return figuresOf(
      own.filter((_each, at) => at % folds === fold),
      weights,
    );
  });
  say('cross-validated', sumOf(crossed));
  const weights = learnPlaces(own);
  say(
    'kept back',
    figuresOf(
      lessons.filter(({ isKeptBack }) => isKeptBack),
      weights,
    ),
  );
  return weights;
}
