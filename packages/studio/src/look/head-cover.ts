import type { HeadCover } from '@milestoon/look';
import type { Guess, Rival } from './guess.ts';
import { chanceOfYes, type LearnedLook, rivalsOf } from './learned-look.ts';
import { coverKinds } from './read-fields.ts';

/** Whether it is worn every day no photo tells, so it is always asked: no cover is surer than this. */
const everyDay = 0.4;
/** What else it may be: with nothing, and what is read, as many as are drawn beside each other. */
const otherKinds = 2;

/**
 * What covers the head, by its shape: what is seen is drawn and asked about, nothing is concluded from it. The others
 * share the chance that something is worn.
 */
export function headCoverOf({ headCover, coverKind }: LearnedLook): Guess<HeadCover> {
  const worn = chanceOfYes(headCover);
  const share = (kind: HeadCover): number =>
    coverKind.chances[coverKinds.findIndex((one) => one === kind)] ?? 0;
  const kinds = (among: readonly Rival<HeadCover>[]): Rival<HeadCover>[] =>
    among.map(({ value, chance }) => ({ value, chance: worn * chance }));
  const others = rivalsOf<HeadCover>(coverKinds, coverKind.chances, coverKind.value).slice(0, otherKinds);
  if (headCover.value)
    return {
      value: coverKind.value,
      confidence: everyDay * headCover.confidence,
      rivals: [...kinds(others), { value: 'none', chance: 1 - worn }],
    };
  const likeliest = { value: coverKind.value, chance: share(coverKind.value) };
  return { value: 'none', confidence: headCover.confidence, rivals: kinds([likeliest, ...others]) };
}
