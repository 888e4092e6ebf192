import { splash as animal } from '../animals/acting/deeds/playing.ts';
import type { ActionDefinition } from './action.ts';

export const splash: ActionDefinition = {
  animal,
};
