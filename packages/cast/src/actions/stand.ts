import { stand as animal } from '../animals/acting/deeds/still.ts';
import { stand as motion } from '../poses/gestures.ts';
import { postures as feelings } from '../poses/postures.ts';
import type { ActionDefinition } from './action.ts';

/** Stands at ease, or as a feeling has it. */
export const stand: ActionDefinition = {
  motion,
  animal,
  feelings,
  traits: ['face-to-face', 'listening', 'plain', 'quiet', 'turns'],
};
