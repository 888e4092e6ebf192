import { swing as motion } from '../poses/playground.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** To and fro. */
export const swing: ActionDefinition = {
  motion,
  animal: sit.animal,
  brings: 'swing',
  roomInWheelchair: 4,
  traits: ['own-eyes'],
};
