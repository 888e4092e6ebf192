/** What babies do on the floor: a toe at the mouth, and on the tummy after rolling over. */
import { add, type DrawOp, ellipse, lerp, type Point, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { inNearHand } from '../poses/with-hands.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition, Trait } from './action.ts';
import { lie } from './lie.ts';

const traits: readonly Trait[] = ['whole', 'quiet', 'babies-can', 'own-eyes', 'goes-on', 'never-from-below'];

/** Seated and bent forward, one leg up to the mouth in both hands. */
const atToe = (pull: number): Pose => ({
  arms: {
    near: { angle: 64 + pull, elbow: 46, hand: 'fist', layer: 'over' },
    far: { angle: 74 + pull, elbow: 40, hand: 'fist', thumb: 1, layer: 'front' },
  },
  legs: {
    near: { angle: 96, knee: 6, foot: -58, toe: 0.75, thigh: 0.6, shin: 0.4 },
    far: { angle: 88, knee: 4, foot: -58, toe: 0.75, thigh: 0.92, shin: 0.92 },
  },
  ground: 'hip',
  spine: 20,
  head: 14,
  gaze: [0.5, 0.8],
  face: { smile: 0.6, mouth: { open: 0.35, width: 0.5, round: 1 } },
});

/** The leg that is up, bare, from the lap to the mouth: legs of a seated figure are drawn behind it. */
function legUp(figure: Figure): DrawOp[] {
  const { skin } = figure.person;
  const { hip } = figure.joints;
  const hand = inNearHand(figure);
  const from = add(hip, [0.3, -0.12]);
  const heel: Point = add(hand, [0.1, 0.06]);
  const knee: Point = [lerp(from[0], heel[0], 0.5) + 0.16, lerp(from[1], heel[1], 0.5) + 0.02];
  const sole = add(hand, [0.0, -0.07]);
  const toes = [0, 1, 2, 3, 4].map((i): Point => add(sole, [-0.1 - 0.012 * (i % 2), -0.06 + i * 0.034]));
  return [
    ...solid(figure, [tube([from, knee, heel], [0.1, 0.09, 0.075], { samples: 14 })], skin, { shade: 0.4 }),
    ...solid(figure, [ellipse(...sole, 0.13, 0.085, -0.5, 24)], skin, { shade: 0.4 }),
    ...solid(
      figure,
      toes.map(([x, y], i) => ellipse(x, y, i === 0 ? 0.036 : 0.026, 0.024, 0, 14)),
      skin,
      { shade: 0 },
    ),
  ];
}

export const suckToe: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    props: () => ({ front: legUp }),
    move: {
      keys: [
        { at: 0, pose: atToe(0) },
        { at: 12, pose: atToe(4) },
        { at: 24, pose: atToe(0) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  baby: 'alike',
  animal: lie.animal,
  room: 1.9,
  traits,
};

/** Flat on the front, propped on the forearms, head up and legs out behind. */
const prone = (kick: number): Pose => ({
  arms: {
    near: { angle: 66, elbow: 32, wrist: 30, hand: 'flat', layer: 'front' },
    far: { angle: 74, elbow: 28, wrist: 30, hand: 'flat', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -84, knee: 18 + kick, foot: 160, toe: 1 },
    far: { angle: -80, knee: 34 - kick, foot: 160, toe: 1 },
  },
  pelvis: 70,
  spine: -6,
  head: -58,
  ground: 0.22,
  hipSpread: 0.3,
  shoulderSpread: 0.3,
  x: -0.3,
  seated: true,
  cloakLength: 0.1,
  gaze: [0.6, -0.2],
  face: { smile: 1 },
});

const onTheTummy: Motion = {
  blend: 14,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: prone(0) },
      { at: 14, pose: prone(26) },
      { at: 28, pose: prone(0) },
    ],
    loopFrom: 0,
  },
};

export const lieProne: ActionDefinition = {
  motion: onTheTummy,
  wheelchair: { atRest: true },
  baby: 'alike',
  animal: lie.animal,
  room: 2.6,
  traits,
};
