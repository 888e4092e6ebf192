import { strum as motion } from '../poses/making.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** A ukulele. */
export const strum: ActionDefinition = {
  motion,
  animal: sit.animal,
  contacts: [{ kind: 'strum', first: 6, every: 12 }],
  thing: { middle: beforeChest(0.1, 0.4), reach: 0.72 },
};
