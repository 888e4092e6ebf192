import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

export const peck: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 70, head: 60 },
    busy: true,
    toy: 'meal',
    keys: [
      { at: 0, pose: {} },
      { at: 6, pose: { nod: 0.1 } },
      { at: 10, pose: { reach: 0.88, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
      { at: 13, pose: { reach: 0.72, pitch: -0.34, nod: -0.4, open: 0.4 } },
      { at: 16, pose: { reach: 0.9, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
      { at: 24, pose: { nod: 0.24, open: 0.3 }, ease: 'overshoot' },
      { at: 40, pose: { nod: 0.05, turn: 0.3 } },
      { at: 52, pose: {} },
    ],
    loopFrom: 0,
  },
  traits: ['on-wings'],
};
