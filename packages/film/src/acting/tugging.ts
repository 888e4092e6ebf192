/** Two who pull at one thing: it is between them, and all four hands are at it. Stage pixels. */
import { armsOf, type Character, type Hold, scaleOf } from '@milestoon/cast';
import type { Point } from '@milestoon/drawing';
import type { Partner } from './together.ts';

/** Heads from the middle of the thing to the hands at it, and by which who leans back is farther off. */
const [grip, lean] = [0.22, 0.16];
const size = (a: Character, b: Character): number => Math.min(scaleOf(a), scaleOf(b));
const heightOfIt = (a: Character, b: Character): number =>
  Math.min(armsOf(a).shoulder, armsOf(b).shoulder) * 0.84;

export const distanceToTug = (a: Character, b: Character): number =>
  armsOf(a).reach * 0.86 + armsOf(b).reach * 0.86 + 2 * (grip + lean) * size(a, b);

/** It goes to and fro between them. */
export function tuggedAt(self: Partner, other: Partner, frame: number): Point {
  const apart = other.x - self.x;
  const [one, two] = [self, other].map(({ character }) => armsOf(character).reach) as [number, number];
  const to = 12 * Math.sin(frame / 7) * (apart > 0 ? 1 : -1);
  return [
    (apart * one) / (one + two) + to,
    (other.y - self.y) / 2 - heightOfIt(self.character, other.character),
  ];
}

/** Both hands at the own side of it; it is drawn with the one on its left. */
export function pullingAt(self: Partner, other: Partner, frame: number): { gift?: Point; holds: Hold[] } {
  const side = Math.sign(other.x - self.x) || 1;
  const from = side > 0 ? tuggedAt(self, other, frame) : tuggedAt(other, self, frame);
  const gift: Point = side > 0 ? from : [from[0] + other.x - self.x, from[1] + other.y - self.y];
  const hand: Point = [gift[0] - side * grip * size(self.character, other.character), gift[1] + 6];
  return {
    ...(side > 0 ? { gift } : {}),
    holds: [
      { arm: 'near', at: hand, weight: 1, hand: 'fist', layer: 'over' },
      { arm: 'far', at: [hand[0], hand[1] - 16], weight: 1, hand: 'fist', layer: 'back' },
    ],
  };
}
