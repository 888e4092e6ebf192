import type { Deed } from '../animals/acting/deed.ts';
import { across } from '../animals/acting/views.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
import type { ActionDefinition } from './action.ts';

const animal: Deed = { view: across, gait: 'walk', keys: [{ at: 0, posture: {} }] };

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
