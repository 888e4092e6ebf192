/** Where the hands are of two who kiss, comfort, tickle or greet each other. Lengths in stage pixels. */
import { armsOf, type Character, type Hold, type Performance, isGrownUp } from '@milestoon/cast';
import { clamp01, easing } from '@milestoon/drawing';
import type { Partner } from './together.ts';

const soft = (frame: number, from: number, to: number): number =>
  easing.soft(clamp01((frame - from) / (to - from)));

type Body = ReturnType<typeof armsOf>;

interface Between {
  /** To the other, and toward which side. */
  apart: number;
  side: number;
  down: number;
  /** The other one's. */
  body: Body;
}
/** `kneeling` grown-ups are on their knees for it. */
const betweenOf = (self: Partner, other: Partner, kneeling: boolean): Between => ({
  apart: other.x - self.x,
  side: Math.sign(other.x - self.x) || 1,
  down: other.y - self.y,
  body: armsOf(other.character, kneeling && isGrownUp(other.character.role)),
});

/** A hand on the other's shoulder. */
function onTheShoulder({ apart, side, down, body }: Between, frame: number): Hold[] {
  const at = [apart - side * body.half * 0.35, down - body.shoulder * 0.93] as const;
  return [{ arm: 'near', at, weight: soft(frame, 2, 12), hand: 'flat', layer: 'over' }];
}

/** An arm round the other's back, patting it. */
function roundTheBack({ apart, side, down, body }: Between, frame: number): Hold[] {
  const pat = 5 * Math.abs(Math.sin(frame / 9));
  const at = [apart + side * body.half * 0.5, down - body.shoulder * 0.84 + pat] as const;
  return [{ arm: 'near', at, weight: soft(frame, 4, 16), hand: 'flat', layer: 'over' }];
}

/** Fingers at both sides of the other's belly, never still; they come and go with the lean of the body. */
function atTheBelly({ apart, side, down, body }: Between, frame: number): Hold[] {
  const t = frame % 48;
  const weight = soft(t, 2, 9) * (1 - soft(t, 28, 38));
  const wriggle = 8 * Math.sin(frame * 1.25);
  const x = apart - side * body.half * 0.75;
  const y = down - body.shoulder * 0.66;
  return [
    { arm: 'near', at: [x + wriggle * 0.5, y + wriggle], weight, hand: 'open', layer: 'over' },
    { arm: 'far', at: [x - wriggle * 0.5, y - 26 - wriggle], weight, hand: 'open', layer: 'over' },
  ];
}

/** Within what both can reach, above the ground: who is much taller reaches down. */
function withinReach(a: Character, b: Character, wanted: number): number {
  const lowest = Math.max(...[armsOf(a), armsOf(b)].map(({ shoulder, reach }) => shoulder - reach * 0.97));
  return Math.max(wanted, lowest);
}

/** Palms meet over the shoulders of the smaller one, between the faces. */
const palmsMeet = (a: Character, b: Character): number =>
  withinReach(
    a,
    b,
    Math.min(...[armsOf(a), armsOf(b)].map(({ shoulder, reach }) => shoulder + reach * 0.34)),
  );

function palms(self: Partner, other: Partner, { apart, down }: Between, frame: number): Hold[] {
  const t = frame % 48;
  const weight = soft(t, 6, 13) * (1 - soft(t, 19, 32));
  const height = palmsMeet(self.character, other.character);
  const at = [apart * shareOf(self, other, height), down / 2 - height] as const;
  return [{ arm: 'far', at, weight, hand: 'open', layer: 'front' }];
}

/** Hands clasped half way, going up and down. */
const claspHeight = (a: Character, b: Character): number =>
  withinReach(a, b, Math.min(...[armsOf(a), armsOf(b)].map(({ shoulder, reach }) => shoulder - reach * 0.3)));

function clasp(self: Partner, other: Partner, { apart, down }: Between, frame: number): Hold[] {
  const shake = 9 * Math.sin(((frame - 12) / 16) * 2 * Math.PI) * soft(frame, 12, 18);
  const height = claspHeight(self.character, other.character);
  const at = [apart * shareOf(self, other, height), down / 2 - height + shake] as const;
  return [{ arm: 'far', at, weight: soft(frame, 2, 12), hand: 'fist', layer: 'front' }];
}

/** Where the hands are for what is done to somebody near; null for everything else. */
export function touching(
  { action, actionFrame: frame }: Pick<Performance, 'action' | 'actionFrame'>,
  self: Partner,
  other: Partner,
): Hold[] | null {
  const between = betweenOf(self, other, action === 'kiss');
  if (action === 'kiss') return onTheShoulder(between, frame);
  if (action === 'comfort') return roundTheBack(between, frame);
  if (action === 'tickle') return atTheBelly(between, frame);
  if (action === 'high-five') return palms(self, other, between, frame);
  if (action === 'shake-hands') return clasp(self, other, between, frame);
  return null;
}

/** How far aside the outer arm reaches at a height, a little bent. */
const aside = ({ shoulder, reach, half }: Body, height: number): number =>
  Math.sqrt(Math.max(0, (reach * 0.98) ** 2 - (shoulder - height) ** 2)) + half * 0.7;

/** What of the way between two the first one reaches: the longer arm goes farther. */
function shareOf(self: Partner, other: Partner, height: number): number {
  const [own, theirs] = [self, other].map(({ character }) => aside(armsOf(character), height)) as [
    number,
    number,
  ];
  return own / (own + theirs);
}

/** How far apart two stand for what is done to somebody near; null for everything else. */
export function distanceToTouch(action: Performance['action'], a: Character, b: Character): number | null {
  if (action === 'kiss') return 206;
  if (action === 'whisper') return 178;
  if (action === 'comfort' || action === 'lean-on') return 180;
  if (action === 'tickle') return armsOf(b).half + armsOf(a).half * 0.8 + armsOf(a).reach;
  const height =
    action === 'high-five' ? palmsMeet(a, b) : action === 'shake-hands' ? claspHeight(a, b) : null;
  return height === null ? null : aside(armsOf(a), height) + aside(armsOf(b), height);
}
