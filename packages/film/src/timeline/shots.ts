import { framesPerSecond } from '../core/draw-list.ts';
import type { Beat } from '../screenplay/screenplay.ts';
import type { ShotMove, ShotSize } from './camera-plan.ts';
import type { TimedBeat } from './pacing.ts';

/** A beat, or part of a long one, seen in one shot. */
export interface ShotPlan {
  from: number;
  to: number;
  size: ShotSize;
  move: ShotMove;
  showsPhoto: boolean;
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
export function planShots(beat: Beat, timed: TimedBeat, wordStarts: readonly number[]): ShotPlan[] {
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
