import { sleep as animal } from '../animals/acting/deeds/still.ts';
import { sleep as motion } from '../poses/resting.ts';
import type { ActionDefinition } from './action.ts';

/** In bed; an animal anywhere. */
export const sleep: ActionDefinition = {
  motion,
  animal,
  baby: motion,
  room: 2.2,
  roomInWheelchair: 4,
  brings: 'bed',
  traits: ['whole', 'never-from-below', 'face-half-hidden', 'own-eyes', 'quiet'],
};
