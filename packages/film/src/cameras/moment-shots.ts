/** A line that tells several things is cut into a shot for each, on its own words. */
import { isSent } from '../acting/released.ts';
import { framesPerSecond } from '@milestoon/drawing';
import { isAlike } from './alike.ts';
import type { Beat, ShownMoment } from '@milestoon/story/screenplay';
import type { TimedBeat } from './pacing.ts';
import type { Coverage } from './coverage.ts';
import { isBusy, isByHand } from './framing.ts';
import type { Telling } from './goes-on.ts';
import { planShots, type ShotPlan } from './shots.ts';

/** A picture must be seen so long to be understood, and longer than the second nothing new is in it. */
const shortest = 1.4 * framesPerSecond;
const longest = 4.4 * framesPerSecond;
/** A cut comes a moment before its word. */
const ahead = 3;
/** So long a deed is seen in one look before the sentence goes on: what comes next is seen before anything is twice. */
const longestOnce = 7.5 * framesPerSecond;
/** In a line of several moments somebody takes it in so briefly. */
const shortTake = 1.2 * framesPerSecond;
/** A deed is seen so long before somebody takes it in. */
const leastDeed = 0.8 * framesPerSecond;
const photoFrames = 2.2 * framesPerSecond;

export interface MomentShot {
  plan: ShotPlan;
  moment: ShownMoment;
  index: number;
  /** A second look at the same moment. */
  again: boolean;
}

/** Shots of a beat that shows moments, in order and without gaps; `wordStarts` are film frames. */
export function planMomentShots(
  beat: Beat,
  moments: readonly ShownMoment[],
  timed: TimedBeat,
  wordStarts: readonly number[],
  coverage: Coverage = {},
  { goesOn = false, isBrief = false }: Telling = {},
): MomentShot[] {
  const first = moments[0];
  if (!first) return [];
  const photo = beat.photo && timed.to - timed.from > photoFrames + shortest * moments.length;
  const thing = coverage.closeUp ? wordStarts[coverage.closeUp.word] : undefined;
  // A thing that is named at once is seen at once; the photo comes after it.
  const photoLast = photo && thing !== undefined && thing < timed.from + photoFrames + shortest;
  const from = photo && !photoLast ? Math.round(timed.from + photoFrames) : timed.from;
  const until = photoLast ? Math.round(timed.to - photoFrames) : timed.to;
  const cuts = cutsOf(moments, { from, to: until }, wordStarts);
  const shots: MomentShot[] = [];
  const shotOfPhoto = (begin: number, end: number, index: number): MomentShot => ({
    plan: { from: begin, to: end, size: 'medium', move: 'hold', showsPhoto: true },
    moment: moments[index] ?? first,
    index,
    again: index > 0,
  });
  if (photo && !photoLast) shots.push(shotOfPhoto(timed.from, from, 0));
  for (const [index, moment] of moments.entries()) {
    const [start, end] = [cuts[index] ?? from, cuts[index + 1] ?? until];
    if (end <= start) continue;
    const size = sizeOf(moment, index === 0 && timed.opensScene);
    const covered = coverageOf(coverage, moments, index);
    const isOnce = (goesOn || index < moments.length - 1) && end - start <= longestOnce;
    const inOneLook: MomentShot = {
      plan: { from: start, to: end, size, move: 'push', showsPhoto: false },
      moment,
      index,
      again: false,
    };
    if (isOnce && (isBrief || !covered)) {
      shots.push(inOneLook);
      continue;
    }
    // Nobody takes in what was not seen: a moment too short for both is the deed alone.
    if (covered?.reaction && end - start < leastDeed + shortTake) delete covered.reaction;
    if (covered?.reaction && end - start < shortTake + 2 * shortest) {
      const cut = Math.round(end - shortTake);
      shots.push({
        plan: { from: start, to: cut, size, move: 'hold', showsPhoto: false },
        moment,
        index,
        again: false,
      });
      const view = { kind: 'reaction', member: covered.reaction } as const;
      shots.push({
        plan: { from: cut, to: end, size: 'close', move: 'hold', showsPhoto: false, view },
        moment,
        index,
        again: true,
      });
      continue;
    }
    if (covered && Object.keys(covered).length > 0) {
      const { photo: _photo, ...told } = beat;
      const span = { ...timed, from: start, to: end, opensScene: index === 0 && timed.opensScene };
      const plans = planShots({ ...told, shot: { size, move: 'push' } }, span, wordStarts, covered);
      shots.push(
        ...plans.map((plan, part) => ({
          plan: withAllOfIt(plan, moment, part === 0),
          moment,
          index,
          again: part > 0 && !isOfThing(plans[part - 1]),
        })),
      );
      continue;
    }
    if (end - start <= longest) {
      shots.push(inOneLook);
      continue;
    }
    const middle = Math.round(start + (end - start) * 0.52);
    const alone = withAllOfIt(
      { from: middle, to: end, size: 'close', move: 'push', showsPhoto: false },
      moment,
      false,
    );
    const isNear = isOnFace(moment.seen);
    // What flies off somewhere is seen with where it goes.
    const nearer = moment.seen.some(isSent)
      ? 'wide'
      : size !== 'medium'
        ? 'medium'
        : isNear
          ? 'close'
          : moment.seen.length > 0
            ? 'wide'
            : alone.size;
    shots.push({
      plan: { from: start, to: middle, size, move: 'hold', showsPhoto: false },
      moment,
      index,
      again: false,
    });
    shots.push({
      plan: { from: middle, to: end, size: nearer, move: 'push', showsPhoto: false },
      moment,
      index,
      again: true,
    });
  }
  if (photoLast) shots.push(shotOfPhoto(until, timed.to, moments.length - 1));
  return shots;
}

/** Where each moment begins: at its word, unless one of them would be too short to be seen. */
function cutsOf(
  moments: readonly ShownMoment[],
  { from, to }: { from: number; to: number },
  wordStarts: readonly number[],
): number[] {
  const least = Math.min(shortest, (to - from) / moments.length);
  const cuts = moments.map(({ word }, index) =>
    index === 0 ? from : Math.max(from, (wordStarts[word] ?? from) - ahead),
  );
  for (let i = 1; i < cuts.length; i++) cuts[i] = Math.max(cuts[i] ?? from, (cuts[i - 1] ?? from) + least);
  for (let i = cuts.length - 1; i > 0; i--)
    cuts[i] = Math.min(cuts[i] ?? to, (i === cuts.length - 1 ? to : (cuts[i + 1] ?? to)) - least);
  return cuts.map(Math.round);
}

function sizeOf({ staging, seen, crowd }: ShownMoment, opensScene: boolean): ShotPlan['size'] {
  const here = staging.filter(({ on }) => !on);
  if (isOnFace(seen) && here.length < 3 && !crowd) return opensScene ? 'medium' : 'close';
  // A thought is as large as whoever thinks it.
  const isThought = staging.some(({ on }) => on === 'bubble');
  if (opensScene || crowd || isThought || here.length > 2 || seen.length > 2) return 'wide';
  const [only, ...others] = here;
  // Whoever is on a screen is seen with whoever calls them.
  const isCalled = staging.some(({ on }) => on === 'screen');
  return only && !isCalled && others.length === 0 && seen.every(({ how }) => how === 'worn') && isByHand(only)
    ? 'close'
    : 'medium';
}

/** Small on a face it is seen from near only. */
const isOnFace = (seen: ShownMoment['seen']): boolean =>
  seen.some(({ how, spot }) => (how === 'atop' || how === 'smeared') && spot && onFace.has(spot)) &&
  seen.every(({ how }) => how === 'atop' || how === 'smeared' || how === 'worn');
const onFace: ReadonlySet<string> = new Set([
  'hair',
  'forehead',
  'eyes',
  'ear',
  'nose',
  'face',
  'mouth',
  'cheek',
  'chin',
]);

const shows =
  (member: string) =>
  ({ staging }: ShownMoment): boolean =>
    staging.some((each) => each.member === member && !each.on);

/**
 * A close picture is of what the moment shows: 'Biscuit' who is a guinea pig is no cookie. Where the child alone is
 * seen with nothing, the word is all there is of the thing.
 */
const isToldIn = ({ seen, staging, crowd }: ShownMoment, name: string): boolean => {
  const pictures = [
    ...seen.map(({ picture }) => picture),
    ...staging.flatMap(({ thing }) => thing?.picture ?? []),
    ...(crowd?.thing ? [crowd.thing] : []),
  ];
  if (pictures.length === 0 && staging.length === 1 && !crowd) return true;
  return isAlike(
    name,
    pictures,
    staging.map(({ action }) => action),
  );
};
/** A face alone would leave out what is done: whoever does something with a thing is seen with it. */
const withAllOfIt = (plan: ShotPlan, moment: ShownMoment, isFirst: boolean): ShotPlan =>
  plan.size === 'close' &&
  !plan.view &&
  (moment.seen.some(({ how }) => how === 'beside' || how === 'ground') ||
    moment.staging.some(({ on }) => on === 'screen') ||
    needsAll(moment, isFirst))
    ? { ...plan, size: 'medium' }
    : plan;

/** All who do something are seen doing it, and on the first look all who are there. */
export function needsAll({ staging }: Pick<ShownMoment, 'staging'>, isFirst: boolean): boolean {
  const here = staging.filter(({ on }) => !on);
  return here.length > 1 && (isFirst || here.filter(({ action }) => isBusy(action)).length > 1);
}

const isOfThing = (plan: ShotPlan | undefined): boolean =>
  plan?.view?.kind === 'close-up' || plan?.view?.kind === 'insert';

/** What of a line's coverage belongs to one of its moments: a thing to the one whose word it is, looks to who is there. */
function coverageOf(
  { closeUp, insert, overShoulder, reaction }: Coverage,
  moments: readonly ShownMoment[],
  index: number,
): Coverage | undefined {
  const moment = moments[index];
  const next = moments[index + 1];
  if (!moment) return undefined;
  const isThere = (member: string): boolean =>
    moment.staging.some((each) => each.member === member && !each.on);
  const isLast = next === undefined;
  const own =
    closeUp &&
    // On somebody's body it is no thing by itself.
    !moment.seen.some(({ how, spot, at }) => (how === 'atop' && spot) || at) &&
    (closeUp.shows.kind !== 'thing' || isToldIn(moment, closeUp.shows.name)) &&
    closeUp.word >= (index === 0 ? 0 : moment.word) &&
    (isLast || closeUp.word < next.word);
  const found: Coverage = {
    ...(own ? { closeUp } : {}),
    ...(insert && isThere(insert.member) && !moment.seen.some(isSent) ? { insert } : {}),
    ...(overShoulder &&
    isThere(overShoulder.faced) &&
    isThere(overShoulder.past) &&
    moment.staging.length === 2 &&
    moment.seen.length === 0 &&
    // Past a back nobody sees what is in its hands.
    moment.staging.every(({ thing }) => !thing)
      ? { overShoulder }
      : {}),
    // Whoever takes it in does so when they are last to be seen.
    ...(reaction &&
    isThere(reaction) &&
    !moment.seen.some(isSent) &&
    !moments.slice(index + 1).some(shows(reaction))
      ? { reaction }
      : {}),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}
