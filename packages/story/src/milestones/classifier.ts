import type { Language } from '../text/language.ts';
import { iberianScore } from './iberian.ts';
import { milestones } from './index.ts';
import type { Milestone } from './milestone.ts';

const everyday = milestones[milestones.length - 1] as Milestone;

const score = (milestone: Milestone, text: string): number =>
  milestone.keywords.reduce((sum, { pattern, weight }) => {
    const hits = text.match(new RegExp(pattern.source, `${pattern.flags}g`))?.length ?? 0;
    // A word said often is not a stronger sign than two different words.
    return sum + weight * Math.min(hits, 2) * (hits > 1 ? 0.75 : 1);
  }, 0);

/** The kind of milestone a text tells of; the earlier in the table wins a tie. */
export function classify(title: string, description: string, language: Language = 'en'): Milestone {
  const speaks = language === 'pt' || language === 'es';
  const points = (milestone: Milestone, text: string): number =>
    score(milestone, text) + (speaks ? iberianScore(milestone.kind, text) : 0);
  return milestones.reduce(
    (best, milestone) => {
      const sum = points(milestone, title) * 2 + points(milestone, description);
      return sum > best.sum ? { milestone, sum } : best;
    },
    { milestone: everyday, sum: 0 },
  ).milestone;
}
