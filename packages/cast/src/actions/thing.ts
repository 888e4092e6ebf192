/** The thing an action is about, as a close picture of it needs to know it. Heads. */
import { add, type Point } from '@milestoon/drawing';
import type { ThingName } from '../close-ups/names.ts';
import type { Joints } from '../rig/skeleton.ts';

export interface Thing {
  /** Middle of the thing and the hand with it, in the figure's space; the places are those in `props`. */
  middle: (joints: Joints) => Point;
  /** From the middle to the edge of a picture of it. */
  reach: number;
  /** The close picture that need not be shown any more when this was seen. */
  name?: ThingName;
}

export const atHand =
  (hand: 'near' | 'far', x: number, y: number) =>
  ({ arms }: Joints): Point =>
    add(arms[hand].wrist, [x, y]);
export const beforeChest =
  (x: number, y: number) =>
  ({ chest }: Joints): Point =>
    add(chest, [x, y]);
export const onGround = (x: number, y: number) => (): Point => [x, y];
