import { drink as animal } from '../animals/acting/deeds/playing.ts';
import { drink as motion } from '../poses/cooking.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { atHand } from './thing.ts';

/** With both hands, then a sigh. */
export const drink: ActionDefinition = {
  motion,
  animal,
  bird: peck.animal,
  contacts: [{ kind: 'sip', first: 24, every: 66 }],
  thing: { middle: atHand('near', 0.1, -0.1), reach: 0.62 },
  traits: ['face-half-hidden'],
};
