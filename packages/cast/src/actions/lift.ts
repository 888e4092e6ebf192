import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { pet } from './pet.ts';
import { sit } from './sit.ts';

/** Somebody on the arm: leant back against the weight, and rocked. The hands are put where the other is. */
const holdingUp = (spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: 46, elbow: 74, hand: 'flat' },
    far: { angle: 52, elbow: 66, hand: 'flat', layer: 'back' },
  },
  spine,
  head,
  gaze: [0.7, 0.1],
  face: { smile: 0.8, cheekPush: 0.4 },
});

/** A grown-up has a child on the arm. */
export const lift: ActionDefinition = {
  motion: {
    blend: 10,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: holdingUp(-5, 2) },
        { at: 22, pose: holdingUp(-8, 5) },
        { at: 46, pose: holdingUp(-4, 0) },
        { at: 70, pose: holdingUp(-5, 2) },
      ],
      loopFrom: 0,
    },
  },
  animal: pet.animal,
  heading: () => ({ body: 40, head: 40 }),
  room: 1.6,
  together: { as: ['lift', 'in-arms'] },
  alone: { animal: 'stand' },
  traits: ['fond', 'own-eyes', 'mutual'],
};

const onTheArm = (swing: number, spine: number, head: number): Pose => ({
  legs: {
    near: { angle: 44 + swing, knee: 40, foot: -14, toe: 1 },
    far: { angle: 58 - swing, knee: 46, foot: -10, toe: 1 },
  },
  arms: {
    near: { angle: 62, elbow: 30, hand: 'flat' },
    far: { angle: 56, elbow: 34, hand: 'flat', layer: 'back' },
  },
  ground: 0.06,
  spine,
  head,
  cloakLength: 0.3,
  face: { smile: 0.9, cheekPush: 0.5 },
});

/** Whoever is held up: one arm round a neck, the legs swing. */
export const inArms: ActionDefinition = {
  motion: {
    blend: 10,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: onTheArm(0, 2, -7) },
        { at: 16, pose: onTheArm(7, 4, -10) },
        { at: 34, pose: onTheArm(-6, 1, -5) },
        { at: 50, pose: onTheArm(0, 2, -7) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { outOfChair: (motion) => ({ ...motion, cut: true }) },
  animal: sit.animal,
  heading: () => ({ body: 58, head: 34 }),
  alone: { person: 'stand', animal: 'sit' },
  traits: ['mutual'],
};
