import type { LookFeatures } from './look-features.ts';
import type { Guess, Rival } from './guess.ts';
import { decisions, type ReadField, readFields, type ReadValues } from './read-fields.ts';
import { chancesOf, inputsOf, type ReadOuts, scoresOf, surenessOf } from './read-outs.ts';

/** What the read-outs say of one face; empty for yes or no. */
export type LearnedLook = {
  [Field in ReadField]: Guess<ReadValues[Field]> & {
    /** How much speaks for each name, in their order: they sum to 1. */
    odds: number[];
    /** How often each of them was right where so much spoke for it: what is unlikely less than by its odds. */
    chances: number[];
  };
};

export function learnedLook(readOuts: ReadOuts, features: LookFeatures): LearnedLook {
  const inputs = inputsOf(features, readOuts.standards);
  const read = readFields.map((field) => {
    const readOut = readOuts.fields[field];
    const decision = decisions[field](scoresOf(readOut, inputs), readOut.line);
    const { value, odds } = decision;
    const confidence = surenessOf(decision, readOut);
    return [field, { value, confidence, odds, chances: chancesOf(decision, readOut) }];
  });
  return Object.fromEntries(read) as LearnedLook;
}

/** The other names by their chances, the likeliest first. */
export const rivalsOf = <Name>(
  names: readonly Name[],
  chances: readonly number[],
  chosen: Name,
): Rival<Name>[] =>
  names
    .map((value, at) => ({ value, chance: chances[at] ?? 0 }))
    .filter(({ value }) => value !== chosen)
    .sort((p, q) => q.chance - p.chance);

/** The chance that something is there. */
export const chanceOfYes = ({ value, confidence }: Guess<boolean>): number =>
  value ? confidence : 1 - confidence;
