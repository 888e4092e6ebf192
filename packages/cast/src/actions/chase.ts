import { chase as animal } from '../animals/acting/deeds/playing.ts';
import type { ActionDefinition } from './action.ts';
import { run } from './run.ts';

export const chase: ActionDefinition = {
  animal,
  bird: run.animal,
};
