import type { Moment } from '../plan.ts';
import { isApart, isElsewhereNext, isLater, type Told } from './elsewhere.ts';

/** How one moment of a sentence hangs on the next: at the same time, until it, or one after the other. */
export type Joint = 'while' | 'until' | 'and';

const meanwhile = /(?<!\p{L})(?:while|whilst|enquanto|mientras(?: que)?|at the same time as)\s+$/iu;
const whenever = /(?<!\p{L})(?:when|quando|cuando)\s+$/iu;
const until = /(?<!\p{L})(?:until|till|até(?: que)?|hasta(?: que)?)\s+$/iu;
const and =
  /(?:^|[\s,;])(?:and|so|e|y|then|então|entonces|luego|depois|después)\s+(?:then\s+|depois\s+|luego\s+)?$/iu;
/** Nothing ends in between. */
const ends = /[.!?…]/;
/** Up to where the next clause begins. */
const itsEnd = (rest: string): number =>
  /^(?:(?!\s(?:and|but|so|e|mas|y|pero)\s)[^.!?…,;])*/iu.exec(rest)?.[0].length ?? 0;
/** What somebody is in the middle of. */
const goingOn =
  /(?<!\p{L})(?:(?:was|were)\s+(?:still\s+|just\s+|busy\s+)?\p{L}+ing|(?:estava|estavam|andava|estaba|estaban|andaba)\s(?:a\s)?\p{L}+|\p{L}{2,}(?:ava|avam|aba|aban|ían?|iam)|fazia|lia|dormia|comia|bebia|escrevia|mexia|via|ouvia|vestia|varria|cosia)(?!\p{L})/iu;

/** Undefined where they are of two sentences, or told as something else than what happens. */
export function jointOf(one: Moment, next: Moment, text: string): Joint | undefined {
  if (one.sentence !== next.sentence || one.mode !== 'done' || next.mode !== 'done') return undefined;
  const between = text.slice(one.told[1], next.told[0]);
  if (ends.test(between)) return undefined;
  const before = text.slice(0, one.told[0]);
  const told: Told = {
    one,
    next,
    oneText: text.slice(one.told[0], next.told[0]),
    nextText: text.slice(next.told[0], next.told[1] + itsEnd(text.slice(next.told[1]))),
  };
  const isOngoing = goingOn.test(text.slice(...one.told));
  const isNextOngoing = goingOn.test(text.slice(...next.told));
  if (meanwhile.test(between) || meanwhile.test(before)) return isApart(told) ? undefined : 'while';
  if (whenever.test(between) && isOngoing) return isApart(told) ? undefined : 'while';
  if (whenever.test(before) && isNextOngoing) return isApart(told) ? undefined : 'while';
  if (until.test(between)) return isElsewhereNext(told) ? undefined : 'until';
  if (!whenever.test(before) && !and.test(between)) return undefined;
  if (isOngoing && isNextOngoing && !whenever.test(before))
    return isApart(told) || isElsewhereNext(told) ? undefined : 'while';
  return isElsewhereNext(told) || isLater(told) ? undefined : 'and';
}
