import { shake as animal } from '../animals/acting/deeds/moving.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

export const shake: ActionDefinition = {
  animal,
  bird: flap.animal,
};
