import { inNearHand, oneHand, standingBefore } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { lick } from './lick.ts';

/** Rubs to and fro: washes, wipes, writes, paints with whatever is in the hand. */
export const wipe: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: inNearHand, most: 0.5 }),
    move: {
      keys: [
        { at: 0, pose: oneHand(0.04, 0.34, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
        { at: 9, pose: oneHand(0.26, 0.26, { spine: 11, head: 7, gaze: [0.8, 0.6] }) },
        { at: 18, pose: oneHand(0.06, 0.42, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
        { at: 27, pose: oneHand(0.26, 0.36, { spine: 11, head: 7, gaze: [0.8, 0.6] }) },
        { at: 36, pose: oneHand(0.04, 0.34, { spine: 8, head: 8, gaze: [0.7, 0.6] }) },
      ],
      loopFrom: 0,
    },
  },
  withLarge: {
    noBag: true,
    slot: () => ({ at: standingBefore(0.5), most: 2.2 }),
    move: {
      keys: [
        { at: 0, pose: oneHand(0.5, 0.3, { spine: 10, head: 6, gaze: [0.9, 0.2] }) },
        { at: 9, pose: oneHand(0.64, 0.42, { spine: 14, head: 6, gaze: [0.9, 0.4] }) },
        { at: 18, pose: oneHand(0.5, 0.52, { spine: 12, head: 8, gaze: [0.9, 0.5] }) },
        { at: 27, pose: oneHand(0.64, 0.36, { spine: 14, head: 6, gaze: [0.9, 0.3] }) },
        { at: 36, pose: oneHand(0.5, 0.3, { spine: 10, head: 6, gaze: [0.9, 0.2] }) },
      ],
      loopFrom: 0,
    },
  },
  animal: lick.animal,
  traits: ['own-eyes', 'goes-on'],
};
