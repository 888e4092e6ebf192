import { add, lerp, type Point, smoothstep, subtract } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Food, Snack } from '../foods.ts';
import { rest } from '../poses/rest.ts';
import { inNearHand } from '../poses/with-hands.ts';
import type { Motion } from '../poses/motion.ts';
import { gripOf, inHand } from '../props/in-hand.ts';
import { snack } from '../props/snack.ts';
import { bowl, fork, spaghetti, spoon } from '../props/tableware.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { beforeChest } from './thing.ts';

const wide: NonNullable<Pose['face']> = {
  raise: 0.4,
  mouth: { open: 0.75, width: 0.9, round: 0.5, tongue: 1 },
};

const chewing = (open: number, shift: number): NonNullable<Pose['face']> => ({
  closed: 'happy',
  smile: 0.9,
  puff: 0.35,
  mouth: { open, width: 0.85, shift },
});

const spooning = (x: number, y: number, from: 'head' | 'chest', head: number, face?: Pose['face']): Pose => ({
  ...rest,
  arms: {
    near: { to: { from, at: [x, y] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.34, 0.52] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  head,
  gaze: [0.2, 0.8],
  ...(face ? { face } : {}),
});

/** Heads from the hand to what is on the spoon. */
export const reachOfSpoon = 0.24;

/** Where the mouth is, from the middle of the head. */
export const mouth: Point = [0.13, 0.4];

/** Degrees by which what the near hand holds points from it into the bowl below or, on the way up, to the mouth. */
export function toMouthOrBowl(figure: Pick<Figure, 'joints' | 'style'>): number {
  const { head, chest, arms } = figure.joints;
  const grip = gripOf(figure, arms.near);
  const [dx, dy] = subtract(add(head, mouth), grip);
  const up = -(Math.atan2(dx, dy) * 180) / Math.PI;
  return lerp(up, -18, smoothstep(0.12, 0.34, grip[1] - chest[1]));
}

/** From the bowl to the mouth, then chewing with delight. */
const fromTheBowl = (props: NonNullable<Motion['props']>): Motion => ({
  noBag: true,
  props,
  telling: { at: 8, every: 48 },
  move: {
    keys: [
      { at: 0, pose: spooning(0.02, 0.42, 'chest', 6) },
      { at: 10, pose: spooning(-0.14, 0.52, 'head', 3, wide) },
      { at: 14, pose: spooning(-0.11, 0.46, 'head', 5, wide) },
      { at: 20, pose: spooning(-0.2, 0.62, 'head', -2, chewing(0.02, 0.01)) },
      { at: 26, pose: spooning(-0.04, 0.44, 'chest', 0, chewing(0.1, -0.01)) },
      { at: 32, pose: spooning(-0.04, 0.44, 'chest', 1, chewing(0, 0.01)) },
      { at: 38, pose: spooning(-0.04, 0.44, 'chest', 0, chewing(0.1, -0.01)) },
      { at: 48, pose: spooning(0.02, 0.42, 'chest', 6) },
    ],
    loopFrom: 0,
  },
});

/** With a spoon. */
const motion = fromTheBowl(() => ({
  front: (figure) => [
    ...bowl(figure, [0.12, 0.56], 0.27),
    ...inHand(figure, figure.joints.arms.near, toMouthOrBowl(figure), spoon(figure, reachOfSpoon)),
  ],
}));

const withFork = fromTheBowl((frame) => ({
  front: (figure) => {
    // Between the bowl and the mouth there is something on it.
    const full = frame % 48 > 2 && frame % 48 < 17;
    return [
      ...bowl(figure, [0.12, 0.56], 0.27),
      ...spaghetti(figure, [0.12, 0.56], 0.27),
      ...inHand(figure, figure.joints.arms.near, toMouthOrBowl(figure), fork(figure, reachOfSpoon, full)),
    ];
  },
}));

const holding = (x: number, y: number, from: 'head' | 'chest', head: number, face?: Pose['face']): Pose => ({
  ...rest,
  arms: {
    near: { to: { from, at: [x, y] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { angle: 13, elbow: 8, thumb: 1, layer: 'back' },
  },
  head,
  gaze: [0.3, 0.5],
  ...(face ? { face } : {}),
});

const biteFrames = 44;

/** The frame of a bite at which the teeth close. */
const bit = 14;

/** A bite, and then there is less of it. */
const fromTheHand = (food: Snack): Motion => ({
  noBag: true,
  telling: { at: 6, every: biteFrames },
  props: (frame) => ({
    front: (figure) => {
      const bites = Math.min(3, Math.floor((frame + biteFrames - bit) / biteFrames));
      return inHand(figure, figure.joints.arms.near, -8, snack(figure, food, bites));
    },
  }),
  move: {
    keys: [
      { at: 0, pose: holding(0.06, 0.2, 'chest', 4) },
      { at: 9, pose: holding(0.02, 0.6, 'head', 4, wide), ease: 'out' },
      { at: bit, pose: holding(0.03, 0.56, 'head', 8, { ...wide, mouth: { open: 0.5, width: 0.8 } }) },
      { at: 18, pose: holding(-0.02, 0.66, 'head', -2, chewing(0.02, 0.01)) },
      { at: 26, pose: holding(0.04, 0.22, 'chest', 1, chewing(0.1, -0.01)) },
      { at: 32, pose: holding(0.05, 0.21, 'chest', 0, chewing(0, 0.01)) },
      { at: 38, pose: holding(0.05, 0.21, 'chest', 1, chewing(0.1, -0.01)) },
      { at: biteFrames, pose: holding(0.06, 0.2, 'chest', 4) },
    ],
    loopFrom: 0,
  },
});

/** Whatever it is, from the hand. */
const anything: Motion = {
  noBag: true,
  slot: () => ({ at: inNearHand, least: 0.42, most: 0.6 }),
  telling: { at: 6, every: biteFrames },
  move: fromTheHand('cookie').move,
};

/** How each food is eaten. */
export const eating: Readonly<Record<Food, Motion>> = {
  apple: fromTheHand('apple'),
  banana: fromTheHand('banana'),
  carrot: fromTheHand('carrot'),
  cookie: fromTheHand('cookie'),
  sandwich: fromTheHand('sandwich'),
  pasta: withFork,
  bowlful: motion,
};

/** From a bowl or the hand. */
export const eat: ActionDefinition = {
  motion,
  animal: {
    view: { body: 62, head: 52 },
    busy: true,
    toy: 'meal',
    keys: [
      { at: 0, pose: {} },
      { at: 12, pose: { reach: 0.78, crouch: 0.15, nod: -0.3, ears: 0.1 } },
      { at: 17, pose: { reach: 0.86, crouch: 0.15, nod: -0.34, open: 0.5 } },
      { at: 22, pose: { reach: 0.8, crouch: 0.15, nod: -0.26, open: 0.1 } },
      { at: 27, pose: { reach: 0.86, crouch: 0.15, nod: -0.34, open: 0.5 } },
      { at: 32, pose: { reach: 0.8, crouch: 0.15, nod: -0.26, open: 0.1 } },
      { at: 42, pose: { reach: 0.16, nod: 0.08, lids: 1, joy: 1, open: 0.2 } },
      { at: 47, pose: { reach: 0.14, nod: 0.1, lids: 1, joy: 1, open: 0 } },
      { at: 52, pose: { reach: 0.16, nod: 0.06, lids: 1, joy: 1, open: 0.25 } },
      { at: 58, pose: { reach: 0.14, nod: 0.08, tail: 0.3 } },
      { at: 68, pose: { reach: 0.78, crouch: 0.15, nod: -0.3 } },
    ],
    loopFrom: 12,
  },
  foods: eating,
  withThing: anything,
  bird: peck.animal,
  contacts: [{ kind: 'munch', first: 26, every: 48 }],
  thing: { name: 'cake', middle: beforeChest(0.1, 0.45), reach: 0.62 },
  traits: ['animals-too'],
};
