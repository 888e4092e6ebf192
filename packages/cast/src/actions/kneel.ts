import { kneel as motion } from '../poses/resting.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

/** On the knees; an animal lies down. */
export const kneel: ActionDefinition = {
  motion,
  baby: motion,
  animal: lie.animal,
  traits: ['whole', 'plain', 'quiet'],
};
