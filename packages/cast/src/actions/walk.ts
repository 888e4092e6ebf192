import { walk as animal } from '../animals/acting/deeds/moving.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
import type { ActionDefinition } from './action.ts';

const motion: Motion = {
  speed: walkSpeed,
  move: (frame, { bones, hips }) => walkPose(frame, bones, hips),
};

/** Goes somewhere. */
export const walk: ActionDefinition = {
  motion,
  animal,
  contacts: [{ kind: 'footstep', first: 0, every: 12 }],
  room: 1.4,
  traits: ['turns'],
};
