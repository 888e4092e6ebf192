import { clamp01, easing, lerp } from '@milestoon/drawing';
import type { Action } from '../actions.ts';
import { threeQuarter } from './yaw.ts';

/** Where body and head point, in degrees about the vertical: 0 to the viewer, + right, ±180 away. */
export interface Heading {
  body: number;
  head: number;
}

const quarter = (threeQuarter * 180) / Math.PI;

/** Now and then a look at whoever stands beside, 0…1; frames of one round. */
const round = 168;
const glance = (frame: number): number => {
  const at = frame % round;
  return easing.soft(clamp01((at - 54) / 10)) - easing.soft(clamp01((at - 96) / 12));
};

/** Actions that are seen from elsewhere than three-quarter, turned to the right. */
const views: Partial<Record<Action, (frame: number) => Heading>> = {
  embrace: () => ({ body: 62, head: 46 }),
  'hand-over': () => ({ body: 40, head: 44 }),
  receive: () => ({ body: 40, head: 44 }),
  pet: () => ({ body: 44, head: 40 }),
  stroke: () => ({ body: 44, head: 40 }),
  ride: () => ({ body: 74, head: 46 }),
  'walk-away': () => ({ body: 176, head: 176 }),
  admire: (frame) => ({ body: 172, head: lerp(172, 80, glance(frame)) }),
  'look-back': (frame) => ({
    body: lerp(176, 158, easing.soft(clamp01((frame - 8) / 12))),
    head: lerp(176, 58, easing.soft(clamp01((frame - 3) / 13))),
  }),
};

/** How an action is turned when it faces a side; `frame` counts from its beginning. */
export function headingOf(action: Action, facing: 'left' | 'right', frame: number): Heading {
  const { body, head } = views[action]?.(frame) ?? { body: quarter, head: quarter };
  return facing === 'left' ? { body: -body, head: -head } : { body, head };
}

export const isPlain = (action: Action): boolean => views[action] === undefined;

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
