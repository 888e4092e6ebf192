import { inNearHand } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';

export const umbrellas = /^umbrella(?:-with-rain-drops)?$/;

/** A fist before the shoulder has its handle: the roof is over the head. */
export const holdingUp = (pose: Pose): Pose => ({
  ...pose,
  arms: {
    near: { to: { from: 'chest', at: [0.16, 0.2] }, bend: 1, hand: 'fist', layer: 'top' },
    far: pose.arms?.far ?? { angle: 13, elbow: 8, thumb: 1, layer: 'back' },
  },
});

/** The one over whoever holds it, as large as it keeps off the rain. */
export const umbrellaSlot = (): ReturnType<NonNullable<Motion['slot']>> => ({
  at: inNearHand,
  least: 2.7,
  most: 1.25,
});

/** Stands under it. */
export const underUmbrella: Motion = {
  noBag: true,
  slot: umbrellaSlot,
  move: {
    keys: [
      { at: 0, pose: holdingUp({ ...rest, head: -3, gaze: [0.3, -0.3] }) },
      { at: 40, pose: holdingUp({ ...rest, head: 2, spine: 1, gaze: [0.4, 0.1] }) },
      { at: 80, pose: holdingUp({ ...rest, head: -3, gaze: [0.3, -0.3] }) },
    ],
    loopFrom: 0,
  },
};
