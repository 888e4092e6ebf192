import { byWeights, type Choose, type Weights } from '../../packages/story/src/antecedents/choose.ts';
import { type Sort, sorts } from '../../packages/story/src/antecedents/candidates.ts';
import { inFolds } from '../learning/folds.ts';
import type { LabelledStory } from './corpus.ts';
import { labelledAt, labelOf, mentionsOf } from './reading.ts';

/** A pronoun with what tells for each of its candidates, and which of them is meant. */
export interface Example {
  sort: Sort;
  candidates: readonly (readonly string[])[];
  meant: number;
}

/** The pronouns of a story whose meaning is among their candidates, all before them read as they are labelled. */
export function examplesOf(story: LabelledStory): Example[] {
  const examples: Example[] = [];
  const asLabelled: Choose = (judged, { phrase, sort, world }) => {
    const label = labelledAt(phrase.span, story);
    const meaning = label && labelOf(label, story, world.mentions);
    const meant = judged.findIndex(({ candidate }) => candidate.key === meaning?.key);
    if (meant < 0) return undefined;
    examples.push({ sort, candidates: judged.map(({ features }) => features), meant });
    return judged[meant]?.candidate;
  };
  mentionsOf(story, asLabelled);
  return examples;
}

const rounds = 150;
const rate = 0.3;
/** How strongly weights are held small, by example. */
const shrinkage = 0.01;
/** What occurs less often teaches nothing. */
const fewest = 3;
/** Smaller weights are left out. */
const least = 0.05;

/** Conditional logistic regression: the weights under which what is meant is likeliest among its candidates. */
export function learn(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ candidates }) => candidates.flat()))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const weights = new Map(names.map((name) => [name, 0]));
  const squares = new Map(names.map((name) => [name, 1e-6]));
  for (let round = 0; round < rounds; round++) {
    const slopes = slopesOf(examples, weights);
    for (const [name, weight] of weights) {
      const slope = (slopes.get(name) ?? 0) + shrinkage * examples.length * weight;
      const sum = (squares.get(name) ?? 0) + slope * slope;
      squares.set(name, sum);
      weights.set(name, weight - (rate * slope) / Math.sqrt(sum));
    }
  }
  const kept = [...weights]
    .map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100])
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept);
}

function slopesOf(examples: readonly Example[], weights: ReadonlyMap<string, number>): Map<string, number> {
  const slopes = new Map<string, number>();
  for (const { candidates, meant } of examples) {
    const scores = candidates.map((names) => names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const all = odds.reduce((sum, each) => sum + each, 0);
    for (const [at, names] of candidates.entries()) {
      const excess = (odds[at] ?? 0) / all - (at === meant ? 1 : 0);
      for (const name of names) slopes.set(name, (slopes.get(name) ?? 0) + excess);
    }
  }
  return slopes;
}

export const weightsOf = (examples: readonly Example[]): Weights => {
  const [it, they] = sorts.map((sort) => learn(examples.filter((each) => each.sort === sort)));
  return { it: it ?? {}, they: they ?? {} };
};

const folds = 10;

/** Every story with a choice that learned from stories of the other folds only. */
export function crossValidated(
  stories: readonly LabelledStory[],
): { story: LabelledStory; choose: Choose }[] {
  const told = stories.map((story) => ({ story, examples: examplesOf(story) }));
  return inFolds(told, folds).flatMap(({ own, others }) => {
    const weights = weightsOf(others.flatMap(({ examples }) => examples));
    return own.map(({ story }) => ({ story, choose: byWeights(weights) }));
  });
}
