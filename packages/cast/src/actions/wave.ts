import { givePaw as animal } from '../animals/acting/deeds/still.ts';
import { wave as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

/** Says hello and goodbye. */
export const wave: ActionDefinition = {
  motion,
  animal,
  bird: flap.animal,
  room: 1.4,
  gesture: 60,
  traits: ['face-to-face', 'turns'],
};
