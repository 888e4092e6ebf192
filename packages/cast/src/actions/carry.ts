import { walkPose, walkSpeed } from '../poses/gait.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { walk } from './walk.ts';

const { arms } = around(0.16, 0.42, 0.24);

/** Walks with a thing in both arms. */
export const carry: ActionDefinition = {
  ...walk,
  animal: fetch.animal,
  motion: {
    noBag: true,
    speed: walkSpeed,
    slot: () => ({ at: betweenHands, most: 1.2 }),
    move: (frame, { bones, hips }) => ({ ...walkPose(frame, bones, hips), ...(arms ? { arms } : {}) }),
  },
};
