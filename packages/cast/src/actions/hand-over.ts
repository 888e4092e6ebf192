import { inNearHand } from '../poses/with-hands.ts';
import { rest, standing } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { sit } from './sit.ts';

const offering = (spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: 40, elbow: 50, hand: 'flat' },
    far: { angle: 20, elbow: 40, hand: 'relaxed', layer: 'back' },
  },
  spine,
  head,
  gaze: [0.7, 0.2],
});

/** Holds out what is given, lets go of it and straightens up. */
export const handOver: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: 34 },
    slot: () => ({ at: inNearHand, most: 0.7 }),
    move: {
      keys: [
        { at: 0, pose: offering(-2, 2) },
        { at: 12, pose: offering(-4, -2) },
        { at: 26, pose: offering(6, 4) },
        { at: 44, pose: offering(5, 2) },
        { at: 58, pose: standing(-1, 4) },
        { at: 84, pose: standing(1, 1) },
        { at: 110, pose: standing(-1, 4) },
      ],
      loopFrom: 58,
    },
  },
  animal: fetch.animal,
  heading: () => ({ body: 40, head: 44 }),
  room: 1.7,
  together: { as: ['hand-over', 'receive'] },
  alone: { person: 'stand', animal: 'stand' },
  traits: ['own-eyes'],
};

/** Sees it coming, takes it and holds it to the chest. */
export const receive: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: inNearHand, most: 0.7 }),
    move: {
      keys: [
        { at: 0, pose: standing(-2, -2) },
        { at: 14, pose: offering(-3, -3) },
        { at: 28, pose: offering(4, 3) },
        { at: 40, pose: offering(3, 4) },
        { at: 54, pose: offering(-4, -4), ease: 'overshoot' },
        { at: 80, pose: offering(-1, 3) },
        { at: 106, pose: offering(-4, -4) },
      ],
      loopFrom: 54,
    },
  },
  animal: sit.animal,
  heading: () => ({ body: 40, head: 44 }),
  room: 1.7,
  alone: { person: 'stand', animal: 'stand' },
  traits: ['own-eyes'],
};
