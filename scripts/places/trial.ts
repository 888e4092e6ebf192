import { type FittingWeights, fitting as fits } from '../../packages/story/src/placing/doubted/on-pages.ts';
import { type PlaceWeights, placingBy } from '../../packages/story/src/placing/place-moments.ts';
import { type TableName, tablesFrom } from '../../packages/story/src/placing/word-evidence.ts';
import { readStories } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import { type Figures, figuresOf, sumOf } from './figures.ts';
import { judgedPlaces, learnFitting, saidOf, sayFitting } from './fitting.ts';
import { countsOf, folds, learnPlaces, lessonOf } from './learn.ts';

const say = (name: string, figures: Figures): void => {
  for (const [language, { events, ruled, learned }] of Object.entries(figures))
    console.log(`${name}, ${language}: ${events} events, right by rules ${ruled}, as learned ${learned}`);
};

/** What is learned: words of places, and how far they and the rules are trusted. */
export interface Learned {
  counts: Record<TableName, Record<string, string>>;
  weights: PlaceWeights;
  fitting: FittingWeights;
}

/** Learns from the labelled stories and says how well, of each as learned from others and of those kept back. */
export function trial(): Learned {
  const lessons = readStories().flatMap((story) => {
    const lesson = lessonOf(story);
    return lesson ? [{ ...lesson, told: story, isKeptBack: story.keptBack === true }] : [];
  });
  const taught = lessons.filter(({ isKeptBack }) => !isKeptBack);
  // A place that was learned of the story itself would always fit.
  const crossed = inFolds(taught, folds).map(({ own, others }) => {
    const weights = learnPlaces(others);
    const tables = tablesFrom(countsOf(others));
    const placing = placingBy(weights, tables);
    return {
      figures: figuresOf(own, weights, tables),
      judged: own.map(({ told }) => judgedPlaces(told, placing)),
    };
  });
  say('cross-validated', sumOf(crossed.map(({ figures }) => figures)));
  const judged = crossed.flatMap((each) => each.judged);
  sayFitting('cross-validated', saidOf(judged, folds));
  const fitting = learnFitting(judged.flat());
  const counts = countsOf(taught);
  const weights = learnPlaces(taught);
  const keptBack = lessons.filter(({ isKeptBack }) => isKeptBack);
  const tables = tablesFrom(counts);
  say('kept back', figuresOf(keptBack, weights, tables));
  const placing = placingBy(weights, tables);
  const said = keptBack
    .flatMap(({ told }) => judgedPlaces(told, placing))
    .map(({ signs, right }) => ({ said: fits(signs, fitting), right }));
  sayFitting('kept back', said);
  return { counts, weights, fitting };
}
