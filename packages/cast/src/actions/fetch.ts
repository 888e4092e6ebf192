import { fetch as animal } from '../animals/acting/deeds/playing.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

export const fetch: ActionDefinition = {
  animal,
  bird: flap.animal,
};
