import { nap as animal } from '../animals/acting/deeds/still.ts';
import type { ActionDefinition } from './action.ts';

/** In somebody's lap. */
export const nap: ActionDefinition = {
  animal,
  alone: { animal: 'sleep' },
};
