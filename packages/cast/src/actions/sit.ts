import { sit as animal } from '../animals/acting/deeds/still.ts';
import { sit as motion } from '../poses/resting.ts';
import type { ActionDefinition } from './action.ts';

/** On the ground. */
export const sit: ActionDefinition = {
  motion,
  animal,
  baby: motion,
  room: 1.9,
  traits: ['whole', 'plain', 'quiet'],
};
