import { sniff as animal } from '../animals/acting/deeds/playing.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';

export const sniff: ActionDefinition = {
  animal,
  bird: peck.animal,
};
