import type { DoubtWeights } from '../../packages/story/src/doubting/doubt.ts';
import type { PlaceMoments } from '../../packages/story/src/placing/place-moments.ts';
import { type Doubtful, doubtful } from '../../packages/story/src/doubting/doubtful.ts';
import { agreementOf } from '../events/agreement.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';

/** What tells how sure a moment is, and what of it was right. */
export interface Lesson {
  signs: readonly string[];
  isRight: Readonly<Partial<Record<Doubtful, boolean>>>;
}

/**
 * The moments of a story that are labelled.
 *
 * @param placing learned from other stories: of its own every place would be sure
 */
export function lessonsOf(story: ToldStory, placing?: PlaceMoments): Lesson[] {
  let signs: readonly (readonly string[])[] = [];
  const plan = planOf(story, {
    ...(placing ? { placing } : {}),
    doubting: (moments) => {
      signs = moments;
      return [];
    },
  });
  if (!plan) return [];
  return story.events.flatMap((event) => {
    const at = momentAt(plan.moments, verbAt(story, event));
    const own = signs[at];
    const { who, does, thing, place } = agreementOf(story, event, plan);
    if (!own) return [];
    return [
      {
        signs: own,
        isRight: {
          ...(who === undefined ? {} : { who }),
          ...(does === undefined || event.mode === 'not' ? {} : { does }),
          // What has no thing misses none.
          things: thing ?? true,
          ...(place === undefined ? {} : { place }),
        },
      },
    ];
  });
}

const rounds = 200;
const rate = 0.3;
/** How strongly weights are held small, by example. */
const shrinkage = 0.002;
/** What occurs less often teaches nothing. */
const fewest = 8;
/** Smaller weights are left out. */
const least = 0.02;

/** Logistic regression for each part. */
export const learnDoubts = (lessons: readonly Lesson[]): DoubtWeights =>
  Object.fromEntries(doubtful.map((part) => [part, learnPart(lessons, part)])) as Record<
    Doubtful,
    Record<string, number>
  >;

function learnPart(lessons: readonly Lesson[], part: Doubtful): Record<string, number> {
  const judged = lessons.flatMap(({ signs, isRight }) => {
    const right = isRight[part];
    return right === undefined ? [] : [{ signs, right }];
  });
  const counts = new Map<string, number>();
  for (const sign of judged.flatMap(({ signs }) => signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].flatMap(([sign, count]) => (count >= fewest ? [sign] : []));
  const indices = new Map(names.map((name, at) => [name, at]));
  const examples = judged.map(({ signs, right }) => ({
    signs: signs.flatMap((sign) => indices.get(sign) ?? []),
    right,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => shrinkage * examples.length * weight);
    for (const { signs, right } of examples) {
      const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), 0);
      const excess = 1 / (1 + Math.exp(-sum)) - Number(right);
      for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + excess;
    }
    for (const [at, slope] of slopes.entries()) {
      const all = (squares[at] ?? 0) + slope * slope;
      squares[at] = all;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(all);
    }
  }
  return Object.fromEntries(
    names
      .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 100) / 100])
      .filter(([, weight]) => Math.abs(weight) >= least)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
