import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';
import { stand } from './stand.ts';

export const fetch: ActionDefinition = {
  motion: stand.motion,
  /** Watches the ball come, leaps, has it, sits down with it. */
  animal: {
    view: { body: 66, head: 50 },
    busy: true,
    toy: 'ball',
    keys: [
      { at: 0, pose: { nod: 0.2, ears: 0.7 } },
      { at: 12, pose: { crouch: 0.5, nod: 0.36, ears: 0.9, tail: 0.4 } },
      { at: 20, pose: { crouch: 0.75, nod: 0.44, squash: 0.94 }, ease: 'out' },
      { at: 27, pose: { rear: 0.75, lift: 0.3, nod: 0.2, open: 1, ears: -0.5 }, ease: 'out' },
      { at: 34, pose: { crouch: 0.5, open: 0.4, ears: 0.8 }, ease: 'in' },
      { at: 44, pose: { open: 0.4, nod: 0.12, tail: 0.6, wag: 1 }, ease: 'overshoot' },
      { at: 60, pose: { open: 0.4, nod: 0.14, tail: 0.6, tilt: 0.08, wag: 1 } },
      { at: 78, pose: { open: 0.4, nod: 0.1, tail: 0.6, tilt: -0.06, wag: 1 } },
      { at: 96, pose: { open: 0.4, nod: 0.14, tail: 0.6, tilt: 0.08, wag: 1 } },
    ],
    loopFrom: 60,
  },
  bird: flap.animal,
};
