import type { Clause } from '../../packages/story/src/reading/clause.ts';
import type { Moment, Plan } from '../../packages/story/src/plan/plan.ts';
import { momentAt, type ToldEvent } from './corpus.ts';

/** Where an event that was told gets lost, in the order of the steps that read it. */
export const losses = [
  'no clause',
  'no moment',
  'another clause',
  'undone',
  'in a thought',
  'nobody named',
  'pronoun',
  'name',
  'noun',
  'lies still',
  'other deed',
] as const;
export type Loss = (typeof losses)[number];

/** What whoever does nothing is seen doing. */
const idle = /^(?:look|stand|watch|wait|think)$/;
const stagedAs = /^(?:done|pretended|undone)$/;

/**
 * At which step an event is lost whose deed is not shown.
 *
 * @param at where its verb stands in the cleaned text
 */
export function lossOf(
  { who, mode }: ToldEvent,
  at: number,
  { clauses, plan }: { clauses: readonly Clause[]; plan: Plan | null },
): Loss {
  const clause = clauses.find(({ verb: { span } }) => span[0] <= at && at < span[1]);
  const moment = plan?.moments[momentAt(plan.moments, at)];
  if (!clause) return 'no clause';
  if (!moment) return 'no moment';
  const from = Math.min(clause.toldFrom ?? clause.span[0], clause.span[0]);
  if (moment.told[0] !== from && moment.told[1] !== clause.span[1]) return 'another clause';
  if (moment.mode === 'undone' || mode === 'not') return 'undone';
  if (!stagedAs.test(moment.mode)) return 'in a thought';
  if (isActing(moment)) return 'other deed';
  if (who.length === 0) return 'lies still';
  const [first] = clause.who;
  if (!first) return 'nobody named';
  return first.pronoun ? 'pronoun' : first.name ? 'name' : 'noun';
}

/** Somebody does more than to be there, or something moves. */
const isActing = ({ acts, seen, crowd }: Moment): boolean =>
  acts.some(({ action }) => !idle.test(action)) ||
  seen.some(({ move }) => move !== undefined) ||
  crowd?.action !== undefined;

/** A quarter of the events, always the same: they are counted, and nobody looks at them. */
export function isAside(storyId: string, { span }: ToldEvent): boolean {
  let sum = 0;
  for (const letter of storyId + span) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum % 4 === 0;
}
