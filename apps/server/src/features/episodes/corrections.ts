import { type PlanCorrection, planCorrectionSchema } from '@milestoon/story/screenplay';

/** What the family corrected in an episode; corrections in the form of another release are left out. */
export const correctionsOf = (row: { corrections: unknown } | undefined): PlanCorrection[] =>
  (Array.isArray(row?.corrections) ? row.corrections : []).flatMap((stored) => {
    const { data } = planCorrectionSchema.safeParse(stored);
    return data ? [data] : [];
  });

/** The one of a moment, by the words it tells. */
export const correctionOf = (
  list: readonly PlanCorrection[],
  { told }: Pick<PlanCorrection, 'told'>,
): PlanCorrection | undefined => list.find((each) => each.told.join() === told.join());

/**
 * A list of corrections with one more: of each moment there is one, and what is new in it counts; `whole`, nothing else
 * does.
 */
export function withCorrection(
  list: readonly PlanCorrection[],
  correction: PlanCorrection,
  whole = false,
): PlanCorrection[] {
  const known = correctionOf(list, correction);
  const isSame = (each: PlanCorrection): boolean => each === known;
  const { leaveOut, ...merged } = { ...(!whole && known), ...correction };
  const kept = { ...merged, ...(leaveOut ? { leaveOut } : {}) };
  const others = list.filter((each) => !isSame(each));
  return Object.keys(kept).length > 1 ? [...others, kept] : others;
}

/**
 * Those that change a picture, in the order of the words: what was only looked at changes none, nor does which was
 * corrected first.
 */
export const changesOf = (corrections: readonly PlanCorrection[]): PlanCorrection[] =>
  corrections
    .flatMap(({ confirmed: _, ...change }) => (Object.keys(change).length > 1 ? [change] : []))
    .sort((one, other) => one.told[0] - other.told[0] || one.told[1] - other.told[1]);
