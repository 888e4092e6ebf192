import type { AnimationStyle } from '@milestoon/domain';
import type { DrawList } from '@milestoon/drawing';
import { styleKits } from './kits/index.ts';
import type { SceneChange } from './set-names.ts';

/** How long a change of scene takes, frames. */
export const transitionFrames = (style: AnimationStyle, change: SceneChange = 'place'): number =>
  styleKits[style].transitions[change].frames;

/** The style's way from one picture to the next; `t` 0 … 1, neither end included. */
export function transition(request: {
  style: AnimationStyle;
  change?: SceneChange;
  from: DrawList;
  to: DrawList;
  t: number;
}): DrawList {
  const { style, change = 'place', from, to, t } = request;
  if (t <= 0) return from;
  if (t >= 1) return to;
  const { reveal, below, above } = styleKits[style].transitions[change].at(t);
  if (reveal === 'all') return [...to, ...above];
  const next = reveal ? ([{ kind: 'clip', paths: [reveal], ops: to }] as const) : [];
  return [...from, ...below, ...next, ...above];
}
