import { type ProductionStep, studioStepStarts } from '@milestoon/domain';
import { allOf, type Phases, workDone } from './work-done.ts';

/** Milliseconds: what was made longer ago says little of the pace now, for the machine gets other work. */
const paceOver = 60_000;
/** Milliseconds of watching, and work seen done (0…1), before a pace is worth telling where no usual one is known. */
const watchFor = 4000;
const watchWork = 0.02;
/** What is gained faster than this (share a millisecond) was not made but found finished. */
const foundFaster = 0.1 / 1000;
const foundAtLeast = 0.02;
/** So much of a film (0…1) has to be seen made before its own pace says as much as that of the films before. */
const asGoodAsUsual = 0.15;
/** What a guess may gain in a second beside what passes: a share of it, and so many seconds at least. */
const growth = { share: 0.05, seconds: 2 };

/** What was reported, at a time in milliseconds. */
interface Report {
  at: number;
  share: number;
}

/**
 * Guesses the seconds that are left of a film, from what films took lately and from the pace seen; null while that
 * would be out of thin air. Between two reports the guess runs down like a clock, for a while: in a long silence nothing
 * may be made. It shrinks at once and grows slowly, so that a scene that is harder to draw does not make it jump. `at`
 * in milliseconds, `share` 0…1.
 *
 * @param usual what this film takes at the pace of those before, as far as is known in this step
 */
export function timeKeeper(
  usual: (step: ProductionStep | null) => Phases | null = () => null,
): (at: number, share: number, step: ProductionStep | null) => number | null {
  let seen: Report[] = [];
  let told: { at: number; seconds: number } | null = null;
  let whole: number | null = null;
  return (at, share, step) => {
    const phases = usual(step);
    const before = seen.at(-1);
    const isFound = before !== undefined && isFoundFinished(before, { at, share });
    // Without a film before it nobody knows what drawing takes until it is seen.
    const isPrelude = phases === null && (before?.share ?? 0) < studioStepStarts.video;
    if (isFound || isPrelude) seen = [];
    if (seen.at(-1)?.share !== share) seen.push({ at, share });
    while (seen[1] && at - seen[1].at >= paceOver) seen.shift();
    const guess = secondsLeft(seen, at, phases);
    // Nothing of before holds back what is known anew.
    const expected = phases && allOf(phases);
    const isNews = isFound || expected !== whole;
    whole = expected;
    if (guess === null) return told && Math.round(runDown(told, at));
    const most = told && !isNews ? mostAfter(told, at) : guess;
    told = { at, seconds: Math.min(guess, most) };
    return Math.max(1, Math.round(told.seconds));
  };
}

const isFoundFinished = (before: Report, now: Report): boolean =>
  now.share - before.share > Math.max(foundAtLeast, (now.at - before.at) * foundFaster);

const runDown = ({ at, seconds }: { at: number; seconds: number }, now: number): number =>
  Math.max(1, seconds - (now - at) / 1000);

function mostAfter(told: { at: number; seconds: number }, now: number): number {
  const perSecond = Math.max(growth.seconds, growth.share * told.seconds);
  return runDown(told, now) + (perSecond * (now - told.at)) / 1000;
}

/** The usual pace counts as if so much had been seen of it. */
function secondsLeft(seen: Report[], at: number, usual: Phases | null): number | null {
  const [from, last] = [seen[0], seen.at(-1)];
  if (!from || !last) return null;
  const { done, next } = workDone(last.share, usual);
  const prior = usual === null ? 0 : asGoodAsUsual;
  const gained = done - workDone(from.share, usual).done + prior;
  const took = (last.at - from.at) / 1000 + prior * (usual ? allOf(usual) : 0);
  if (usual === null && (at - from.at < watchFor || gained < watchWork)) return null;
  const silent = (at - last.at) / 1000;
  const hidden = Math.min(next - done, (silent * gained) / took);
  const idle = silent - (hidden * took) / gained;
  return (Math.max(0, 1 - done - hidden) * (took + idle)) / gained;
}
