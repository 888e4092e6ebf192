import { paint as motion } from '../poses/making.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { atHand } from './thing.ts';

/** At an easel. */
export const paint: ActionDefinition = {
  motion,
  animal: sit.animal,
  thing: { name: 'drawing', middle: atHand('far', 0.1, -0.02), reach: 0.58 },
  room: 2.8,
  traits: ['beside', 'whole'],
};
