import type { Deed } from '../animals/acting/deed.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { stand } from './stand.ts';

/** Nose along the ground, a stop, nose up in the wind. */
const animal: Deed = {
  view: { body: 64, head: 54 },
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 14, posture: { reach: 0.88, crouch: 0.2, nod: -0.18, tail: 0.3 } },
    { at: 20, posture: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: 0.2 } },
    { at: 24, posture: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: 0.2 } },
    { at: 34, posture: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: -0.25 } },
    { at: 38, posture: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: -0.25 } },
    { at: 54, posture: { nod: 0.26, ears: 0.6 } },
    { at: 58, posture: { nod: 0.31, ears: 0.7 } },
    { at: 62, posture: { nod: 0.26, ears: 0.6 } },
    { at: 78, posture: {} },
  ],
  loopFrom: 0,
};

export const sniff: ActionDefinition = {
  motion: stand.motion,
  animal,
  bird: peck.animal,
};
