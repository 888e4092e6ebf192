import { think as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** A fist under the chin. */
export const think: ActionDefinition = {
  motion,
  animal: sit.animal,
  traits: ['face-to-face', 'listening', 'face-half-hidden', 'own-eyes', 'turns'],
};
