import { dance as animal } from '../animals/acting/deeds/moving.ts';
import { dance as motion } from '../poses/dancing.ts';
import type { ActionDefinition } from './action.ts';
import { flap } from './flap.ts';

/** Hips from side to side; an animal goes once round its own tail. */
export const dance: ActionDefinition = {
  motion,
  animal,
  bird: flap.animal,
  room: 1.6,
  traits: ['bold', 'festive', 'turns'],
};
