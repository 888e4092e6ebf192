/** What pets do and nobody wants: claws in the sofa, a puddle on the rug; and round and round after the own tail. */
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { sit } from './sit.ts';
import { stand } from './stand.ts';

/** Up on the hind legs, the paws going down in turn. */
export const scratch: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 74, head: 62 },
    busy: true,
    toy: 'scratches',
    keys: [
      { at: 0, pose: { rear: 0.6, ears: -0.2 } },
      { at: 7, pose: { rear: 0.72, paw: 0.9, ears: -0.3, tail: 0.6 }, ease: 'out' },
      { at: 14, pose: { rear: 0.6, paw: 0.1, ears: -0.3, tail: 0.4 } },
      { at: 21, pose: { rear: 0.72, paw: 0.9, ears: -0.3, tail: 0.6 }, ease: 'out' },
      { at: 28, pose: { rear: 0.6, paw: 0.1, ears: -0.2, tail: 0.4 } },
    ],
    loopFrom: 7,
  },
  bird: peck.animal,
};

/** One hind leg up; birds and whoever has two legs only squat. */
export const pee: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 84, head: 40 },
    busy: true,
    toy: 'puddle',
    keys: [
      { at: 0, pose: { ears: -0.2 } },
      { at: 8, pose: { cock: 1, ears: -0.3, tail: 0.5, lids: 0.4 } },
      { at: 60, pose: { cock: 0.94, ears: -0.2, tail: 0.5, lids: 0.5 } },
      { at: 110, pose: { cock: 1, ears: -0.3, tail: 0.5, lids: 0.4 } },
    ],
    loopFrom: 8,
  },
  bird: sit.animal,
};

/** The head turned back to the tail, hopping on the spot. */
export const chaseTail: ActionDefinition = {
  motion: stand.motion,
  animal: {
    view: { body: 60, head: -20 },
    busy: true,
    toy: 'whirl',
    keys: [
      { at: 0, pose: { turn: -0.6, open: 0.6, tail: 1, roll: 0.12, joy: 0.4 } },
      { at: 5, pose: { turn: -0.8, open: 0.9, tail: 1, roll: 0.18, joy: 0.6, lift: 0.14, paw: 0.8 } },
      { at: 10, pose: { turn: -0.6, open: 0.6, tail: 1, roll: 0.06, joy: 0.4, crouch: 0.3 } },
      { at: 15, pose: { turn: -0.8, open: 0.9, tail: 1, roll: 0.18, joy: 0.6, lift: 0.14, paw: 0.8 } },
      { at: 20, pose: { turn: -0.6, open: 0.6, tail: 1, roll: 0.12, joy: 0.4 } },
    ],
    loopFrom: 0,
  },
};
