import { hide as animal } from '../animals/acting/deeds/still.ts';
import { hide as motion } from '../poses/feelings.ts';
import type { ActionDefinition } from './action.ts';

/** Peekaboo. */
export const hide: ActionDefinition = {
  motion,
  animal,
  traits: ['never-from-below', 'faceless', 'own-eyes'],
};
