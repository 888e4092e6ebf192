import { cheer as animal } from '../animals/acting/deeds/moving.ts';
import { cheer as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

/** Both arms up; an animal stands on its hind legs. */
export const cheer: ActionDefinition = {
  motion,
  animal,
  bird: flap.animal,
  room: 1.6,
  gesture: 72,
  traits: ['bold', 'face-to-face', 'festive', 'sudden', 'turns'],
};
