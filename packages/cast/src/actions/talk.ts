import { speak as animal } from '../animals/acting/deeds/still.ts';
import { talk as motion } from '../poses/gestures.ts';
import type { ActionDefinition } from './action.ts';

/** Small hand gestures, never in step with the words; an animal speaks up. */
export const talk: ActionDefinition = {
  motion,
  animal,
  traits: ['face-to-face', 'plain', 'turns'],
};
