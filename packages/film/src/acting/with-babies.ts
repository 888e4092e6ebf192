/** Who has a baby in the lap or on the arm. Lengths in stage pixels. */
import {
  type Action,
  armsOf,
  type Character,
  heightOf,
  type Hold,
  isAnimal,
  isBaby,
  scaleOf,
  isGrownUp,
} from '@milestoon/cast';
import type { Paired } from './pairing.ts';
import type { Partner } from './together.ts';

/** Whoever kisses a baby may leave it where it is. */
const holding: ReadonlySet<string> = new Set(['hug', 'embrace', 'comfort', 'carry', 'hold', 'lift']);
/** Fed, washed, dressed: a baby is on the arm, and the other hand is at it with what it is done with. */
const cares: ReadonlySet<string> = new Set(['hand-over', 'wipe', 'put-on', 'dress', 'stroke', 'measure']);
/** Years: who is not yet so old lies in the arms. */
const liesUntil = 0.9;
/** Clothes are put on somebody who sits; whoever is held or gets a bottle lies in both arms. */
const lies = ({ action, thing }: Paired, { look }: Character): boolean =>
  look.age < liesUntil && (!cares.has(action) || (action === 'hand-over' && isBottle(thing?.picture)));
const isBottle = (picture = ''): boolean => picture === 'baby-bottle';

type Characters = Readonly<Record<string, Character>>;

const holds = (character: Character | undefined): character is Character =>
  character !== undefined && !isBaby(character) && !isAnimal(character.role);

/** Whether one of the two has the other, a baby, in the arms. */
export const hasInArms = (self: Character, other: Character): boolean => holds(self) && isBaby(other);

/**
 * Whoever hugs a baby has it on the arm, and so has a grown-up on whose way it comes along; children sit down for it.
 * Nobody holds two.
 */
export function withBabies(staging: readonly Paired[], characters: Characters): Paired[] {
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    const holder = characters[one.member];
    const goes = one.action === 'walk';
    const isCare = cares.has(one.action);
    if (!holds(holder) || (one.thing && !isCare) || result[i]?.partner) continue;
    if (goes ? !isGrownUp(holder.role) : !holding.has(one.action) && !isCare) continue;
    const j = staging.findIndex(({ member, action }, at) => {
      const character = characters[member];
      const meant = goes ? action === 'walk' : member === one.to;
      return meant && character && isBaby(character) && !result[at]?.partner;
    });
    const baby = staging[j];
    if (!baby) continue;
    const rightward = one.place <= baby.place;
    result[i] = {
      ...one,
      action: isGrownUp(holder.role) ? 'stand' : 'sit',
      partner: baby.member,
      facing: rightward ? 'right' : 'left',
    };
    const small = characters[baby.member];
    result[j] = {
      ...baby,
      action: small && !goes && lies(one, small) ? 'cradled' : 'sit',
      partner: one.member,
      facing: rightward ? 'left' : 'right',
    };
  }
  return result;
}

/** Heads: how high a lap is, and how far before the hip. */
const lap = { high: 0.16, ahead: 0.42 };
/** Shares of the height of the shoulders, and of half their width: where a baby sits on an arm. */
const arm = { high: 0.56, aside: 0.72 };

/** Where the middle of a small one is that lies: shares of the height of the shoulders, and heads of a child. */
const lying = { onArm: 0.74, inLap: 0.52 } as const;

/** How high above the ground a baby is held. */
export function heldAt(self: Character, other: Character, action?: Action): number {
  if (!hasInArms(other, self)) return 0;
  const isLying = action === 'cradled';
  return isGrownUp(other.role)
    ? armsOf(other).shoulder * (isLying ? lying.onArm : arm.high)
    : (isLying ? lying.inLap : lap.high) * scaleOf(other);
}

/** How far beside the middle of who holds it; null for anybody else. */
export function distanceToBaby(a: Character, b: Character): number | null {
  const holder = hasInArms(a, b) ? a : hasInArms(b, a) ? b : null;
  if (!holder) return null;
  return isGrownUp(holder.role) ? armsOf(holder).half * arm.aside : lap.ahead * scaleOf(holder);
}

/** Both arms go round the baby, the near one over its belly, the far one behind it; with a spoon or a cloth the near one is at its mouth. */
export function cradling(self: Partner, other: Partner, frame: number, cares = false): Hold[] {
  const apart = other.x - self.x;
  const side = Math.sign(apart) || 1;
  const { shoulder, half } = armsOf(other.character, false);
  const up = heldAt(other.character, self.character);
  const rocking = 2 * Math.sin(frame / 14);
  const at = (height: number): Hold['at'] => [
    apart + side * half * 0.35,
    other.y - self.y - up - shoulder * height + rocking,
  ];
  const head = scaleOf(other.character);
  const back = 12 * (0.5 - 0.5 * Math.cos(frame / 8));
  const mouth: Hold['at'] = [
    apart - side * (head * 0.42 + back),
    other.y - self.y - up - shoulder * 0.5 - head * 0.34,
  ];
  return [
    {
      arm: 'near',
      at: cares ? mouth : at(0.34),
      weight: 1,
      hand: cares ? 'fist' : 'flat',
      layer: 'over',
    },
    { arm: 'far', at: at(0.5), weight: 1, hand: 'flat', layer: 'back' },
  ];
}

/** One arm under the head and back of a small one that lies in them, the other at its side, or with the bottle at its mouth. */
export function rockingLying(
  self: Partner,
  other: Partner,
  frame: number,
  feeds: boolean,
): { holds: Hold[]; thingTurn?: number } {
  const apart = other.x - self.x;
  const side = Math.sign(apart) || 1;
  const half = heightOf(other.character) * 0.41;
  const up = other.y - self.y - heldAt(other.character, self.character, 'cradled');
  const rocking = 2 * Math.sin(frame / 16);
  const head = scaleOf(other.character);
  const near: Hold['at'] = feeds
    ? [apart + side * (half * 0.5 - head * 0.46), up - head * 0.52]
    : [apart - side * half * 0.1, up + head * 0.3 + rocking];
  const under: Hold['at'] = [apart + side * half * 0.55, up + head * 0.24 + rocking];
  return {
    holds: [
      { arm: 'near', at: near, weight: 1, hand: feeds ? 'fist' : 'flat', layer: 'over' },
      { arm: 'far', at: under, weight: 1, hand: 'flat', layer: 'back' },
    ],
    // Its teat is at the upper left of its picture, the mouth at the lower right of the hand.
    ...(feeds ? { thingTurn: 170 } : {}),
  };
}
