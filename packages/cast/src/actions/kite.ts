import { kite as motion } from '../poses/playground.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { onGround } from './thing.ts';

/** Flies one. */
export const kite: ActionDefinition = {
  motion,
  baby: motion,
  animal: sit.animal,
  thing: { middle: onGround(1.75, -3.15), reach: 0.92 },
  traits: ['beside', 'bold'],
};
