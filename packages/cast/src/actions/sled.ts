import { sled as motion } from '../poses/riding.ts';
import type { ActionDefinition } from './action.ts';
import { run } from './run.ts';

/** Down the hill. */
export const sled: ActionDefinition = {
  motion,
  animal: run.animal,
  traits: ['never-from-below', 'sudden', 'rides'],
};
