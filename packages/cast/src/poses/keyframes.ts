import { easing } from '@milestoon/drawing';

export interface Keyframe<P> {
  /** Frame of the action at which the pose is reached. */
  at: number;
  pose: P;
  /** How the pose is approached; 'soft' when missing. */
  ease?: keyof typeof easing;
}

/** One action as key poses. After the last key it repeats from `loopFrom`, or holds when that is missing. */
export interface Keyframes<P> {
  keys: readonly Keyframe<P>[];
  /** The pose at the last key equals the one at this frame. */
  loopFrom?: number;
}

/**
 * The two key poses around a frame and how far it is between them, eased; the same pose twice where it holds.
 *
 * @throws RangeError without a key
 */
export function evaluateKeyframes<P>(
  { keys, loopFrom }: Keyframes<P>,
  frame: number,
): { from: P; to: P; t: number } {
  const last = keys[keys.length - 1];
  const first = keys[0];
  if (!first || !last) throw new RangeError('a motion needs at least one key');
  let now = Math.max(0, frame);
  if (now >= last.at) {
    if (loopFrom === undefined || last.at <= loopFrom) return { from: last.pose, to: last.pose, t: 0 };
    now = loopFrom + ((now - loopFrom) % (last.at - loopFrom));
  }
  const next = keys.findIndex((key) => key.at > now);
  const to = keys[next];
  const from = keys[next - 1];
  if (!to || !from) return { from: first.pose, to: first.pose, t: 0 };
  return { from: from.pose, to: to.pose, t: easing[to.ease ?? 'soft']((now - from.at) / (to.at - from.at)) };
}
