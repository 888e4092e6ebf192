import { laugh as motion } from '../poses/feelings.ts';
import type { ActionDefinition } from './action.ts';
import { dance } from './dance.ts';
import { flap } from './flap.ts';

/** Holding the belly. */
export const laugh: ActionDefinition = {
  motion,
  animal: dance.animal,
  bird: flap.animal,
  contacts: [{ kind: 'giggle', first: 4, every: 40 }],
  traits: ['face-to-face'],
};
