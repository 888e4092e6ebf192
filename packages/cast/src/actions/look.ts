import { lookAround as animal } from '../animals/acting/deeds/still.ts';
import { look as motion } from '../poses/feelings.ts';
import type { ActionDefinition } from './action.ts';

/** For something, all around. */
export const look: ActionDefinition = {
  motion,
  animal,
  traits: ['face-to-face', 'listening', 'face-half-hidden', 'own-eyes'],
};
