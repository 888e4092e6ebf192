import type { AnimationStyle } from '@milestoon/domain';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawList } from '../core/draw-list.ts';
import { styleKits } from './kits/index.ts';

/** How long a change of scene takes in each style, frames. */
export const transitionFrames = Object.fromEntries(
  animationStyleKeys.map((style) => [style, styleKits[style].transition.frames]),
) as Record<AnimationStyle, number>;

/** The style's way from one picture to the next; `t` 0 … 1, neither end included. */
export function transition(request: {
  style: AnimationStyle;
  from: DrawList;
  to: DrawList;
  t: number;
}): DrawList {
  const { style, from, to, t } = request;
  if (t <= 0) return from;
  if (t >= 1) return to;
  const { reveal, below, above } = styleKits[style].transition.at(t);
  if (reveal === 'all') return [...to, ...above];
  const next = reveal ? ([{ kind: 'clip', paths: [reveal], ops: to }] as const) : [];
  return [...from, ...below, ...next, ...above];
}
