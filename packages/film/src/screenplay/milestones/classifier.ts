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
export function classify(title: string, description: string): Milestone {
  return milestones.reduce(
    (best, milestone) => {
      const points = score(milestone, title) * 2 + score(milestone, description);
      return points > best.points ? { milestone, points } : best;
    },
    { milestone: everyday, points: 0 },
  ).milestone;
}
