import { eat as animal } from '../animals/acting/deeds/playing.ts';
import { eat as motion, eating as foods } from '../poses/eating.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { beforeChest } from './thing.ts';

/** From a bowl or the hand. */
export const eat: ActionDefinition = {
  motion,
  animal,
  foods,
  bird: peck.animal,
  contacts: [{ kind: 'munch', first: 26, every: 48 }],
  thing: { name: 'cake', middle: beforeChest(0.1, 0.45), reach: 0.62 },
};
