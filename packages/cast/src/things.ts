/** The thing an action is about, as a close picture of it needs to know it. Heads. */
import { add, type Point } from '@milestoon/drawing';
import type { Action } from './actions.ts';
import type { Joints } from './rig/skeleton.ts';

export interface Thing {
  /** Middle of the thing and the hand with it, in the figure's space. */
  middle: (joints: Joints) => Point;
  /** From the middle to the edge of a picture of it. */
  reach: number;
}

const atHand =
  (hand: 'near' | 'far', x: number, y: number) =>
  ({ arms }: Joints): Point =>
    add(arms[hand].wrist, [x, y]);
const beforeChest =
  (x: number, y: number) =>
  ({ chest }: Joints): Point =>
    add(chest, [x, y]);
const onGround = (x: number, y: number) => (): Point => [x, y];

/** Only what is clear enough to fill a picture; the places are those in `props`. */
const things: Partial<Record<Action, Thing>> = {
  lick: { middle: atHand('near', 0.06, -0.14), reach: 0.52 },
  brush: { middle: atHand('near', 0.16, -0.1), reach: 0.62 },
  paint: { middle: atHand('far', 0.1, -0.02), reach: 0.58 },
  build: { middle: onGround(0.8, -0.62), reach: 0.85 },
  strum: { middle: beforeChest(0.1, 0.4), reach: 0.72 },
  bike: { middle: onGround(0.12, -0.52), reach: 0.78 },
  kick: { middle: onGround(0.85, -0.6), reach: 0.95 },
  blow: { middle: onGround(1.12, -1.2), reach: 0.62 },
  read: { middle: beforeChest(0.07, 0.52), reach: 0.62 },
  kite: { middle: onGround(1.75, -3.15), reach: 0.92 },
  cook: { middle: beforeChest(0.06, 0.45), reach: 0.62 },
  eat: { middle: beforeChest(0.1, 0.45), reach: 0.62 },
  drink: { middle: atHand('near', 0.1, -0.1), reach: 0.62 },
};

/** From a wheelchair one builds on a table over the knees. */
const onTheTable: Thing = { middle: ({ hip }) => [0.85, hip[1] - 0.55], reach: 0.75 };

export const thingOf = (action: Action, wheelchair = false): Thing | null =>
  (action === 'build' && wheelchair ? onTheTable : things[action]) ?? null;
