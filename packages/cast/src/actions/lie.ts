import { lie as animal } from '../animals/acting/deeds/still.ts';
import type { ActionDefinition } from './action.ts';

export const lie: ActionDefinition = {
  animal,
};
