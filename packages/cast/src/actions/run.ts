import type { Deed } from '../animals/acting/deed.ts';
import { across } from '../animals/acting/views.ts';
import { runPose, runSpeed } from '../poses/gait.ts';
import type { Motion } from '../poses/motion.ts';
import type { ActionDefinition } from './action.ts';

const animal: Deed = {
  view: across,
  gait: 'run',
  keys: [{ at: 0, posture: { ears: -0.2, nod: 0.06, open: 0.3 } }],
};

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
