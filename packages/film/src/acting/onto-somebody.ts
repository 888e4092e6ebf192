/** What is done at somebody who goes on with what they do: a head is stroked, a face wiped, a hand pulled. Lengths in stage pixels. */
import {
  armsOf,
  type Character,
  definitionOf,
  hasTrait,
  heightOf,
  type Hold,
  isAnimal,
  isBaby,
  isGrownUp,
  type Performance,
  scaleOf,
  type Spot,
} from '@milestoon/cast';
import { clamp01, easing } from '@milestoon/drawing';
import type { Paired } from './pairing.ts';

type Characters = Readonly<Record<string, Character>>;

const isPerson = (character: Character | undefined): character is Character =>
  character !== undefined && !isBaby(character) && !isAnimal(character.role);

/** Whoever lies, rides or is on the way is not where hands expect them. */
const stands = ({ action }: Paired): boolean =>
  !(['whole', 'on-the-way', 'rides', 'beside', 'lively', 'up-high'] as const).some((trait) =>
    hasTrait(action, trait),
  );

/** Only with these is it done at somebody: scissors cut hair, a shoe is tied at the foot, and whatever else is cut is not theirs. */
const atThem = ({ action, thing }: Paired): boolean =>
  action === 'wipe' ||
  action === 'dress' ||
  (action === 'tie' ? thing !== undefined : !thing || /^(?:scissors|razor)$/.test(thing.picture));

const looksOn = ({ action }: Paired): boolean => /^(?:look|stand|nod|wait)$/.test(action);

/** A grown-up goes on the knees where a child wants to get at the head. */
const comesDown = (
  action: Performance['action'],
  self: Character | undefined,
  other: Character | undefined,
): boolean =>
  /^(?:head|face)$/.test(definitionOf(action).onOther ?? '') &&
  self !== undefined &&
  other !== undefined &&
  !isGrownUp(self.role) &&
  isGrownUp(other.role);

/** Pairs whoever does something at somebody with them, who keep what they do. */
export function ontoSomebody(staging: readonly Paired[], characters: Characters): Paired[] {
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    if (!definitionOf(one.action).onOther || result[i]?.partner || !atThem(one)) continue;
    const j = staging.findIndex(({ member }) => member === one.to);
    const other = result[j];
    if (!other || other.partner || j === i || !stands(other)) continue;
    if (!isPerson(characters[one.member]) || !isPerson(characters[other.member])) continue;
    const rightward = one.place <= other.place;
    result[i] = { ...one, partner: other.member, facing: rightward ? 'right' : 'left' };
    const kneels = comesDown(one.action, characters[one.member], characters[other.member]) && looksOn(other);
    result[j] = {
      ...other,
      ...(kneels ? { action: 'kneel' } : {}),
      partner: one.member,
      facing: rightward ? 'left' : 'right',
    };
  }
  return result;
}

/** Shares of a reach that is used: up past the own face, down, and to the side. */
const [highest, lowest, ease] = [0.5, 0.86, 0.84];
/** Heads: of two who stand close they do not touch, and how far the head of who leans is before the feet. */
const [heads, lean] = [0.5, 0.3];

interface Target {
  /** From the other's middle towards the one who does it. */
  aside: number;
  /** Above the ground. */
  high: number;
}

/** Where a hand is at somebody, within what an arm reaches. */
function targetOf(spot: Spot, self: Character, other: Character, kneels: boolean): Target {
  const { shoulder, half } = armsOf(other, kneels);
  const own = armsOf(self);
  const head = scaleOf(other);
  const tall = heightOf(other) - armsOf(other).shoulder + shoulder;
  const at: Readonly<Record<Spot, Target>> = {
    head: { aside: head * 0.3, high: tall - head * 0.1 },
    face: { aside: head * 0.4, high: tall - head * 0.66 },
    hand: { aside: half * 1.5, high: shoulder * 0.62 },
    back: { aside: half * 0.7, high: shoulder * 0.86 },
    chest: { aside: half * 0.9, high: shoulder * 0.8 },
    waist: { aside: half * 0.4, high: shoulder * 0.54 },
    side: { aside: half, high: shoulder },
  };
  const { aside, high } = at[spot];
  const up = own.shoulder + own.reach * highest;
  return { aside, high: Math.max(own.shoulder - own.reach * lowest, Math.min(high, up)) };
}

/** How far apart two stand for it; null for what is not done at anybody. */
export function distanceOnto(action: Performance['action'], a: Character, b: Character): number | null {
  const spot = definitionOf(action).onOther;
  if (!spot || spot === 'side' || !isPerson(a) || !isPerson(b)) return null;
  const { aside, high } = targetOf(spot, a, b, comesDown(action, a, b));
  const { shoulder, reach, half } = armsOf(a);
  const across = Math.sqrt(Math.max(0, reach ** 2 - (shoulder - high) ** 2)) * ease;
  // Whoever pushes leans towards them.
  const leant = spot === 'back' ? scaleOf(a) * lean : 0;
  return Math.max(aside + half * 0.5 + across, heads * (scaleOf(a) + scaleOf(b))) + leant;
}

/** The hand there, or both, going to and fro; null for what is not done at anybody. */
export function handsOnto(
  { action, actionFrame: frame, thing }: Pick<Performance, 'action' | 'actionFrame' | 'thing'>,
  self: { character: Character; x: number; y: number },
  other: { character: Character; x: number; y: number },
): Hold[] | null {
  const usual = definitionOf(action).onOther;
  // A comb is in the hair.
  const spot = usual && thing?.picture.name === 'hair-pick' ? 'head' : usual;
  if (!spot || spot === 'side' || !isPerson(self.character) || !isPerson(other.character)) return null;
  const { aside, high } = targetOf(
    spot,
    self.character,
    other.character,
    comesDown(action, self.character, other.character),
  );
  const side = Math.sign(other.x - self.x) || 1;
  const both = /^(?:hand|back|chest|waist)$/.test(spot);
  const to = Math.sin(frame / 5) * (both ? 2 : 10);
  const at = [other.x - self.x - side * aside + to, other.y - self.y - high + Math.abs(to) * 0.4] as const;
  const weight = easing.soft(clamp01((frame - 2) / 10));
  const near: Hold = { arm: 'near', at, weight, hand: hold.test(action) ? 'fist' : 'flat', layer: 'over' };
  if (both) return [near, { ...near, arm: 'far', at: [at[0], at[1] - 16], layer: 'back' }];
  // Up past the own face goes the arm on the other's side.
  return action === 'stroke' && high > armsOf(self.character).shoulder ? [{ ...near, arm: 'far' }] : [near];
}

/** Done with something in the hand, or with a hand that grips. */
const hold = /^(?:wipe|cut|pull|reach|take-out|tie|dress)$/;
