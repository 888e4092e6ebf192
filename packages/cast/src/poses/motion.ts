import { easing } from '@milestoon/drawing';
import type { Performance } from '../performance.ts';
import type { Bones } from '../rig/build.ts';
import type { Wear } from '../rig/worn.ts';
import type { Pose } from '../rig/pose.ts';
import type { Props } from '../props/props.ts';

export interface Key {
  /** Frame of the action at which the pose is reached. */
  at: number;
  pose: Pose;
  /** How the pose is approached; 'soft' when missing. */
  ease?: keyof typeof easing;
}

/** One action as key poses. After the last key it repeats from `loopFrom`, or holds when that is missing. */
export interface Keyframes {
  keys: readonly Key[];
  /** The pose at the last key equals the one at this frame. */
  loopFrom?: number;
}

/** What a computed pose may know about who takes it. */
export interface Body {
  bones: Bones;
  /** Hip to neck pit, in heads. */
  torso: number;
  /** From the middle of the chest to a shoulder. */
  shoulder: number;
  /** Where the hip joints are beside the middle, in heads. */
  hips: { near: number; far: number };
}

export interface Motion {
  move: Keyframes | ((frame: number, body: Body) => Pose);
  /** Leg lengths per frame by which the body moves on. */
  speed?: number;
  props?: (frame: number) => Props;
  /** Where body and head point, degrees as in a performance, when it is not told where to. */
  heading?: (frame: number) => NonNullable<Performance['heading']>;
  /** A bag at the hip would be in the way. */
  noBag?: boolean;
  /** By day when missing. */
  wear?: Wear;
  /** Begins at once: things that stand on the ground cannot be blended into. */
  cut?: boolean;
  /** Frames in which it flows out of the action before; 8 when missing. */
  blend?: number;
  /** Breathing: frames of one breath and its depth. */
  breath?: { period: number; depth: number };
}

/** The two keys around a frame and how far it is between them. */
export function keysAt({ keys, loopFrom }: Keyframes, frame: number): { from: Pose; to: Pose; t: number } {
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
