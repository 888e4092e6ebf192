import { climb as motion } from '../poses/playground.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';

/** Up a ladder; on wheels up a ramp. */
export const climb: ActionDefinition = {
  motion,
  animal: cheer.animal,
  roomInWheelchair: 3.2,
  traits: ['bold', 'own-eyes'],
};
