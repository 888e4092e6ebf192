import type { Look, LookReading } from './look.ts';

/**
 * Below this confidence a field counts as unsure: it is marked, asked about, and named on the command line. A
 * line for each field that a parent sees and photos tell; one place for all of them.
 * A confidence is how often such readings were right, so nearly the same line for all asks where most is wrong: how hair
 * is worn is wrong in a third of the photos and asked about in most of them, skin in one of sixteen and seldom. A wrong
 * tone is worse than a wrong wave, so skin has a line that is a little higher. docs/likeness.md says how many wrong and
 * right ones are asked about. The shape of glasses is never surer than 0.6, nor is what is worn on the head: whoever wears
 * some is asked which.
 * Freckles have none: no photo of this size shows them, so a mark would stand beside every child.
 */
const lines = {
  skin: 0.88,
  hairColor: 0.84,
  hairShape: 0.77,
  eyes: 0.85,
  glasses: 0.65,
  headCover: 0.42,
  age: 0.4,
  signatureColor: 0.3,
} as const satisfies Partial<Record<keyof Look, number>>;

/** Proportions of the face, which nobody is asked about. */
const lineOfOthers = 0.5;

/** Whether the photos tell a field only vaguely; what they do not tell at all is vague too. */
export const isVague = (reading: Pick<LookReading, 'confidence'>, field: keyof Look): boolean =>
  (reading.confidence[field] ?? 0) < (field in lines ? lines[field as keyof typeof lines] : lineOfOthers);

/** The fields to have checked, the least sure first. What somebody has set by hand is sure. */
export function unsureFields(
  reading: Pick<LookReading, 'confidence'>,
  corrections: Partial<Look> = {},
): (keyof typeof lines)[] {
  const confidenceIn = (field: keyof typeof lines): number => reading.confidence[field] ?? 0;
  return (Object.keys(lines) as (keyof typeof lines)[])
    .filter((field) => field in reading.confidence && isVague(reading, field) && !(field in corrections))
    .sort((p, q) => confidenceIn(p) - confidenceIn(q));
}
