import { point as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';
import { look } from './look.ts';
import { sniff } from './sniff.ts';

/** Shows what is there; an animal sniffs at it. */
export const point: ActionDefinition = {
  motion,
  animal: sniff.animal,
  bird: look.animal,
  room: 1.7,
  gesture: 60,
  traits: ['bold', 'face-to-face', 'turns'],
};
