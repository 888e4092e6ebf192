import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { stand } from './stand.ts';

/** Up on the hind legs or with a long neck, the tongue at somebody's face. */
export const lickFace: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 62, head: 66 },
    busy: true,
    keys: [
      { at: 0, pose: { rear: 0.2 } },
      { at: 8, pose: { rear: 0.55, nod: 0.28, open: 0.7, joy: 1, wag: 1, tail: 0.6, ears: -0.3 } },
      { at: 15, pose: { rear: 0.55, nod: 0.36, open: 0.25, joy: 1, lids: 0.6, wag: 1, tail: 0.6 } },
      { at: 22, pose: { rear: 0.55, nod: 0.26, open: 0.7, joy: 1, wag: 1, tail: 0.6, ears: -0.3 } },
      { at: 29, pose: { rear: 0.55, nod: 0.36, open: 0.25, joy: 1, lids: 0.6, wag: 1, tail: 0.6 } },
      { at: 36, pose: { rear: 0.55, nod: 0.28, open: 0.7, joy: 1, wag: 1, tail: 0.6 } },
    ],
    loopFrom: 8,
  },
  bird: peck.animal,
  alone: { animal: 'sit' },
  traits: ['fond'],
};
