/** Where the hand is of whoever feeds somebody: a spoon is at the mouth and goes to no other hand. Stage pixels. */
import {
  type Character,
  heightOf,
  type Hold,
  isAnimal,
  isBaby,
  type Performance,
  scaleOf,
} from '@milestoon/cast';
import { clamp01, easing, type Point } from '@milestoon/drawing';

const fedWith = /^(?:spoon|fork|baby-bottle|fork-and-knife|ladle)$/;

interface Fed {
  character: Character;
  x: number;
  y: number;
}

/** Whether this is given into the mouth. */
export const isFedWith = ({ thing }: Pick<Performance, 'thing'>, { character }: Fed): boolean =>
  fedWith.test(thing?.picture.name ?? '') && !isAnimal(character.role) && !isBaby(character);

/** Shares of a head: from its middle to before the lips, from the crown down to them, and from hand to spoon. */
const [lips, low, handle] = [0.5, 0.78, 0.24] as const;

/** To the mouth and back, again and again. */
export function feeding(self: Fed, other: Fed, frame: number): { gift: Point; holds: Hold[] } {
  const head = scaleOf(other.character);
  const side = Math.sign(other.x - self.x) || 1;
  const back = 26 * (0.5 - 0.5 * Math.cos(Math.max(0, frame - 14) / 9));
  const at: Point = [
    other.x - self.x - side * (head * lips + back),
    other.y - self.y - heightOf(other.character) + head * low,
  ];
  const weight = easing.soft(clamp01((frame - 2) / 10));
  const hand: Point = [at[0] - side * head * handle, at[1] + head * 0.12];
  return { gift: at, holds: [{ arm: 'near', at: hand, weight, hand: 'fist', layer: 'over' }] };
}
