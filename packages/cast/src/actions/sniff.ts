import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { stand } from './stand.ts';

export const sniff: ActionDefinition = {
  motion: stand.motion,
  /** Nose along the ground, a stop, nose up in the wind. */
  animal: {
    view: { body: 64, head: 54 },
    busy: true,
    keys: [
      { at: 0, pose: {} },
      { at: 14, pose: { reach: 0.88, crouch: 0.2, nod: -0.18, tail: 0.3 } },
      { at: 20, pose: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: 0.2 } },
      { at: 24, pose: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: 0.2 } },
      { at: 34, pose: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: -0.25 } },
      { at: 38, pose: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: -0.25 } },
      { at: 54, pose: { nod: 0.26, ears: 0.6 } },
      { at: 58, pose: { nod: 0.31, ears: 0.7 } },
      { at: 62, pose: { nod: 0.26, ears: 0.6 } },
      { at: 78, pose: {} },
    ],
    loopFrom: 0,
  },
  bird: peck.animal,
};
