import { scooter as motion } from '../poses/riding.ts';
import type { ActionDefinition } from './action.ts';
import { bike } from './bike.ts';

/** One foot pushes. */
export const scooter: ActionDefinition = {
  motion,
  animal: bike.animal,
  traits: ['bold', 'sudden', 'rides'],
};
