import { type DoubtWeights, sureness } from '../../packages/story/src/doubting/doubt.ts';
import { type Doubtful, doubtful } from '../../packages/story/src/doubting/doubtful.ts';
import { placingBy } from '../../packages/story/src/placing/place-moments.ts';
import { tablesFrom } from '../../packages/story/src/placing/word-evidence.ts';
import { readStories, type ToldStory } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import { countsOf, folds, learnPlaces, lessonOf } from '../places/learn.ts';
import { learnDoubts, type Lesson, lessonsOf } from './learn.ts';

/** What was said and what came true, where so much was said. */
export interface Calibration {
  from: number;
  to: number;
  moments: number;
  right: number;
}

const edges = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];

/** How often a part is right by how sure it was said to be. */
export const calibrationOf = (
  lessons: readonly Lesson[],
  part: Doubtful,
  weights: DoubtWeights,
): Calibration[] =>
  edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0;
    const own = lessons.filter(({ signs, isRight }) => {
      const sure = sureness(signs, weights)[part];
      return isRight[part] !== undefined && from <= sure && sure < to;
    });
    return { from, to, moments: own.length, right: own.filter(({ isRight }) => isRight[part]).length };
  });

/** Lessons of stories, each with its places as learned from the others. */
function lessonsOfOwn(stories: readonly ToldStory[]): Lesson[] {
  const placed = stories.map((story) => ({ story, lesson: lessonOf(story) }));
  return inFolds(placed, folds).flatMap(({ own, others }) => {
    const lessons = others.flatMap(({ lesson }) => lesson ?? []);
    const placing = placingBy(learnPlaces(lessons), tablesFrom(countsOf(lessons)));
    return own.flatMap(({ story }) => lessonsOf(story, placing));
  });
}

/** Learns from the labelled stories and says how well in those kept back. */
export function trial(): DoubtWeights {
  const stories = readStories();
  const weights = learnDoubts(lessonsOfOwn(stories.filter(({ keptBack }) => !keptBack)));
  const kept = stories.filter(({ keptBack }) => keptBack).flatMap((story) => lessonsOf(story));
  for (const part of doubtful) {
    const rows = calibrationOf(kept, part, weights);
    const wrong = rows.reduce((sum, { moments, right }) => sum + moments - right, 0);
    const doubted = rows.filter(({ to }) => to <= 0.5);
    const asked = doubted.reduce((sum, { moments }) => sum + moments, 0);
    const askedWrong = doubted.reduce((sum, { moments, right }) => sum + moments - right, 0);
    console.log(
      `${part}: of ${wrong} wrong ${askedWrong} are doubted, with ${asked - askedWrong} that are right`,
    );
    for (const { from, to, moments, right } of rows)
      if (moments > 0)
        console.log(
          `  said ${from} to ${Math.min(1, to)}: ${right} of ${moments} right (${Math.round((100 * right) / moments)} %)`,
        );
  }
  return weights;
}
