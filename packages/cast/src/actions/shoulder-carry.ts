import { walkPose, walkSpeed } from '../poses/gait.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { piggyback } from './piggyback.ts';

/** Hands up at the ankles of whoever sits up there. */
const atTheAnkles: Pose['arms'] = {
  near: { to: { from: 'chest', at: [-0.1, 0.1] }, bend: 1, hand: 'fist', layer: 'top' },
  far: { to: { from: 'chest', at: [0.36, 0.1] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
};

/** Walks upright with somebody on the shoulders, above the own head. */
export const shoulderCarry: ActionDefinition = {
  ...piggyback,
  motion: {
    noBag: true,
    speed: walkSpeed * 0.8,
    move: (frame, { bones, hips }) => ({
      ...walkPose(frame * 0.8, bones, hips),
      ...(atTheAnkles ? { arms: atTheAnkles } : {}),
      spine: 2,
      head: 2,
      face: { smile: 0.8 },
    }),
  },
  together: { as: ['shoulder-carry', 'ride'], sameWay: true },
};
