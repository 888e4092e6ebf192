import { across } from '../animals/acting/views.ts';
import { runPose, runSpeed } from '../poses/gait.ts';
import type { ActionDefinition } from './action.ts';

/** Goes somewhere fast. */
export const run: ActionDefinition = {
  motion: {
    speed: runSpeed,
    move: (frame, { bones, hips }) => runPose(frame, bones, hips),
  },
  animal: {
    view: across,
    gait: 'run',
    keys: [{ at: 0, pose: { ears: -0.2, nod: 0.06, open: 0.3 } }],
  },
  contacts: [{ kind: 'footstep', first: 0, every: 8 }],
  room: 1.6,
  again: ['jump', 'walk'],
  traits: [
    'bold',
    'sudden',
    'turns',
    'animals-too',
    'on-the-way',
    'alongside',
    'needs-walking',
    'watched',
    'wide-awake',
  ],
};
