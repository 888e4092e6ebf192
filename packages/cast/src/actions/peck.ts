import type { Deed } from '../animals/acting/deed.ts';
import type { ActionDefinition } from './action.ts';
import { stand } from './stand.ts';

const animal: Deed = {
  view: { body: 70, head: 60 },
  busy: true,
  toy: 'meal',
  keys: [
    { at: 0, posture: {} },
    { at: 6, posture: { nod: 0.1 } },
    { at: 10, posture: { reach: 0.88, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
    { at: 13, posture: { reach: 0.72, pitch: -0.34, nod: -0.4, open: 0.4 } },
    { at: 16, posture: { reach: 0.9, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
    { at: 24, posture: { nod: 0.24, open: 0.3 }, ease: 'overshoot' },
    { at: 40, posture: { nod: 0.05, turn: 0.3 } },
    { at: 52, posture: {} },
  ],
  loopFrom: 0,
};

export const peck: ActionDefinition = {
  motion: stand.motion,
  animal,
};
