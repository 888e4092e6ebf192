import { walkPose, walkSpeed } from '../poses/gait.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { walk } from './walk.ts';

/** Elbows back, hands under the knees of whoever is carried. */
const holdingLegs: Pose['arms'] = {
  near: { angle: -14, elbow: 78, hand: 'fist' },
  far: { angle: -8, elbow: 70, hand: 'fist', layer: 'back' },
};

/** Walks with somebody on the back, bent forward a little under the load. */
export const piggyback: ActionDefinition = {
  ...walk,
  motion: {
    noBag: true,
    speed: walkSpeed * 0.8,
    move: (frame, { bones, hips }) => ({
      ...walkPose(frame * 0.8, bones, hips),
      ...(holdingLegs ? { arms: holdingLegs } : {}),
      spine: 13,
      head: -9,
      face: { smile: 0.8 },
    }),
  },
  contacts: [{ kind: 'footstep', first: 0, every: 15 }],
  together: { as: ['piggyback', 'ride'], sameWay: true },
  alone: { person: 'stand', animal: 'stand' },
  baby: 'alike',
  traits: ['mutual', 'on-the-way', 'needs-walking', 'watched'],
};
