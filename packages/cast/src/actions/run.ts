import { run as animal } from '../animals/acting/deeds/moving.ts';
import { runPose, runSpeed } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
import type { ActionDefinition } from './action.ts';

const motion: Motion = {
  speed: runSpeed,
  move: (frame, { bones, hips }) => runPose(frame, bones, hips),
};

/** Goes somewhere fast. */
export const run: ActionDefinition = {
  motion,
  animal,
  contacts: [{ kind: 'footstep', first: 0, every: 8 }],
  room: 1.6,
  traits: ['bold', 'sudden', 'turns'],
};
