import { peck as animal } from '../animals/acting/deeds/flying.ts';
import type { ActionDefinition } from './action.ts';

export const peck: ActionDefinition = {
  animal,
};
