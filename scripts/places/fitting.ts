import {
  fitting,
  type FittingWeights,
  likelyEnough,
} from '../../packages/story/src/placing/doubted/on-pages.ts';
import type { PlaceMoments } from '../../packages/story/src/placing/place-moments.ts';
import { agreementOf } from '../events/agreement.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import { type Judged, learnSigns } from '../learning/signs.ts';

/**
 * The places of a story's labelled moments, none of them doubted: the signs of how well each fits, and whether it does.
 * A place that is on a page by its word alone is not judged.
 */
export function judgedPlaces(story: ToldStory, placing?: PlaceMoments): Judged[] {
  const asked: (readonly string[])[] = [];
  const plan = planOf(story, {
    ...(placing ? { placing } : {}),
    fitting: (signs) => {
      asked.push(signs);
      return 1;
    },
  });
  if (!plan) return [];
  return story.events.flatMap((event) => {
    const at = momentAt(plan.moments, verbAt(story, event));
    const signs = asked[at];
    const { place: right } = agreementOf(story, event, plan);
    return signs && right !== undefined ? [{ signs, right }] : [];
  });
}

export const learnFitting = (judged: readonly Judged[]): FittingWeights => learnSigns(judged);

const tenths = Array.from({ length: 10 }, (_, at) => at / 10);
const lines = [likelyEnough, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

/** How sure each place was said to fit, as learned from other stories. */
export const saidOf = (
  stories: readonly (readonly Judged[])[],
  folds: number,
): { said: number; right: boolean }[] =>
  inFolds(stories, folds).flatMap(({ own, others }) => {
    const weights = learnFitting(others.flat());
    return own.flat().map(({ signs, right }) => ({ said: fitting(signs, weights), right }));
  });

/** Says how often places fit by how sure that was, and what each line between a place and a page would cost. */
export function sayFitting(name: string, places: readonly { said: number; right: boolean }[]): void {
  const wrong = places.filter(({ right }) => !right).length;
  console.log(`${name}: ${places.length} places, ${wrong} of them wrong`);
  for (const from of tenths) {
    const own = places.filter(({ said }) => from <= said && said < from + 0.1);
    const right = own.filter((each) => each.right).length;
    if (own.length > 0)
      console.log(
        `  said ${from} to ${(from + 0.1).toFixed(1)}: ${right} of ${own.length} right (${Math.round((100 * right) / own.length)} %)`,
      );
  }
  for (const line of lines) {
    const pages = places.filter(({ said }) => said < line);
    const caught = pages.filter(({ right }) => !right).length;
    const mark = line === likelyEnough ? ', as it is' : '';
    console.log(`  a page below ${line}: for ${caught} wrong and ${pages.length - caught} right${mark}`);
  }
}
