import type { DoubtWeights } from '../../packages/story/src/doubting/doubt.ts';
import type { PlaceMoments } from '../../packages/story/src/placing/place-moments.ts';
import { type Doubtful, doubtful } from '../../packages/story/src/doubting/doubtful.ts';
import { agreementOf } from '../events/agreement.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';
import { learnSigns } from '../learning/signs.ts';

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

/** Logistic regression for each part. */
export const learnDoubts = (lessons: readonly Lesson[]): DoubtWeights =>
  Object.fromEntries(doubtful.map((part) => [part, learnPart(lessons, part)])) as Record<
    Doubtful,
    Record<string, number>
  >;

function learnPart(lessons: readonly Lesson[], part: Doubtful): Record<string, number> {
  return learnSigns(
    lessons.flatMap(({ signs, isRight }) => {
      const right = isRight[part];
      return right === undefined ? [] : [{ signs, right }];
    }),
  );
}
