import { cry as motion } from '../poses/feelings.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

/** Fists at the eyes. */
export const cry: ActionDefinition = {
  motion,
  animal: lie.animal,
  traits: ['face-to-face', 'never-from-below', 'faceless', 'own-eyes'],
};
