import { inNearHand, oneHand } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const listening = (head: number, spine: number): Pose =>
  oneHand(0, 0, { head, spine, gaze: [0.4, -0.2] }, { to: { from: 'head', at: [-0.36, 0.3] } });

/** A telephone at the ear. */
export const phone: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: inNearHand, most: 0.42 }),
    move: {
      keys: [
        { at: 0, pose: listening(-4, 0) },
        { at: 26, pose: listening(3, 2) },
        { at: 52, pose: listening(-5, -1) },
        { at: 80, pose: listening(-4, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['face-to-face', 'listening', 'own-eyes'],
};
