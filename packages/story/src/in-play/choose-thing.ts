import type { Candidate } from './candidates.ts';
import type { Question } from './features.ts';
import learned from './weights.json' with { type: 'json' };

/** A thing that may be there, with what tells for it; without a thing: that there is none. */
export interface Judged {
  candidate?: Candidate;
  features: readonly string[];
}

/** Which of them is there; undefined where none is likely enough. */
export type ChooseThing = (judged: readonly Judged[], question: Question) => Candidate | undefined;

/** As likely must it be. */
const least = 0.4;

/** How likely each of them is. */
export function chancesOf(judged: readonly Judged[], weights: Readonly<Record<string, number>>): number[] {
  const scores = judged.map(({ features }) => features.reduce((sum, name) => sum + (weights[name] ?? 0), 0));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** Chooses what is likeliest, if that is likely. */
export const byWeights =
  (weights: Readonly<Record<string, number>>): ChooseThing =>
  (judged) => {
    const chances = chancesOf(judged, weights);
    const at = chances.indexOf(Math.max(...chances));
    return (chances[at] ?? 0) >= least ? judged[at]?.candidate : undefined;
  };

/** Chooses as the corpus taught it. */
export const byLearning = byWeights(learned);
