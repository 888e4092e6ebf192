/** Hands and mouths that are at a spot of somebody's body: combed, wiped, painted, bitten, kissed. Lengths in stage pixels. */
import {
  type Action,
  armsOf,
  type BodySpot,
  type Character,
  type Hold,
  isAnimal,
  isBaby,
  type Performance,
  scaleOf,
  spotAt,
} from '@milestoon/cast';
import { clamp01, easing, type Point } from '@milestoon/drawing';
import { reachesOut } from './reaching-out.ts';
import type { Paired } from './pairing.ts';
import type { Partner } from './together.ts';

type Characters = Readonly<Record<string, Character>>;

const isPerson = (character: Character | undefined): character is Character =>
  character !== undefined && !isBaby(character) && !isAnimal(character.role);

/** Whoever lies, is ridden or is under way is not where hands expect them. */
const elsewhere =
  /^(?:sleep|lie-down|nap|ride|walk|run|swim|plunge|bike|scooter|sled|skate|climb|swing|in-arms|cradled|shoulder-carry|piggyback)$/;
/** Done with the mouth. */
const byMouth = /^(?:bite|lick|lick-face|kiss)$/;
/** Done with both hands. */
const twoHanded = /^(?:dress|put-on|tie|tickle)$/;
/** The hand is closed round a tool or round what is pulled. */
const grips = /^(?:wipe|cut|pull|reach|take-out|tie|dress|put-on)$/;
/** Held out to whoever has to do with them. */
const heldOut: ReadonlySet<BodySpot> = new Set<BodySpot>([
  'arm',
  'wrist',
  'hand',
  'fist',
  'finger',
  'fingers',
]);

/** Shares of a reach: used to the side, and farthest down and up without kneeling. */
const [sideways, lowest, highest] = [0.88, 0.62, 0.62];
/** Heads: how near two are at least, and how far a mouth is before the middle of a body. */
const [nearest, lips] = [0.46, 0.42];

const still = (action: Action, seated: Performance['seated']): Performance => ({
  action,
  actionFrame: 30,
  frame: 30,
  emotion: 'happy',
  facing: 'left',
  ...(seated ? { seated } : {}),
});

/** Pairs people with those at whose bodies they do something; who is much taller or smaller goes on the knees. */
export function atSpots(staging: readonly Paired[], characters: Characters): Paired[] {
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    const j = staging.findIndex(({ member }) => member === one.to);
    const [other, self, body] = [result[j], characters[one.member], characters[one.to ?? '']];
    if (!one.spot || !reachesOut(one) || result[i]?.partner || !other || j === i) continue;
    if (!isPerson(self) || !isPerson(body) || other.partner || elsewhere.test(other.action)) continue;
    const rightward = one.place <= other.place;
    const wheels = self.look.wheelchair || body.look.wheelchair;
    const high = heldOut.has(one.spot)
      ? armsOf(body).shoulder * 0.7
      : -spotAt(body, still(other.action, false), one.spot)[1];
    const { shoulder, reach } = armsOf(self);
    const isMouth = byMouth.test(one.action);
    const isGiven = isMouth && heldOut.has(one.spot);
    const goesDown = isGiven ? armsOf(body).shoulder < shoulder * 0.6 : high < shoulder - reach * lowest;
    const comesDown = !isGiven && high > shoulder + reach * highest;
    result[i] = {
      ...one,
      partner: other.member,
      facing: rightward ? 'right' : 'left',
      ...(goesDown && !wheels ? { kneels: true } : {}),
    };
    result[j] = {
      ...other,
      partner: one.member,
      facing: rightward ? 'left' : 'right',
      ...(comesDown && !wheels && /^(?:stand|look|laugh|talk|cry)$/.test(other.action)
        ? lower(one.spot, other.action, body, shoulder + reach * highest)
        : {}),
    };
  }
  return result;
}

/** On the knees, or where that is not low enough on the floor. */
const lower = (
  spot: BodySpot,
  action: Action,
  body: Character,
  most: number,
): Partial<Pick<Paired, 'kneels' | 'action'>> =>
  -spotAt(body, still(action, 'knees'), spot)[1] > most ? { action: 'sit' } : { kneels: true };

/** How far apart two stand for it. */
function distanceAtSpot(
  { action, spot, kneels }: Paired & { spot: BodySpot },
  other: Paired,
  a: Character,
  b: Character,
): number {
  const own = armsOf(a, kneels === true);
  const theirs = armsOf(b, other.kneels === true);
  if (heldOut.has(spot)) {
    const arm = theirs.half + theirs.reach * 0.72;
    return byMouth.test(action) ? arm + scaleOf(a) * lips : arm + own.half + own.reach * 0.4;
  }
  const [x, y] = spotAt(b, still(other.action, other.kneels ? 'knees' : false), spot);
  const least = nearest * (scaleOf(a) + scaleOf(b));
  if (byMouth.test(action)) return Math.max(scaleOf(a) * lips - x, least);
  const across = Math.sqrt(Math.max(0, (own.reach * 0.98) ** 2 - (own.shoulder + y) ** 2)) * sideways;
  return Math.max(across + own.half * 0.3 - x, y < -theirs.shoulder * 0.5 ? least : scaleOf(a) * 0.5 - x);
}

/** How far apart two stand of whom one has the hands at a spot of the other; null for anybody else. */
export function apartAtSpot(one: Paired, two: Paired | undefined, a: Character, b: Character): number | null {
  if (!two || isAnimal(a.role) || isAnimal(b.role)) return null;
  const leads = ({ spot, to, ...each }: Paired, other: Paired): boolean =>
    spot !== undefined && to === other.member && reachesOut(each);
  return one.spot && leads(one, two)
    ? distanceAtSpot({ ...one, spot: one.spot }, two, a, b)
    : two.spot && leads(two, one)
      ? distanceAtSpot({ ...two, spot: two.spot }, one, b, a)
      : null;
}

/** Where the hand of who holds out an arm is, from between the own feet. */
function handOut(self: Partner, other: Partner): Point {
  const kneels = self.performance?.seated === 'knees';
  const { shoulder, half, reach } = armsOf(self.character, kneels);
  const side = Math.sign(other.x - self.x) || 1;
  if (other.performance && byMouth.test(other.performance.action)) {
    const [x, y] = spotAt(other.character, other.performance, 'mouth');
    return [other.x - self.x + x, lifted(other) - lifted(self) + y];
  }
  const low = other.performance
    ? armsOf(other.character, other.performance.seated === 'knees').shoulder * 0.86
    : shoulder;
  return [side * (half + reach * 0.72), -Math.min(shoulder - reach * 0.34, low)];
}

const lifted = ({ y, lift = 0 }: Partner): number => y - lift;

/** Where it is on the other's body, from between the own feet. */
export function targetAt(spot: BodySpot, self: Partner, other: Partner): Point | null {
  const { performance, character } = other;
  if (!performance) return null;
  const apart: Point = [other.x - self.x, lifted(other) - lifted(self)];
  const isOut = heldOut.has(spot) && isPerson(character);
  if (!isOut) {
    const [x, y] = spotAt(character, performance, spot);
    // Of hair that is too high the hand has what hangs lower.
    const { shoulder, reach } = armsOf(self.character, self.performance?.seated === 'knees');
    return [apart[0] + x, Math.max(apart[1] + y, -(shoulder + reach * 0.75))];
  }
  const [x, y] = handOut(other, self);
  const { shoulder } = armsOf(character);
  const share = spot === 'arm' ? 0.62 : spot === 'wrist' ? 0.84 : 1;
  return [apart[0] + x * share, apart[1] - shoulder + (y + shoulder) * share];
}

const soft = (frame: number): number => easing.soft(clamp01((frame - 2) / 10));

/** The hands of whoever does it: at the spot, to and fro where something is rubbed or drawn. */
export function handsAtSpot(performance: Performance, self: Partner, other: Partner): Hold[] {
  const { action, actionFrame: frame, spot } = performance;
  const target = spot && targetAt(spot, self, other);
  if (!target || isAnimal(self.character.role)) return [];
  if (byMouth.test(action) && heldOut.has(spot)) {
    return [
      { arm: 'near', at: [target[0], target[1] + 14], weight: soft(frame), hand: 'fist', layer: 'over' },
    ];
  }
  return hands(performance, target);
}

/** The hands at a place. */
function hands({ action, actionFrame: frame }: Performance, [x, y]: Point): Hold[] {
  const moves = /^(?:wipe|stroke|pet|tickle)$/.test(action) ? 8 : 2;
  const to = Math.sin(frame / 4) * moves;
  const near: Hold = {
    arm: 'near',
    at: [x + to, y + to * 0.5],
    weight: soft(frame),
    hand: grips.test(action) ? 'fist' : action === 'tickle' ? 'open' : 'flat',
    layer: 'over',
  };
  return twoHanded.test(action) ? [near, { ...near, arm: 'far', at: [x - to, y - 18] }] : [near];
}

/** The hands at a spot of the own body. */
export function atOwnSpot(character: Character, performance: Performance): Hold[] {
  const { spot } = performance;
  if (!spot || isAnimal(character.role) || heldOut.has(spot)) return [];
  return hands(performance, spotAt(character, performance, spot));
}

/** The arm that is held out to whoever has to do with it. */
export function armHeldOut(performance: Performance, self: Partner, other: Partner): Hold[] {
  const spot = other.performance?.spot;
  if (!spot || !heldOut.has(spot) || !isPerson(self.character)) return [];
  return [
    {
      arm: 'far',
      at: handOut(self, other),
      weight: soft(performance.actionFrame),
      hand: 'flat',
      layer: 'top',
    },
  ];
}
