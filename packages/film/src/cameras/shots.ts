import { framesPerSecond } from '@milestoon/drawing';
import type { Beat } from '@milestoon/story/screenplay';
import type { ShotMove, ShotSize } from './camera-plan.ts';
import type { Coverage, OverShoulder } from './coverage.ts';
import type { CloseUp } from '../film.ts';
import type { TimedBeat } from './pacing.ts';

/** A beat, or part of a long one, seen in one shot. */
export interface ShotPlan {
  from: number;
  to: number;
  size: ShotSize;
  move: ShotMove;
  showsPhoto: boolean;
  /** Not whoever stands there at that size, but this. */
  view?:
    | { kind: 'insert'; member: string }
    | { kind: 'over-shoulder'; faced: string; past: string }
    | { kind: 'close-up'; shows: CloseUp }
    | { kind: 'reaction'; member: string };
}

const longest = 7.5 * framesPerSecond;
const photoFrames = 3.75 * framesPerSecond;
/** What is left of a beat after its photo must be worth a shot. */
const shortestShot = 2 * framesPerSecond;
/** After this size comes that one: the eye wants a clear change. */
const nextSize: Record<ShotSize, ShotSize> = { wide: 'medium', medium: 'close', close: 'medium' };

/**
 * Cuts a beat into shots of at most 7.5 seconds. `wordStarts` (film frames) are where a cut does not
 * hurt: just before a word. A photo gets a shot of its own at the beginning of its beat.
 */
export function planShots(
  beat: Beat,
  timed: TimedBeat,
  wordStarts: readonly number[],
  coverage: Coverage = {},
): ShotPlan[] {
  const { insert, overShoulder, closeUp, reaction } = coverage;
  if (closeUp) return withCloseUp(beat, timed, wordStarts, coverage);
  if (reaction) return withReaction(beat, timed, wordStarts, reaction);
  if (insert) return withInsert(beat, timed, wordStarts, insert);
  if (overShoulder?.part === 'last') {
    const cut = cutNear(timed.to - Math.max(shortestShot, (timed.to - timed.from) * 0.45), wordStarts);
    return [
      ...planShots(beat, { ...timed, to: cut }, wordStarts),
      { from: cut, to: timed.to, size: 'close', move: 'push', showsPhoto: false, view: over(overShoulder) },
    ];
  }
  if (overShoulder)
    return partsOf(beat, timed, wordStarts).map((plan, part) =>
      part % 2 === 0 ? { ...plan, size: 'close', view: over(overShoulder) } : { ...plan, size: 'medium' },
    );
  return partsOf(beat, timed, wordStarts);
}

const over = ({ faced, past }: OverShoulder): ShotPlan['view'] => ({ kind: 'over-shoulder', faced, past });

/** Frames that a named thing is seen; what is left beside it must be worth a shot. */
const closeUpFrames = {
  least: 1.2 * framesPerSecond,
  usual: 1.9 * framesPerSecond,
  most: 2.5 * framesPerSecond,
} as const;
const remainder = 1.1 * framesPerSecond;
/** Before its word, and of a joke before the moment in which it happens. */
const ahead = { thing: 4, listener: 14 } as const;
/** A place is seen before anything in it. */
const establishing = 1.6 * framesPerSecond;
/** How long somebody is seen to take something in. */
const takeFrames = { least: 20, most: 34 } as const;

/** The thing while its word is spoken, whoever takes it in afterwards. */
function withCloseUp(
  beat: Beat,
  timed: TimedBeat,
  wordStarts: readonly number[],
  { closeUp, reaction }: Coverage,
): ShotPlan[] {
  if (!closeUp) return partsOf(beat, timed, wordStarts);
  const { shows, word } = closeUp;
  const { least, usual, most } = closeUpFrames;
  // After the parent's photo, and never before the place has been seen.
  const earliest = timed.from + (beat.photo ? photoFrames : timed.opensScene ? establishing : 0);
  if (timed.to - earliest < least) return partsOf(beat, timed, wordStarts);
  const spoken = (wordStarts[word] ?? timed.from) - ahead[shows.kind];
  let from = Math.round(Math.max(earliest, Math.min(spoken, timed.to - least)));
  if (from > timed.from && from - timed.from < remainder && earliest === timed.from) from = timed.from;
  let to = Math.round(Math.min(timed.to, from + (shows.kind === 'listener' ? most : usual)));
  if (timed.to - to < remainder) to = timed.to - from <= most ? timed.to : Math.round(timed.to - remainder);
  const plans: ShotPlan[] = [];
  if (from > timed.from) plans.push(...partsOf(beat, { ...timed, to: from }, wordStarts));
  plans.push({ from, to, size: 'close', move: 'push', showsPhoto: false, view: { kind: 'close-up', shows } });
  if (to === timed.to) return plans;
  const rest = { ...timed, from: to, opensScene: false };
  if (reaction) return [...plans, ...withReaction(beat, rest, wordStarts, reaction)];
  return [...plans, ...partsOf(nearerThan(beat), rest, wordStarts)];
}

/** Ends on the one who takes it in. */
function withReaction(
  beat: Beat,
  timed: TimedBeat,
  wordStarts: readonly number[],
  member: string,
): ShotPlan[] {
  const frames = timed.to - timed.from;
  const take: Omit<ShotPlan, 'from'> = {
    to: timed.to,
    size: 'close',
    move: 'hold',
    showsPhoto: false,
    view: { kind: 'reaction', member },
  };
  if (frames <= takeFrames.most + remainder)
    return frames < takeFrames.least || frames > takeFrames.most
      ? partsOf(nearerThan(beat), timed, wordStarts)
      : [{ ...take, from: timed.from }];
  const cut = timed.to - takeFrames.most;
  return [...partsOf(beat, { ...timed, to: cut }, wordStarts), { ...take, from: cut }];
}

/** What comes after a glimpse: nearer, and without the photo, which has been seen. */
function nearerThan({ photo: _photo, ...beat }: Beat): Beat {
  return beat.shot.size === 'wide' ? { ...beat, shot: { ...beat.shot, size: 'medium' } } : beat;
}

/** Frames that a thing is seen: long enough to know it, too short to miss the face. */
const insertFrames = { share: 0.36, least: 1.2 * framesPerSecond, most: 2 * framesPerSecond } as const;

/** A glimpse of the thing, the rest as ever. */
function withInsert(
  beat: Beat,
  timed: TimedBeat,
  wordStarts: readonly number[],
  { member, part }: NonNullable<Coverage['insert']>,
): ShotPlan[] {
  const { share, least, most } = insertFrames;
  const frames = Math.round(Math.max(least, Math.min(most, (timed.to - timed.from) * share)));
  const cut = part === 'first' ? timed.from + frames : timed.to - frames;
  // From the thing back to the face.
  const nearer = nearerThan(beat);
  const glimpse = {
    size: 'close',
    move: 'push',
    showsPhoto: false,
    view: { kind: 'insert', member },
  } as const;
  return part === 'first'
    ? [{ ...glimpse, from: timed.from, to: cut }, ...partsOf(nearer, { ...timed, from: cut }, wordStarts)]
    : [...partsOf(beat, { ...timed, to: cut }, wordStarts), { ...glimpse, from: cut, to: timed.to }];
}

function partsOf(beat: Beat, timed: TimedBeat, wordStarts: readonly number[]): ShotPlan[] {
  const plans: ShotPlan[] = [];
  let { size } = beat.shot;
  let move: ShotMove = beat.shot.move;
  let from = timed.from;
  if (beat.photo && beat.photo.treatment !== 'wall') {
    const cut =
      timed.to - from > photoFrames + shortestShot ? cutNear(from + photoFrames, wordStarts) : timed.to;
    plans.push({ from, to: cut, size, move: 'hold', showsPhoto: true });
    from = cut;
  }
  const parts = Math.ceil((timed.to - from) / longest);
  const step = (timed.to - from) / Math.max(1, parts);
  for (let part = 0; part < parts; part++) {
    const last = part === parts - 1;
    const to = last ? timed.to : cutNear(from + step, wordStarts);
    plans.push({ from, to, size, move, showsPhoto: beat.photo?.treatment === 'wall' && part === 0 });
    from = to;
    size = nextSize[size];
    move = move === 'hold' ? 'push' : 'hold';
  }
  return plans;
}

/** Shares a beat out between the moments of earlier episodes that it shows; a cut falls before a word. */
export function planMemories(
  count: number,
  { from, to }: Pick<TimedBeat, 'from' | 'to'>,
  wordStarts: readonly number[],
): ShotPlan[] {
  const step = (to - from) / count;
  const cuts = Array.from({ length: count - 1 }, (_, i) => from + step * (i + 1)).map((target) => {
    const near = wordStarts.filter((start) => Math.abs(start - 3 - target) < step / 3);
    return cutNear(target, near);
  });
  return Array.from({ length: count }, (_, i) => ({
    from: cuts[i - 1] ?? from,
    to: cuts[i] ?? to,
    size: 'medium' as const,
    move: 'push' as const,
    showsPhoto: false,
  }));
}

function cutNear(target: number, wordStarts: readonly number[]): number {
  const within = wordStarts.filter((start) => Math.abs(start - target) < 1.5 * framesPerSecond);
  const best = within.reduce<number | null>(
    (a, b) => (a === null || Math.abs(b - target) < Math.abs(a - target) ? b : a),
    null,
  );
  return Math.round(best === null ? target : best - 3);
}
