import { cook as motion } from '../poses/cooking.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** Stirs in a bowl. */
export const cook: ActionDefinition = {
  motion,
  animal: sit.animal,
  thing: { middle: beforeChest(0.06, 0.45), reach: 0.62 },
};
