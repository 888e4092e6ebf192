import type { LookFeatures } from './look-features.ts';
import type { Guess, Rival } from './guess.ts';
import { decisions, type ReadField, readFields, type ReadValues } from './read-fields.ts';
import { confidenceOf, inputsOf, type ReadOuts, scoresOf } from './read-outs.ts';

/** What the read-outs say of one face; `odds` are the chances of the names in their order, empty for yes or no. */
export type LearnedLook = { [Field in ReadField]: Guess<ReadValues[Field]> & { odds: number[] } };

export function learnedLook(readOuts: ReadOuts, features: LookFeatures): LearnedLook {
  const inputs = inputsOf(features, readOuts.standards);
  const read = readFields.map((field) => {
    const { line, calibration } = readOuts.fields[field];
    const { value, margin, odds } = decisions[field](scoresOf(readOuts.fields[field], inputs), line);
    return [field, { value, confidence: confidenceOf(calibration, margin), odds }];
  });
  return Object.fromEntries(read) as LearnedLook;
}

/** The other names by their chances, the likeliest first. */
export const rivalsOf = <Name>(
  names: readonly Name[],
  odds: readonly number[],
  chosen: Name,
): Rival<Name>[] =>
  names
    .map((value, at) => ({ value, chance: odds[at] ?? 0 }))
    .filter(({ value }) => value !== chosen)
    .sort((p, q) => q.chance - p.chance);

/** The chance that something is there. */
export const chanceOfYes = ({ value, confidence }: Guess<boolean>): number =>
  value ? confidence : 1 - confidence;
