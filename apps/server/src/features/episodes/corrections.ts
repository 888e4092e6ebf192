import { type PlanCorrection, planCorrectionSchema } from '@milestoon/story/screenplay';

/** What the family corrected in an episode; corrections in the form of another release are left out. */
export const correctionsOf = (row: { corrections: unknown } | undefined): PlanCorrection[] =>
  (Array.isArray(row?.corrections) ? row.corrections : []).flatMap((stored) => {
    const { data } = planCorrectionSchema.safeParse(stored);
    return data ? [data] : [];
  });

/** A list of corrections with one more: of each moment there is one, and what is new in it counts. */
export function withCorrection(
  list: readonly PlanCorrection[],
  correction: PlanCorrection,
): PlanCorrection[] {
  const isSame = ({ told }: PlanCorrection): boolean => told.join() === correction.told.join();
  const { leaveOut, ...merged } = { ...list.find(isSame), ...correction };
  const kept = { ...merged, ...(leaveOut ? { leaveOut } : {}) };
  const others = list.filter((each) => !isSame(each));
  return Object.keys(kept).length > 1 ? [...others, kept] : others;
}

/** Those that change a picture: what was only looked at changes none. */
export const changesOf = (corrections: readonly PlanCorrection[]): PlanCorrection[] =>
  corrections.flatMap(({ confirmed: _, ...change }) => (Object.keys(change).length > 1 ? [change] : []));
