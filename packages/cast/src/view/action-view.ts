import { clamp01, easing } from '@milestoon/drawing';
import { definitionOf } from '../actions/index.ts';
import type { Action } from '../actions/names.ts';
import { type Heading, threeQuarter } from './yaw.ts';

const quarter = (threeQuarter * 180) / Math.PI;

/** How an action is turned when it faces a side; `frame` counts from its beginning. */
export function headingOf(action: Action, facing: 'left' | 'right', frame: number): Heading {
  const { body, head } = definitionOf(action).heading?.(frame) ?? { body: quarter, head: quarter };
  return facing === 'left' ? { body: -body, head: -head } : { body, head };
}

export const isPlain = (action: Action): boolean => definitionOf(action).heading === undefined;

/** The short way round, where it can be seen: from side to side over the front. */
const towards = (from: number, to: number, t: number): number => {
  const difference = ((((to - from) % 360) + 540) % 360) - 180;
  const angle = from + difference * t;
  return ((((angle + 180) % 360) + 360) % 360) - 180;
};

/** Frames a turn takes: longer the further round it goes. */
export const turnFrames = (from: Heading, to: Heading): number =>
  Math.abs(((((to.body - from.body) % 360) + 540) % 360) - 180) > 60 ? 20 : 12;

/** A turn after `frame` frames: the head goes first, the body follows and comes to rest last. */
export function turnedBetween(from: Heading, to: Heading, frame: number): Heading {
  const t = frame / turnFrames(from, to);
  return {
    head: towards(from.head, to.head, easing.soft(clamp01(t / 0.72))),
    body: towards(from.body, to.body, easing.soft(clamp01((t - 0.22) / 0.78))),
  };
}
