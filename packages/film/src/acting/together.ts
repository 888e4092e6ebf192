/** Where the hands are of two who act together. Lengths in stage pixels. */
import { hidesBehind, peepingOut } from './behind-somebody.ts';
import {
  armsOf,
  type Character,
  heightOf,
  type Hold,
  isAnimal,
  type Performance,
  isGrownUp,
} from '@milestoon/cast';
import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { armHeldOut, handsAtSpot } from './at-spots.ts';
import { besideTheChest, heldOn, liftingOn } from './on-the-arm.ts';
import { holdingOn } from './on-the-back.ts';
import { distanceOnto, handsOnto } from './onto-somebody.ts';
import { feeding, isFedWith } from './spoon-feeding.ts';
import { distanceToTouch, touching } from './touching.ts';
import { distanceToThrow } from './thrown-to.ts';
import { distanceToTug, pullingAt } from './tugging.ts';
import { cradling, distanceToBaby, hasInArms, rockingLying } from './with-babies.ts';
import { distanceToAnimal, pettingHand } from './with-animals.ts';

/** One of the two: who it is, where they stand, on which side of the other. */
export interface Partner {
  character: Character;
  x: number;
  y: number;
  action?: Performance['action'];
  /** Of two of whom one has the hands at the other's body. */
  performance?: Performance;
  /** Above the ground. */
  lift?: number;
}

type Together = Pick<Performance, 'holds' | 'gift' | 'thingTurn'>;

const soft = (frame: number, from: number, to: number): number =>
  easing.soft(clamp01((frame - from) / (to - from)));

/** Both arms go round the other: the near one over the back, the far one behind it. */
function embrace(self: Partner, other: Partner, frame: number): Together {
  const apart = other.x - self.x;
  const side = Math.sign(apart) || 1;
  const kneels = isGrownUp(other.character.role) && !isGrownUp(self.character.role);
  const { shoulder, half } = armsOf(other.character, kneels);
  const back = apart + side * half * 0.55;
  const rocking = 3 * Math.sin(frame / 12);
  const weight = soft(frame, 8, 20);
  const hold = (arm: Hold['arm'], height: number, layer: Hold['layer']): Hold => ({
    arm,
    at: [back, other.y - self.y - shoulder * height + rocking],
    weight,
    hand: 'flat',
    layer,
  });
  // Who stands before hides the own far arm behind the other.
  const before = self.y > other.y;
  return { holds: [hold('near', 0.84, 'over'), hold('far', 0.78, before ? 'hidden' : 'back')] };
}

interface Meeting {
  /** Above the ground. */
  height: number;
  /** How far to the side the two reach at that height, together, and the first one's share of it. */
  gap: number;
  share: number;
}

interface Manner {
  /** 1 is as low as the taller one's arm goes. */
  hanging: number;
  /** How much of the reach is used. */
  ease: number;
  /** How far the near shoulder lies behind the middle, in shoulders. */
  turned?: number;
  /** Shares of an arm: how low the taller one's hand goes, and how far above the smaller one's shoulder. */
  down?: number;
  above?: number;
}

/** Where hands of two meet. */
function meeting(
  a: Character,
  b: Character,
  { hanging, ease, turned = 0, down = 0.96, above = 0.72 }: Manner,
): Meeting {
  const [one, two] = [armsOf(a), armsOf(b)];
  const lowest = Math.max(one.shoulder - one.reach * down, two.shoulder - two.reach * down);
  const usual = Math.max(one.shoulder - one.reach * hanging, two.shoulder - two.reach * hanging);
  // Who is much taller lets the hand down as far as it goes.
  const highest = Math.min(one.shoulder + one.reach * above, two.shoulder + two.reach * above);
  const height = Math.max(lowest, Math.min(usual, highest));
  const aside = ({ shoulder, reach, half }: typeof one): number =>
    Math.sqrt(Math.max(0, (reach * 0.96) ** 2 - (shoulder - height) ** 2)) * ease - turned * half;
  const [left, right] = [aside(one), aside(two)];
  return { height, gap: left + right, share: left / (left + right) };
}
const handsMeet = (a: Character, b: Character): Meeting => meeting(a, b, { hanging: 0.9, ease: 0.66 });
/** Before the chests, which leaves room for what is given: it hides no face, and no body hides it. */
const giftMeets = (a: Character, b: Character): Meeting =>
  meeting(a, b, { hanging: 0.4, ease: 0.96, turned: 0.6, down: 0.84, above: -0.1 });
/** From the middle of a present to the hands at its sides. */
const gripping = 17;

/** Hand in hand; from behind the inner hand is the other one. */
function holdHands(
  self: Partner,
  other: Partner,
  { frame, facing }: Performance,
  fromBehind: boolean,
  weight: number,
): Together {
  const facesOther = (facing === 'right') === other.x > self.x;
  const { height, gap, share } = handsMeet(self.character, other.character);
  const side = Math.sign(other.x - self.x) || 1;
  const swing = Math.sin(frame / 9) * 3;
  const at: Point = [
    side * (armsOf(self.character).half + gap * share),
    (other.y - self.y) / 2 - height + Math.abs(swing),
  ];
  const inner = facesOther !== fromBehind ? 'far' : 'near';
  return {
    holds: [
      { arm: inner, at, weight, hand: 'fist', layer: inner === 'far' && !fromBehind ? 'back' : 'front' },
    ],
  };
}

const restingPlace = ({ character }: Partner, side: number): Point => {
  const { shoulder, half } = armsOf(character);
  return [side * half * 1.25, -shoulder * 0.74];
};

/** Frames in which a present goes from hand to hand. */
const passing = { offered: 12, held: 26, taken: 38, home: 54 };

/** Where a present is, from the giver's feet. */
export function giftAt(giver: Partner, receiver: Partner, frame: number): Point {
  const apart = receiver.x - giver.x;
  const side = Math.sign(apart) || 1;
  const down = receiver.y - giver.y;
  const from = restingPlace(giver, side);
  const [toX, toY] = restingPlace(receiver, -side);
  const home: Point = [apart + toX, toY + down];
  const { height, share } = giftMeets(giver.character, receiver.character);
  const reached = Math.abs(apart) - 2 * gripping;
  const middle: Point = [side * (gripping + reached * share), down / 2 - height];
  const out = soft(frame, passing.offered, passing.held);
  const back = soft(frame, passing.taken, passing.home);
  const step = (i: 0 | 1): number => lerp(lerp(from[i], middle[i], out), home[i], back);
  return [step(0), step(1) - 10 * Math.sin(Math.PI * out) * (1 - out)];
}

function giving(self: Partner, other: Partner, frame: number): Together {
  const at = giftAt(self, other, frame);
  const side = Math.sign(other.x - self.x) || 1;
  const weight = 1 - soft(frame, passing.taken, passing.home - 4);
  return { gift: at, holds: grip([at[0] - side * gripping, at[1] + 8], weight) };
}

function receiving(self: Partner, giver: Partner, frame: number): Together {
  const [x, y] = giftAt(giver, self, frame);
  const side = Math.sign(giver.x - self.x) || 1;
  const at: Point = [x + giver.x - self.x - side * gripping, y + giver.y - self.y + 8];
  return { holds: grip(at, soft(frame, 14, passing.held)) };
}

const grip = (at: Point, weight: number): Hold[] => [
  { arm: 'near', at, weight, hand: 'flat', layer: 'over' },
  { arm: 'far', at: [at[0], at[1] - 6], weight, hand: 'flat', layer: 'back' },
];

/** What the hands of `self` do with `other`. `onTheWay`: the turn that begins the way is over. */
export function together(
  performance: Performance,
  self: Partner,
  other: Partner,
  onTheWay: boolean,
): Together {
  const { action, actionFrame: frame } = performance;
  if (hasInArms(self.character, other.character))
    return other.action === 'cradled'
      ? rockingLying(self, other, frame, performance.thing !== undefined)
      : { holds: cradling(self, other, frame, performance.thing !== undefined) };
  if (performance.spot) return { holds: handsAtSpot(performance, self, other) };
  const held = armHeldOut(performance, self, other);
  if (held.length > 0) return { holds: held };
  switch (action) {
    case 'embrace':
      return embrace(self, other, frame);
    case 'hand-over':
      return isFedWith(performance, other) ? feeding(self, other, frame) : giving(self, other, frame);
    case 'receive':
      return isFedWith(performance, self) ? {} : receiving(self, other, frame);
    case 'hold-hands':
      return holdHands(self, other, performance, false, 1);
    case 'tug':
      return pullingAt(self, other, frame);
    case 'ride':
      return { holds: holdingOn(self, other) };
    case 'lift':
      return { holds: liftingOn(self, other, frame) };
    case 'in-arms':
      return { holds: heldOn(self, other) };
    case 'pet':
    case 'stroke':
      return isAnimal(self.character.role)
        ? {}
        : isAnimal(other.character.role)
          ? { holds: pettingHand(performance, other.character, [other.x - self.x, other.y - self.y]) }
          : { holds: handsOnto(performance, self, other) ?? [] };
    case 'walk-away':
      return holdHands(self, other, performance, true, onTheWay ? 1 : soft(frame, 14, 22));
    case 'look-back':
    case 'admire':
      return holdHands(self, other, performance, true, 1);
    default: {
      const holds = touching(performance, self, other) ?? handsOnto(performance, self, other);
      return holds ? { holds } : {};
    }
  }
}

/** How far apart two stand to do something together. */
export function distanceFor(action: Performance['action'], a: Character, b: Character): number {
  const toAnimal = distanceToAnimal(action, a, b);
  if (toAnimal !== null) return toAnimal;
  const toBaby = distanceToBaby(a, b);
  if (toBaby !== null) return toBaby;
  const toThrow = distanceToThrow(action, a, b);
  if (toThrow !== null) return toThrow;
  const toTouch = distanceToTouch(action, a, b);
  if (toTouch !== null) return toTouch;
  const onto = distanceOnto(action, a, b);
  if (onto !== null) return onto;
  if (/^(?:piggyback|shoulder-carry|ride)$/.test(action)) return 0;
  if (hidesBehind(action, a, b)) return peepingOut(a, b);
  if (action === 'lift' || action === 'in-arms') return besideTheChest(a, b);
  if (action === 'tug') return distanceToTug(a, b);
  if (action === 'hand-over' || action === 'receive') return giftMeets(a, b).gap + 2 * gripping;
  if (action === 'embrace') {
    // Heads side by side touch; over a head that is much lower there is room.
    const near = Math.abs(heightOf(a) - heightOf(b)) < 110 || isGrownUp(a.role) !== isGrownUp(b.role);
    return (near ? 142 : 100) + [a, b].filter(({ look }) => look.hairShape === 'afro').length * 22;
  }
  return armsOf(a).half + armsOf(b).half + handsMeet(a, b).gap;
}
