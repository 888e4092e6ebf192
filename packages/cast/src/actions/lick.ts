import { lick as motion } from '../poses/mealtime.ts';
import type { ActionDefinition } from './action.ts';
import { eat } from './eat.ts';
import { peck } from './peck.ts';
import { atHand } from './thing.ts';

/** An ice cream. */
export const lick: ActionDefinition = {
  motion,
  animal: eat.animal,
  bird: peck.animal,
  thing: { name: 'ice-cream', middle: atHand('near', 0.06, -0.14), reach: 0.52 },
  traits: ['face-to-face', 'face-half-hidden'],
};
