import type { Motion } from '../poses/motion.ts';
import { betweenHands, standingBefore } from '../poses/with-hands.ts';
import type { Slot } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import { add } from '@milestoon/drawing';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';

const hauling = (spine: number, reach: number): Pose => ({
  arms: {
    near: { angle: 62 + reach, elbow: 16, hand: 'fist', layer: 'top' },
    far: { angle: 66 + reach, elbow: 12, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: {
    near: { angle: -4, knee: 26, foot: 0, toe: 0.8 },
    far: { angle: 30, knee: 2, foot: -16, toe: 0.8 },
  },
  spine,
  head: 6,
  gaze: [1, 0.2],
  face: { mouth: { open: 0.3, width: 1.1, clench: 1, upperTeeth: 1 } },
});

const pulling = (slot: Slot): Motion => ({
  noBag: true,
  slot: () => slot,
  move: {
    keys: [
      { at: 0, pose: hauling(-13, 8) },
      { at: 16, pose: hauling(-24, 0), ease: 'out' },
      { at: 28, pose: hauling(-22, 2) },
      { at: 36, pose: hauling(-27, -3), ease: 'overshoot' },
      { at: 54, pose: hauling(-13, 8) },
    ],
    loopFrom: 0,
  },
});

/** Leans back with both hands on a thing that will not come, and gives it a jerk. */
export const pull: ActionDefinition = {
  motion: pulling({ at: (figure) => add(betweenHands(figure), [0.3, 0.06]), most: 0.9 }),
  withLarge: pulling({ at: standingBefore(0.5), most: 2.6 }),
  wheelchair: { atRest: true },
  animal: fetch.animal,
  onOther: 'hand',
  room: 2.1,
  traits: ['whole', 'animals-too'],
};

/** Two at one thing, each of whom wants it. */
export const tug: ActionDefinition = {
  motion: pulling({ at: (figure) => add(betweenHands(figure), [0.3, 0.06]), most: 0.9 }),
  wheelchair: { atRest: true },
  animal: fetch.animal,
  heading: () => ({ body: 50, head: 44 }),
  together: { as: ['tug', 'tug'], bothDo: true },
  alone: { person: 'pull', animal: 'stand' },
  room: 2.1,
  traits: ['whole', 'mutual'],
};
