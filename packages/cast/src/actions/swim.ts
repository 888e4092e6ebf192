import { paddle as animal } from '../animals/acting/deeds/playing.ts';
import { swim as motion } from '../poses/swimming.ts';
import type { ActionDefinition } from './action.ts';

/** In a swim ring. */
export const swim: ActionDefinition = {
  motion,
  animal,
  contacts: [{ kind: 'paddle', first: 9, every: 18 }],
  roomInWheelchair: 3.8,
  traits: ['never-from-below'],
};
