import { across } from '../animals/acting/views.ts';
import { runPose, runSpeed } from '../poses/gait.ts';
import { trails } from '../props/marks.ts';
import { rolling, type Stroke } from '../poses/rolling/strokes.ts';
import type { ActionDefinition } from './action.ts';

export const racing: Stroke = { speed: runSpeed, from: -28, to: 46, back: 6, lean: 11 };

/** Goes somewhere fast. */
export const run: ActionDefinition = {
  motion: {
    speed: runSpeed,
    marks:
      (frame) =>
      ({ joints }) =>
        trails(joints, frame),
    move: (frame, { bones, hips }) => runPose(frame, bones, hips),
  },
  wheelchair: { inChair: () => rolling(racing) },
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
